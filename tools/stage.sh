#!/bin/sh
# stage.sh TITLE COMMAND...: runs a stage of the checks and says how long it took; `stage.sh --sum` lists all of them.
times=.venv/stages
if [ "$1" = --sum ]; then
  echo '== how long it took'
  awk -F '\t' '{ printf "%5d s  %s\n", $1, $2; all += $1 } END { printf "%5d s  in all\n", all }' "$times"
  rm -f "$times"
  exit 0
fi
title=$1
shift
echo "== $title"
begun=$(date +%s)
"$@" || { code=$?; rm -f "$times"; echo "== FAILED: $title"; exit "$code"; }
mkdir -p .venv
printf '%d\t%s\n' $(($(date +%s) - begun)) "$title" >> "$times"
