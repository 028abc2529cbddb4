#!/usr/bin/env node
// Writes what the product is made of, with licences and checksums, from the lockfile and what is installed: `sbom.cdx.json`
// (CycloneDX 1.6). With `--check` it writes nothing. Both exit 1 for a licence that is not among those that may come in.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refusedLicences } from './licences.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')
const isCheck = process.argv.includes('--check')

const { status, stdout, stderr } = spawnSync(
  'pnpm',
  ['sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'],
  { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000, shell: process.platform === 'win32' },
)
if (status !== 0) {
  console.error(stderr)
  process.exit(1)
}
const { components } = JSON.parse(stdout)
const refused = refusedLicences(components)
for (const line of refused) console.error(line)
if (refused.length > 0) {
  console.error('Take another package, or say in packages/tooling/src/licences.mjs why its licence is kept')
  process.exit(1)
}
if (!isCheck) {
  writeFileSync(join(root, 'sbom.cdx.json'), stdout)
  const counts = Map.groupBy(components, ({ licenses }) =>
    licenses.map((one) => one.expression ?? one.license.id ?? one.license.name).join(', '),
  )
  const lines = [...counts].map(([licence, { length }]) => `${String(length).padStart(5)}  ${licence}`)
  console.log([`${components.length} packages, written to sbom.cdx.json`, ...lines.toSorted().toReversed()].join('\n'))
}
