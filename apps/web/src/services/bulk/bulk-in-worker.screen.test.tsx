import { createBulkWorkFixture } from '../../testing/bulk-work.ts'
import { openEnvelopes } from '@umkreis/crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BulkWorkerError, createBulkInWorker } from './bulk-in-worker.ts'

const MEMBERS = 1_000
const MESSAGES = 5_000
const stops: (() => void)[] = []
const create = (startWorker?: () => Worker) => {
  const bulk = createBulkInWorker(startWorker)
  stops.push(() => bulk.stop())
  return bulk
}
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

/** How often everything else on the page gets its turn while work goes on. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  const { port1, port2 } = new MessageChannel()
  let turns = 0
  let isOver = false
  port1.addEventListener('message', () => {
    turns += 1
    if (!isOver) port2.postMessage(null)
  })
  port1.start()
  port2.postMessage(null)
  await work
  isOver = true
  port1.close()
  return turns
}

describe(createBulkInWorker, () => {
  it('gives what the work gives where it is called, in its order', async () => {
    const { envelopes, forged, keysFor, openBox } = await createBulkWorkFixture()
    const items = [...envelopes(20), forged, ...envelopes(20)]
    const bulk = create()
    expect(await bulk.openEnvelopes(items)).toEqual(await openEnvelopes(items))
    const boxes = await bulk.sealEpochKeys(keysFor(3))
    expect(boxes).toHaveLength(3)
    for (const box of boxes) expect(await openBox(box)).toBe(true)
  })

  it('leaves the page at hand while a group of 1,000 is re-keyed and 5,000 messages are opened', async () => {
    const { envelopes, keysFor } = await createBulkWorkFixture()
    const here = vi.spyOn(SubtleCrypto.prototype, 'verify')
    const bulk = create()
    const work = Promise.all([bulk.openEnvelopes(envelopes(MESSAGES)), bulk.sealEpochKeys(keysFor(MEMBERS))])
    const turns = await countTurns(work)
    const [opened, boxes] = await work
    expect(opened.filter(({ kind }) => kind === 'message')).toHaveLength(MESSAGES)
    expect(boxes.filter((box) => box !== null)).toHaveLength(MEMBERS)
    expect(here).not.toHaveBeenCalled()
    // Done here it would be a handful: each slice of the work holds everything else back.
    expect(turns).toBeGreaterThan(100)
  })

  it('opens a few messages where it is, without a worker', async () => {
    const { envelopes } = await createBulkWorkFixture()
    const startWorker = vi.fn<() => Worker>()
    const opened = await create(startWorker).openEnvelopes(envelopes(3))
    expect(opened.map(({ kind }) => kind)).toEqual(['message', 'message', 'message'])
    expect(startWorker).not.toHaveBeenCalled()
  })

  it('starts ahead of its first work where it is told to, once', async () => {
    const { envelopes } = await createBulkWorkFixture()
    const startWorker = vi.fn(() => new Worker(`data:text/javascript,throw new Error("gone")`))
    const bulk = create(startWorker)
    bulk.start()
    bulk.start()
    expect(startWorker).toHaveBeenCalledTimes(1)
    await expect(bulk.openEnvelopes(envelopes(20))).rejects.toThrow(BulkWorkerError)
    expect(startWorker).toHaveBeenCalledTimes(1)
    const blocked = create(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(() => blocked.start()).not.toThrow()
  })

  it('gives up what a worker that can’t be loaded should have done, and tries again with the next', async () => {
    const { envelopes } = await createBulkWorkFixture()
    let tries = 0
    const bulk = create(() => {
      tries += 1
      return new Worker(`data:text/javascript,throw new Error("gone")`)
    })
    await expect(bulk.openEnvelopes(envelopes(20))).rejects.toThrow(BulkWorkerError)
    await expect(bulk.openEnvelopes(envelopes(20))).rejects.toThrow(BulkWorkerError)
    expect(tries).toBe(2)
  })

  it('gives up where no worker can be started, and what is no request', async () => {
    const { envelopes, keysFor } = await createBulkWorkFixture()
    const blocked = create(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await expect(blocked.openEnvelopes(envelopes(20))).rejects.toThrow(BulkWorkerError)
    const bulk = create()
    await expect(bulk.sealEpochKeys({ ...keysFor(1), epochKey: new Uint8Array(3) })).rejects.toThrow(BulkWorkerError)
    expect(await bulk.openEnvelopes(envelopes(20))).toHaveLength(20)
  })

  it('calls off what it was asked when it is stopped', async () => {
    const { envelopes } = await createBulkWorkFixture()
    const bulk = create()
    const opening = bulk.openEnvelopes(envelopes(200))
    bulk.stop()
    await expect(opening).rejects.toThrow('called off')
  })
})
