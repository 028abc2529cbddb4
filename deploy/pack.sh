#!/bin/sh
# Builds the product and lays into one folder what runs it: deploy/pack.sh /opt/umkreis
# Needs Node 20 or newer, and the network for what the lockfile names.
set -eu
out=$(realpath -m "${1:?Name the folder to lay the product into}")
cd "$(dirname "$0")/.."
if [ -e "$out/apps/server" ]; then
  echo "$out has a version in it: name another folder" >&2
  exit 1
fi
pnpm=$(sed -n 's/.*"packageManager": "\([^"]*\)".*/\1/p' package.json)
export CI=true TURBO_TELEMETRY_DISABLED=1
PATH="$PWD/node_modules/.bin:$PATH"
npx --yes "$pnpm" install --frozen-lockfile --prefer-offline --reporter=silent
turbo run build --output-logs=errors-only --no-update-notifier \
  --filter=@umkreis/server --filter=@umkreis/web --filter=@umkreis/site
mkdir -p "$out/apps/web" "$out/apps/site/build"
npx --yes "$pnpm" --filter @umkreis/server deploy --prod --legacy --prefer-offline --reporter=silent "$out/apps/server"
(cd "$out/apps/server" && rm -rf src tests bench test-results ./*.ts tsconfig.json pnpm-lock.yaml)
cp -R apps/web/dist "$out/apps/web/dist"
cp -R apps/site/build/client "$out/apps/site/build/client"
cp LICENSE "$out/LICENSE"
echo "Laid the product into $out: node $out/apps/server/dist/main.js starts it"
