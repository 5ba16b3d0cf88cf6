#!/bin/sh
# Puts Chromium on the machine for the browser tests, where it is not there already.
for name in chromium chromium-browser google-chrome; do
  command -v "$name" > /dev/null && exit 0
done
if ! command -v apt-get > /dev/null; then
  echo 'The browser tests need Chromium, and this machine has no apt-get to install it with: install it by hand.' >&2
  exit 1
fi
as_root=
[ "$(id -u)" = 0 ] || as_root=sudo
echo '== install Chromium for the browser tests'
export DEBIAN_FRONTEND=noninteractive
{ $as_root apt-get -qq update && $as_root apt-get -qq install -y --no-install-recommends chromium; } > /dev/null 2>&1 && exit 0
echo 'Chromium could not be installed: run `apt-get install chromium` as root to see why.' >&2
exit 1
