// The packages that carry the pinned Node name their platform as a string ("os": "linux"); pnpm reads only arrays there
// and would install all five on every machine.
function readPackage(manifest) {
  if (/^node-(bin-)?(linux|darwin|win)-/.test(manifest.name ?? '')) {
    for (const field of ['os', 'cpu']) {
      if (typeof manifest[field] === 'string') manifest[field] = [manifest[field]]
    }
  }
  return manifest
}

export const hooks = { readPackage }
