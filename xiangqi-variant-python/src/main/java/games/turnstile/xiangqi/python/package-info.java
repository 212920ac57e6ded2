/**
 * Extensions of Xiangqi variants written in Python, sandboxed on GraalPy: {@link
 * games.turnstile.xiangqi.python.PythonFormat} makes an extension of a script, within {@link
 * games.turnstile.xiangqi.python.Limits}.
 */
package games.turnstile.xiangqi.python;
