/** Xiangqi variants as Excel workbooks, read within limits and written. */
package games.turnstile.xiangqi.xlsx;
