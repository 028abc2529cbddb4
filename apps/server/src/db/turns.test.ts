import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BusyError } from '../errors/unavailable.ts'
import { Turns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe(Turns, () => {
  it('come in the order of the asking, so many at a time', async () => {
    const turns = new Turns(2, 1000)
    const came: string[] = []
    const ask = async (name: string) => {
      const giveBack = await turns.take()
      came.push(name)
      return giveBack
    }
    const first = await ask('a')
    await ask('b')
    const [third, fourth] = [ask('c'), ask('d')]
    await vi.advanceTimersByTimeAsync(10)
    expect(came).toEqual(['a', 'b'])
    first()
    ;(await third)()
    await fourth
    expect(came).toEqual(['a', 'b', 'c', 'd'])
  })

  it('turn away who waited too long, and nobody after them', async () => {
    const turns = new Turns(1, 1000)
    const giveBack = await turns.take()
    const late = turns.take().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(900)
    const later = turns.take()
    await vi.advanceTimersByTimeAsync(100)
    expect(await late).toBeInstanceOf(BusyError)
    giveBack()
    ;(await later)()
    ;(await turns.take())()
  })
})
