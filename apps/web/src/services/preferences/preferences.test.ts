import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { johanna } from '../../testing/people.ts'
import { startWithPreferences } from '../../testing/start-with-preferences.ts'
import { DEFAULT_PREFERENCES, loadPreferencesAtom, preferencesAtom, savePreferencesAtom } from './preferences.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const changed = { ...DEFAULT_PREFERENCES, enterSends: false }

describe('preferences', () => {
  it('are the usual ones until the server has said what the member wants', async () => {
    const { store } = await startWithPreferences(changed)
    expect(store.get(preferencesAtom)).toEqual(DEFAULT_PREFERENCES)
    await store.set(loadPreferencesAtom)
    expect(store.get(preferencesAtom).enterSends).toBe(false)
  })

  it('hold from the last time while the server is away, and for nobody else', async () => {
    const first = await startWithPreferences(changed)
    await first.store.set(loadPreferencesAtom)
    const second = await startWithPreferences(changed)
    second.server.isAway = true
    await second.store.set(loadPreferencesAtom)
    expect(second.store.get(preferencesAtom).enterSends).toBe(false)

    for (const [key, value] of kept) kept.set(key, value.replace(johanna.userId, 'somebody else'))
    const third = await startWithPreferences(changed)
    third.server.isAway = true
    await third.store.set(loadPreferencesAtom)
    expect(third.store.get(preferencesAtom)).toEqual(DEFAULT_PREFERENCES)
  })

  it('change at once, and end as the last of two changes says', async () => {
    const { store, server } = await startWithPreferences(changed)
    await store.set(loadPreferencesAtom)
    const changes = [
      store.set(savePreferencesAtom, { playsSound: false }),
      store.set(savePreferencesAtom, { playsSound: true, enterSends: true }),
    ]
    expect(store.get(preferencesAtom)).toMatchObject({ playsSound: true, enterSends: true })
    await Promise.all(changes)
    expect(store.get(preferencesAtom)).toEqual(server.preferences)
    expect(server.preferences).toMatchObject({ playsSound: true, enterSends: true })
  })

  it('go back where the server refuses', async () => {
    const { store, server } = await startWithPreferences(changed)
    await store.set(loadPreferencesAtom)
    server.isAway = true
    const change = store.set(savePreferencesAtom, { playsSound: false })
    expect(store.get(preferencesAtom).playsSound).toBe(false)
    await expect(change).rejects.toThrow()
    expect(store.get(preferencesAtom).playsSound).toBe(true)
  })
})
