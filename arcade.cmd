@echo off
rem Runs the arcade; builds it first if it is missing or older than its sources.
setlocal
set "ROOT=%~dp0"
set "APP=%ROOT%arcade-app\target"
set "STAMP=%APP%\up-to-date"
rem Extensions in Python need a module that is large, and so is only there if it was built by itself.
set "PYTHON=%ROOT%xiangqi-variant-python\target\lib"
set "MODULES=arcade-app"
if exist "%PYTHON%\" set "MODULES=arcade-app,xiangqi-variant-python"
if defined JAVA_HOME (set "JAVA=%JAVA_HOME%\bin\java.exe") else (set "JAVA=java")

if not exist "%APP%\arcade.jar" goto build
if not exist "%STAMP%" goto build
powershell -NoProfile -Command "$built = (Get-Item '%STAMP%').LastWriteTime; $sources = Get-ChildItem -Path '%ROOT%pom.xml','%ROOT%*\pom.xml','%ROOT%*\src\main' -Recurse; if ($sources | Where-Object { $_.LastWriteTime -gt $built }) { exit 1 }"
if errorlevel 1 goto build
goto run

:build
echo arcade: building; the first time this takes a minute ... 1>&2
rem As old as the start of the build, so that an edit made meanwhile is noticed the next time.
if not exist "%APP%" mkdir "%APP%"
type nul > "%STAMP%.new"
call mvn -B -ntp -q -f "%ROOT%pom.xml" -pl "%MODULES%" -am package -Dmaven.test.skip=true -Dmaven.javadoc.skip=true -Dmaven.source.skip=true -Dspotless.check.skip=true -Djacoco.skip=true -Denforcer.skip=true 1>&2
if errorlevel 1 (
  echo arcade: the build failed, see above; a JDK, 17 or newer, and Maven are needed 1>&2
  exit /b 1
)
move /y "%STAMP%.new" "%STAMP%" >nul

:run
if exist "%PYTHON%\" goto with_python
"%JAVA%" -XX:+UseSerialGC -jar "%APP%\arcade.jar" %*
exit /b %errorlevel%

:with_python
"%JAVA%" -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED -cp "%APP%\arcade.jar;%PYTHON%\*" games.turnstile.arcade.Arcade %*
exit /b %errorlevel%
