import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCell } from '../../../services/conversation/observed.ts'
import type { Readiness } from '../../../services/conversation/readiness.ts'
import { waitUntilReady } from './wait-until-ready.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PREPARING: Readiness = { kind: 'preparing', waitsFor: 'this-device' }

describe(waitUntilReady, () => {
  it('ends at once, or as soon as the keys are there', async () => {
    await expect(waitUntilReady(createCell<Readiness>({ kind: 'ready' }))).resolves.toBeUndefined()
    const cell = createCell<Readiness>(PREPARING)
    const waiting = waitUntilReady(cell)
    cell.set({ kind: 'ready' })
    await expect(waiting).resolves.toBeUndefined()
  })

  it('gives up where somebody has to decide first', async () => {
    const cell = createCell<Readiness>(PREPARING)
    const waiting = waitUntilReady(cell)
    cell.set({ kind: 'contact-reset', userIds: [] })
    await expect(waiting).rejects.toThrow('contact-reset')
  })

  it('gives up after a while', async () => {
    const waiting = expect(waitUntilReady(createCell(PREPARING), 1000)).rejects.toThrow('did not come in time')
    await vi.advanceTimersByTimeAsync(1000)
    await waiting
  })
})
