/** Extensions of Xiangqi variants written in Python, sandboxed on GraalPy. */
package games.turnstile.xiangqi.python;
