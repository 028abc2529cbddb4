import { ApiNetworkError, ApiProblemError } from '@umkreis/api-client'
import { describe, expect, it, vi } from 'vitest'
import { openPlain } from '../../testing/fake-conversations.ts'
import { buildStored } from '../../testing/messages.ts'
import { orFromArchive } from './from-archive.ts'

const page = { messages: [openPlain(buildStored('a', 9))], hasOlder: false }
const kept = [3, 4].map((sequence) => openPlain(buildStored('a', sequence)))
const noNetwork = new ApiNetworkError('offline')
const refusedWith = (status: number) =>
  new ApiProblemError(
    status,
    { type: 'about:blank', title: 'Refused', status, detail: 'Refused', requestId: 'r' },
    undefined,
  )

describe(orFromArchive, () => {
  it('asks the server first', async () => {
    const recall = vi.fn(async () => kept)
    expect(await orFromArchive(async () => page, recall)).toBe(page)
    expect(recall).not.toHaveBeenCalled()
  })

  it.each([
    ['nobody answers', noNetwork],
    ['only a proxy answers', refusedWith(502)],
  ])('takes what this device has where %s', async (_when, error) => {
    expect(
      await orFromArchive(
        () => Promise.reject(error),
        async () => kept,
      ),
    ).toEqual({
      messages: kept,
      hasOlder: true,
    })
  })

  it('throws what the server refused, and what was not answered where nothing is kept', async () => {
    const refusal = refusedWith(404)
    await expect(
      orFromArchive(
        () => Promise.reject(refusal),
        async () => kept,
      ),
    ).rejects.toBe(refusal)
    await expect(
      orFromArchive(
        () => Promise.reject(noNetwork),
        async () => [],
      ),
    ).rejects.toBe(noNetwork)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const broken = () => Promise.reject(new Error('closed'))
    await expect(orFromArchive(() => Promise.reject(noNetwork), broken)).rejects.toBe(noNetwork)
  })
})
