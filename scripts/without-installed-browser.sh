#!/usr/bin/env bash
# Runs a command as on a machine where no Chrome, Chromium or Edge is installed, so that the npm package's Chromium is
# used. The installed ones are covered in a mount namespace of the command's own; nothing outside it changes. Needs root
# on Linux.
#
#     scripts/without-installed-browser.sh npx vitest run test/engine
set -euo pipefail

# The places of src/engine/capture/find-browser.ts.
names="google-chrome-stable google-chrome chrome chromium chromium-browser microsoft-edge-stable microsoft-edge"
paths=$(for name in $names; do which -a "$name" 2>/dev/null || true; done
  for path in /opt/google/chrome/chrome /opt/microsoft/msedge/msedge; do [ -e "$path" ] && echo "$path"; done; true)
for folder in /usr/local/bin /usr/bin /snap/bin; do
  for name in $names; do [ -e "$folder/$name" ] && paths="$paths"$'\n'"$folder/$name"; done
done
export HIDDEN_BROWSERS="$paths"
exec unshare --mount bash -c '
  set -e
  for path in $(sort -u <<<"$HIDDEN_BROWSERS"); do mount --bind /dev/null "$(readlink -f "$path")"; done
  unset HIDDEN_BROWSERS
  exec "$@"' -- "$@"
