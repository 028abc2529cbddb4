import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'

const folder = join(import.meta.dirname, '..')

describe.each([
  ['two-people', 'Servus, Mittag um zwölf?'],
  ['a-file', 'Montag: Knödel'],
  ['one-to-many', 'Wer kommt am Donnerstag?'],
])('the example %s', (name, said) => {
  it('stands in the README as it is', () => {
    const example = readFileSync(join(folder, `examples/${name}.ts`), 'utf8')
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``)
  })

  it('does what it says', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    await import(`../examples/${name}.ts`)
    expect(log).toHaveBeenCalledExactlyOnceWith(said)
    log.mockRestore()
  })
})
