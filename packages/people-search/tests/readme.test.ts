import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
const examples = [...readme.matchAll(/^```ts\n(?<code>.*?)^```$/gms)].map(({ groups }) => groups?.['code'] ?? '')

/** Each line `expression // => value` becomes a check. */
function toModule(code: string): string {
  const [imports = '', ...rest] = code.split('\n\n')
  const body = rest.join('\n\n').replaceAll(/^(.+?) \/\/ => (.+)$/gm, 'check($1, $2)')
  return `${imports}\nexport default async (check) => {\n${body}\n}\n`
}

describe('the README', () => {
  it('has its examples', () => {
    expect(examples).toHaveLength(1)
    for (const code of examples) expect(code).toContain(' // => ')
  })

  it.each(examples)('shows what happens, example %#', async (code) => {
    const folder = new URL('../test-results/readme/', import.meta.url)
    const file = new URL(`example-${examples.indexOf(code)}.js`, folder)
    await mkdir(folder, { recursive: true })
    await writeFile(file, toModule(code))
    const { default: run } = (await import(/* @vite-ignore */ file.href)) as {
      default: (check: (actual: unknown, expected: unknown) => void) => Promise<void>
    }
    expect.hasAssertions()
    await run((actual, expected) => expect(actual).toEqual(expected))
  })
})
