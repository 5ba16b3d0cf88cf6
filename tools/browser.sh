#!/bin/sh
# Puts Chromium on the machine for the browser tests, where it is not there already: without a window, which is quicker, or any.
command -v chromium-headless-shell > /dev/null && exit 0
any=
for name in chromium chromium-browser google-chrome; do
  command -v "$name" > /dev/null && any=$name
done
if ! command -v apt-get > /dev/null; then
  [ -n "$any" ] && exit 0
  echo 'The browser tests need Chromium, and this machine has no apt-get to install it with: install it by hand.' >&2
  exit 1
fi
as_root=
[ "$(id -u)" = 0 ] || as_root=sudo
echo '== install Chromium for the browser tests'
export DEBIAN_FRONTEND=noninteractive
install="$as_root apt-get -qq install -y --no-install-recommends"
{ $as_root apt-get -qq update && { $install chromium-headless-shell || $install chromium; }; } > /dev/null 2>&1 && exit 0
[ -n "$any" ] && exit 0
echo 'Chromium could not be installed: run `apt-get install chromium` as root to see why.' >&2
exit 1
