/** Xiangqi variants as Excel workbooks. */
module games.turnstile.xiangqi.xlsx {
  requires transitive games.turnstile.xiangqi;
  requires java.xml;
  requires org.dhatim.fastexcel;
  requires org.dhatim.fastexcel.reader;

  exports games.turnstile.xiangqi.xlsx;
}
