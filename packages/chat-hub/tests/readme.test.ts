import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')

// That they run is proved by the server's tests, which start them as programs of their own.
it.each(['conversations.ts', 'two-programs/ada.ts', 'two-programs/ben.ts'])('the README shows %s as it is', (name) => {
  const example = readFileSync(join(folder, 'examples', name), 'utf8')
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``)
})
