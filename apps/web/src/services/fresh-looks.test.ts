import type { ApiClient } from '@umkreis/api-client'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provideApiAtom } from './api.ts'
import { keepLooksFreshAtom, LOOKS_FRESH_MS } from './fresh-looks.ts'

const stored = { accessToken: 'a', refreshToken: 'r', userId: 'karim', role: 'Employee' }
let nowMs = 0

function follow(session: typeof stored | undefined) {
  const asked = vi.fn<() => void>()
  const looks = {
    theme: async () => {
      asked()
      return { themeId: 't', themeName: 'x', values: [] }
    },
    smallLogo: async () => ({ url: null }),
    bigLogo: async () => ({ url: null }),
  }
  const store = createStore()
  store.set(provideApiAtom, { looks, session: { store: { load: () => session } } } as unknown as ApiClient)
  return { asked, stop: store.set(keepLooksFreshAtom, () => nowMs) }
}

beforeEach(() => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const browser = Object.assign(new EventTarget(), { localStorage: { setItem: () => undefined, getItem: () => null } })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browser)
  nowMs = 1_000_000
})
afterEach(() => vi.unstubAllGlobals())

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

it('asks again when a member comes back, and not twice in a short while', () => {
  const { asked } = follow(stored)
  comeBack()
  expect(asked).not.toHaveBeenCalled()
  nowMs += LOOKS_FRESH_MS
  comeBack()
  window.dispatchEvent(new Event('focus'))
  expect(asked).toHaveBeenCalledTimes(1)
})

it('asks nothing for a visitor, for a page out of sight, and after it has ended', () => {
  const visitor = follow(undefined)
  const member = follow(stored)
  nowMs += LOOKS_FRESH_MS
  Object.assign(document, { visibilityState: 'hidden' })
  comeBack()
  expect(member.asked).not.toHaveBeenCalled()
  Object.assign(document, { visibilityState: 'visible' })
  member.stop()
  comeBack()
  expect([visitor.asked, member.asked].map((call) => call.mock.calls.length)).toEqual([0, 0])
})
