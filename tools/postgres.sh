#!/bin/sh
# Puts PostgreSQL's programs on the machine for the server's tests, where they are not there already.  The tests start a
# cluster of their own, so none is made here.
for folder in /usr/lib/postgresql/*/bin /usr/local/bin /usr/bin; do
  [ -x "$folder/initdb" ] && [ -x "$folder/postgres" ] && exit 0
done
if ! command -v apt-get > /dev/null; then
  echo 'The tests need PostgreSQL, and this machine has no apt-get to install it with: install it by hand.' >&2
  exit 1
fi
as_root=
[ "$(id -u)" = 0 ] || as_root=sudo
echo '== install PostgreSQL for the tests'
export DEBIAN_FRONTEND=noninteractive
{
  $as_root apt-get -qq update &&
  $as_root apt-get -qq install -y --no-install-recommends postgresql-common &&
  $as_root sh -c 'mkdir -p /etc/postgresql-common/createcluster.d &&
    echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.d/roadstead.conf' &&
  $as_root apt-get -qq install -y --no-install-recommends postgresql
} > /dev/null 2>&1 && exit 0
echo 'PostgreSQL could not be installed: run `apt-get install postgresql` as root to see why.' >&2
exit 1
