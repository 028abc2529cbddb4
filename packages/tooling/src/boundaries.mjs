#!/usr/bin/env node
// Checks who imports whom (the table in the root README) over every source file, and exits 1 with one line for each
// import that goes against it.
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { findViolations } from './import-rules.mjs'

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../../..'))
const files = globSync('{apps,packages}/*/{src,tests,bench,.storybook}/**/*.{ts,tsx,mjs}', { cwd: root })
let count = 0
for (const file of files) {
  const source = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, source)
  const specifiers = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) => one.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map((one) => source.slice(one.moduleRequest.start + 1, one.moduleRequest.end - 1)),
  ]
  for (const message of findViolations(file.replaceAll('\\', '/'), [...new Set(specifiers)], source)) {
    console.error(`${file}: ${message}`)
    count++
  }
}
if (count > 0) {
  console.error(`${count} imports against the rules`)
  process.exit(1)
}
console.log(`${files.length} files import only what they may`)
