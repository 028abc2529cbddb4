import type { Attachment } from '@umkreis/crypto'
import { describe, expect, it } from 'vitest'
import { nextUpload, togetherOf, type UploadEvent, type UploadState, uploadsToStart } from './uploads.ts'

const attachment: Attachment = { blobId: 'b', name: 'a.txt', mediaType: 'text/plain', sizeBytes: 1, key: '', hash: '' }
const run = (...events: UploadEvent[]) => events.reduce(nextUpload, { kind: 'waiting' } as UploadState)
const started: UploadEvent = { type: 'started' }
const failed: UploadEvent = { type: 'failed', detail: 'No connection', isNetwork: true }

describe(nextUpload, () => {
  it('waits, moves as measured, and is done', () => {
    expect(run(started)).toEqual({ kind: 'uploading', share: 0 })
    expect(run(started, { type: 'progressed', share: 0.4 })).toEqual({ kind: 'uploading', share: 0.4 })
    expect(run(started, { type: 'finished', attachment })).toEqual({ kind: 'done', attachment })
  })

  it('never shows more than all of it, nor less than nothing', () => {
    expect(run(started, { type: 'progressed', share: 1.5 })).toEqual({ kind: 'uploading', share: 1 })
    expect(run(started, { type: 'progressed', share: -1 })).toEqual({ kind: 'uploading', share: 0 })
  })

  it('waits again after a failure only when it is tried again', () => {
    expect(run(started, failed)).toEqual({ kind: 'failed', detail: 'No connection', isNetwork: true })
    expect(run(started, failed, started)).toMatchObject({ kind: 'failed' })
    expect(run(started, failed, { type: 'retried' })).toEqual({ kind: 'waiting' })
    expect(run(started, { type: 'retried' })).toMatchObject({ kind: 'uploading' })
  })

  it('stays cancelled, whatever its run still reports', () => {
    const late: UploadEvent[] = [{ type: 'progressed', share: 0.5 }, failed, { type: 'finished', attachment }, started]
    for (const event of late) expect(run(started, { type: 'cancelled' }, event)).toEqual({ kind: 'cancelled' })
  })
})

describe(uploadsToStart, () => {
  const of = (...kinds: UploadState['kind'][]) =>
    new Map(kinds.map((kind, index) => [index, { state: { kind } as UploadState }]))

  it('starts two at a time, in order', () => {
    expect(uploadsToStart(of('waiting', 'waiting', 'waiting'))).toEqual([0, 1])
    expect(uploadsToStart(of('uploading', 'failed', 'waiting', 'waiting'))).toEqual([2])
    expect(uploadsToStart(of('uploading', 'uploading', 'waiting'))).toEqual([])
  })
})

describe(togetherOf, () => {
  const done: UploadState = { kind: 'done', attachment }
  it('is done when each is, and failed when one has', () => {
    expect(togetherOf([])).toBe('done')
    expect(togetherOf([done, done])).toBe('done')
    expect(togetherOf([done, { kind: 'waiting' }])).toBe('underway')
    expect(togetherOf([{ kind: 'waiting' }, { kind: 'failed', detail: '', isNetwork: false }])).toBe('failed')
  })
})
