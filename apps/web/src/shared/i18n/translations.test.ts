import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { inGerman } from './german-messages.ts'
import { inOwnWords } from './messages.de.ts'

const SOURCE = join(import.meta.dirname, '../..')
const DESIGN_SYSTEM = join(SOURCE, '../../../packages/design-system/src')
const REPOSITORY = join(SOURCE, '../../..')
/** Modules of words, by their names. */
const WORDS = /(^|-)(copy|words|labels)\.ts$|^(locale|messages)\.ts$/
/** What has such a name without being words of its own. */
const OTHERS = new Set([
  'features/chat/components/text/copy-text.ts',
  'features/chat/state/messages.ts',
  'features/devices/logic/problem-words.ts',
  'services/history/index/words.ts',
  'testing/messages.ts',
  'components/FileDrop/file-words.ts',
])

function filesBelow(folder: string, matching: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && matching.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

it.each([
  ['the application', SOURCE],
  ['the design system', DESIGN_SYSTEM],
])('all words of %s are there in German', (_what, folder) => {
  const modules = filesBelow(folder, WORDS).filter((file) => !OTHERS.has(relative(folder, file)))
  expect(modules.length).toBeGreaterThan(4)
  const missing = modules.filter((file) => !existsSync(file.replace(/\.ts$/, '.de.ts')))
  expect(missing.map((file) => relative(folder, file))).toEqual([])
})

it('every translation still has what it translates', () => {
  const orphans = [SOURCE, DESIGN_SYSTEM]
    .flatMap((folder) => filesBelow(folder, /\.de\.ts$/))
    .filter((file) => !existsSync(file.replace(/\.de\.ts$/, '.ts')))
  expect(orphans).toEqual([])
})

/** Sentences that rules and services refuse with: whole strings, in the shapes in which they are written there. */
const REFUSALS = [
  /new ServiceError\(\s*'(?:conflict|forbidden|unavailable|too-many|too-large|unauthenticated|not-found)',\s*'([^'$]+)'/g,
  /invalidField\(\s*'[^']*',\s*'([^'$]+)'/g,
  /notFound\('([^']+)'\)/g,
  /\b(?:MESSAGE|message) = '([^'$]+)'/g,
  /super\('conflict', '([^'$]+)'/g,
  /createSlots\([^']*'([A-Z][^'$]+)'/g,
  /limit\('\w+', [^']*'([A-Z][^'$]+)'/g,
  /(?:nonEmpty|minLength|maxLength|email|check|regex|url|picklist)\([^()]*(?:\([^()]*\)[^()]*)*,?\s*'([A-Z][^'$]+ [^'$]+)'\)/g,
]
/** What only a program that calls the API wrongly is told. */
const FOR_PROGRAMS =
  /^(Must be|Each member needs|Not a place|Not an address of the web|A group box|The (same|box|key)|(This|Only a) token )/

it('what the server refuses is said in German', () => {
  const files = ['apps/server/src', 'packages/schemas/src'].flatMap((folder) =>
    filesBelow(join(REPOSITORY, folder), /(?<!\.test)\.ts$/),
  )
  const said = new Set<string>()
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    for (const [index, shape] of REFUSALS.entries()) {
      for (const [, sentence = ''] of code.matchAll(shape)) {
        said.add(index === 2 ? `${sentence} was not found` : sentence)
      }
    }
  }
  expect(said.size).toBeGreaterThan(100)
  const untranslated = [...said].filter((sentence) => !FOR_PROGRAMS.test(sentence) && inGerman(sentence) === sentence)
  expect(untranslated).toEqual([])
})

it('what the lines of invoices say is said in German', () => {
  const code = readFileSync(join(REPOSITORY, 'apps/server/src/services/billing/invoice-content.ts'), 'utf8')
  const texts = [...code.matchAll(/^ {2}\w+: '([^']+)',$/gm)].map(([, text = '']) => text)
  expect(texts).toHaveLength(3)
  expect(texts.filter((text) => inGerman(text) === text)).toEqual([])
})

it('says how many, too', () => {
  expect(inGerman('At most 500 characters')).toBe('Höchstens 500 Zeichen')
  expect(inGerman('Please keep a post to 1,234,000 characters')).toBe('Bitte höchstens 1.234.000 Zeichen')
  expect(inGerman('Too many searches. Please try again in a minute')).toBe(
    'Das war zu viel auf einmal. Bitte versuch es gleich noch einmal',
  )
  expect(inGerman('This group was not found')).toBe('Diese Gruppe wurde nicht gefunden')
})

it('says it in the build, once the sentences are loaded', async () => {
  await expect.poll(() => inOwnWords('At most 500 characters')).toBe('Höchstens 500 Zeichen')
})

it('leaves what it does not know as it is', () => {
  expect(inGerman('Bonjour')).toBe('Bonjour')
})
