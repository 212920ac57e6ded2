/** Extensions of Xiangqi variants written in Python, sandboxed on GraalPy. */
module games.turnstile.xiangqi.python {
  requires transitive games.turnstile.xiangqi;
  requires java.management;
  requires jdk.management;
  requires org.graalvm.polyglot;

  exports games.turnstile.xiangqi.python;

  provides games.turnstile.xiangqi.extension.ExtensionFormat with
      games.turnstile.xiangqi.python.PythonFormat;
}
