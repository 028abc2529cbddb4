import { createApiClient, createMemoryTokenStore } from '@umkreis/api-client'
import { DEFAULT_THEME_COLOURS, type CompanyTheme } from '@umkreis/schemas'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provideApiAtom } from './api.ts'
import { applyLooksAtom, loadLooksAtom, looksAtom } from './looks.ts'
import { looksKey } from './looks-memory.ts'

/** The code of the engine, which comes over the network when it is first needed. */
const engine = vi.hoisted(() => ({ arrival: Promise.withResolvers<void>() }))
vi.mock(import('./theme-engine.ts'), async (importOriginal) => {
  const loaded = await importOriginal()
  await engine.arrival.promise
  return loaded
})

const themeOf = (colours: Record<string, string>) =>
  ({
    themeId: 't1',
    themeName: 'Lindwerk',
    values: Object.entries(colours).map(([name, value]) => ({ name, value })),
  }) as CompanyTheme
const own = themeOf({ ...DEFAULT_THEME_COLOURS, banner: '#F2B705' })
const umkreis = themeOf(DEFAULT_THEME_COLOURS)

let kept: Map<string, string>
function start() {
  const tokens = createMemoryTokenStore()
  const signIn = (userId: string) =>
    tokens.save({ accessToken: 'token', refreshToken: 'refresh', userId, role: 'Manager' })
  signIn('johanna')
  const store = createStore()
  const answers = new Map<string, object>([
    ['/api/themes/company-current-theme', own],
    ['/api/users/small-logo', { url: null }],
    ['/api/users/big-logo', { url: null }],
  ])
  const answer = async (input: Request | URL | string) =>
    Response.json(answers.get(new URL(new Request(input).url).pathname))
  store.set(provideApiAtom, createApiClient({ baseUrl: 'http://umkreis.test/api', store: tokens, fetch: answer }))
  return { store, signIn, banner: () => store.get(looksAtom).colours.banner }
}

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

// The first of these is the one for whom the engine is slow.
it('ends in the colours that were asked for last, though the engine for older ones came later', async () => {
  const { store, banner } = start()
  const saved = store.set(applyLooksAtom, { theme: own, bigLogo: { url: '/big.svg' } })
  const reset = store.set(applyLooksAtom, { theme: umkreis, bigLogo: { url: null } })
  await reset
  engine.arrival.resolve()
  await saved

  expect(banner()).toBe(DEFAULT_THEME_COLOURS.banner)
  expect(store.get(looksAtom).bigLogo).toEqual({ url: null })
  expect(JSON.parse(kept.get(looksKey('johanna')) ?? '{}')).toMatchObject({ colours: DEFAULT_THEME_COLOURS })
})

it('wears a new logo without losing colours that are on their way', async () => {
  const { store, banner } = start()
  const saved = store.set(applyLooksAtom, { theme: own })
  await store.set(applyLooksAtom, { smallLogo: { url: '/small.svg' } })
  await saved

  expect(banner()).toBe('#F2B705')
  expect(store.get(looksAtom).smallLogo).toEqual({ url: '/small.svg' })
})

it('keeps the looks of one member out of the memory of the next', async () => {
  const { store, signIn, banner } = start()
  const saved = store.set(applyLooksAtom, { theme: own })
  signIn('karim')
  await saved

  expect([...kept.keys()]).toEqual([])
  expect(banner()).toBe(DEFAULT_THEME_COLOURS.banner)
})

it('does not load over colours that were chosen while it asked', async () => {
  const { store, banner } = start()
  const loaded = store.set(loadLooksAtom)
  await store.set(applyLooksAtom, { theme: umkreis })
  await loaded

  expect(banner()).toBe(DEFAULT_THEME_COLOURS.banner)
})
