import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const AREA = /\/taxonomy\/(business|cloud|data|engineering|people|production|software|trades)\.ts$/

registerHooks({
  load(url, context, nextLoad) {
    const area = AREA.exec(url)?.[1]
    if (area === undefined) return nextLoad(url, context)
    // One file holds everything, the others nothing.
    const rows = area === 'software' ? readFileSync(process.argv[2] ?? '', 'utf8') : ''
    return {
      format: 'module',
      shortCircuit: true,
      source: `export const ${area.toUpperCase()} = ${JSON.stringify(rows)}`,
    }
  },
})
