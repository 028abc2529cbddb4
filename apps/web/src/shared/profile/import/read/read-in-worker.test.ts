import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NOTHING_FOUND } from './found-profile.ts'
import { readInWorker } from './read-in-worker.ts'

/** A worker that does nothing by itself. */
class IdleWorker extends EventTarget {
  isEnded = false
  asked: unknown[] = []
  postMessage(message: unknown) {
    this.asked.push(message)
  }
  terminate() {
    this.isEnded = true
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const REQUEST = { source: { kind: 'lines', lines: [] }, skillLines: [] } as const
let worker: IdleWorker
const read = (signal?: AbortSignal) => readInWorker(REQUEST, signal, () => worker as unknown as Worker, 1_000)

describe(readInWorker, () => {
  beforeEach(() => {
    vi.useFakeTimers()
    worker = new IdleWorker()
  })
  afterEach(() => vi.useRealTimers())

  it('asks once, gives what was found, and ends the worker', async () => {
    const reading = read()
    worker.say({ kind: 'found', found: NOTHING_FOUND })
    expect(await reading).toEqual(NOTHING_FOUND)
    expect(worker.asked).toEqual([REQUEST])
    expect(worker.isEnded).toBe(true)
  })

  it('passes on why a file could not be read', async () => {
    const reading = read()
    worker.say({ kind: 'failed', problem: 'locked' })
    await expect(reading).rejects.toMatchObject({ problem: 'locked' })
  })

  it('ends a worker that never answers', async () => {
    const reading = expect(read()).rejects.toMatchObject({ problem: 'time' })
    expect(worker.isEnded).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    await reading
    expect(worker.isEnded).toBe(true)
  })

  it('starts no worker for what was called off before', async () => {
    await expect(readInWorker(REQUEST, AbortSignal.abort(), () => expect.unreachable())).rejects.toMatchObject({
      problem: 'time',
    })
  })

  it('ends a worker that is called off, or breaks', async () => {
    const calling = new AbortController()
    const calledOff = expect(read(calling.signal)).rejects.toMatchObject({ problem: 'time' })
    calling.abort()
    await calledOff
    expect(worker.isEnded).toBe(true)
    worker = new IdleWorker()
    const broken = expect(read()).rejects.toMatchObject({ problem: 'broken' })
    worker.dispatchEvent(new Event('error'))
    await broken
    expect(worker.isEnded).toBe(true)
  })
})
