import type { UserId } from '@umkreis/schemas'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Conversations } from '../conversation/conversations.ts'
import { startNoticesAtom } from './start-notices.ts'

const state = vi.hoisted(() => ({ because: 'signed-out' }))
vi.mock('../session.ts', async () => {
  const { atom } = await import('jotai')
  return { sessionAtom: atom(() => ({ kind: 'visitor', because: state.because })), currentUserAtom: atom(null) }
})

const notice = { tag: 'g1', close: vi.fn() }
beforeEach(() => {
  const serviceWorker = { getRegistration: async () => ({ getNotifications: async () => [notice] }), ...listening }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('window', { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined })
})
afterEach(() => {
  vi.unstubAllGlobals()
  notice.close.mockClear()
})

const listening = { addEventListener: () => undefined, removeEventListener: () => undefined }

async function startAndStop(because: string): Promise<void> {
  state.because = because
  const conversations = { subscribe: () => () => undefined } as unknown as Conversations
  const isLooking = { get: () => false, subscribe: () => () => undefined }
  createStore().set(startNoticesAtom, { conversations, userId: 'u1' as UserId, isLooking })()
}

it('leaves nothing on the screen of a device that was signed out: notices quote messages', async () => {
  await startAndStop('signed-out')
  await expect.poll(() => notice.close.mock.calls.length).toBe(1)
})

it('leaves them to who only has to sign in again', async () => {
  await startAndStop('expired')
  await new Promise((resolve) => setImmediate(resolve))
  expect(notice.close).not.toHaveBeenCalled()
})
