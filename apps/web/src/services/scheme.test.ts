import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SCHEME_KEY, chooseSchemeAtom, followSchemeAtom, schemeAtom } from './scheme.ts'

let kept: Map<string, string>
let page: EventTarget

/** What another tab's change of the storage sends to this one. */
const storageEvent = (key: string | null, newValue: string | null) =>
  Object.assign(new Event('storage'), { key, newValue })

beforeEach(() => {
  kept = new Map()
  page = new EventTarget()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('window', Object.assign(page, { localStorage }))
})
afterEach(() => vi.unstubAllGlobals())

describe('schemeAtom', () => {
  it('follows the device where nothing was chosen, or something unknown', () => {
    kept.set(SCHEME_KEY, 'sepia')
    const store = createStore()
    store.set(followSchemeAtom)

    expect(store.get(schemeAtom)).toBe('system')
  })

  it('starts with what was chosen on this device', () => {
    kept.set(SCHEME_KEY, 'dark')
    const store = createStore()
    store.set(followSchemeAtom)

    expect(store.get(schemeAtom)).toBe('dark')
  })

  it('takes over what another tab chooses, and no other change of the storage', () => {
    const store = createStore()
    const stop = store.set(followSchemeAtom)
    page.dispatchEvent(storageEvent(SCHEME_KEY, 'light'))
    page.dispatchEvent(storageEvent('somethingElse', 'dark'))
    expect(store.get(schemeAtom)).toBe('light')

    page.dispatchEvent(storageEvent(SCHEME_KEY, null))
    expect(store.get(schemeAtom)).toBe('system')

    stop()
    page.dispatchEvent(storageEvent(SCHEME_KEY, 'dark'))
    expect(store.get(schemeAtom)).toBe('system')
  })
})

describe('chooseSchemeAtom', () => {
  it('keeps the choice for the next start, and nothing for the choice to follow the device', () => {
    const store = createStore()
    store.set(chooseSchemeAtom, 'dark')
    expect([store.get(schemeAtom), kept.get(SCHEME_KEY)]).toEqual(['dark', 'dark'])

    store.set(chooseSchemeAtom, 'system')
    expect([store.get(schemeAtom), kept.has(SCHEME_KEY)]).toEqual(['system', false])
  })
})
