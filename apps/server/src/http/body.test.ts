import { describe, expect, it } from 'vitest'
import { readBody, readOctets } from './body.ts'

const put = (body: ConstructorParameters<typeof Response>[0], headers: Record<string, string> = {}) =>
  new Request('http://localhost/', {
    method: 'PUT',
    body,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    duplex: 'half',
  } as RequestInit)
const open = () => new AbortController().signal

describe('readBody', () => {
  const post = (body: string) => new Request('http://localhost/', { method: 'POST', body })

  it('reads what is JSON, and nothing else', async () => {
    expect(await readBody(post('{"a":[1,{}]}'), 100)).toEqual({ a: [1, {}] })
    await expect(readBody(post('{"a":'), 100)).rejects.toMatchObject({ status: 400 })
  })

  it.each([
    ['empty objects', '{}'],
    ['lists', '[]'],
    ['numbers', '0'],
  ])('refuses very many %s before they are parsed', async (_what, one) => {
    const list = (count: number) => post(`[${`${one},`.repeat(count - 1)}${one}]`)
    expect(await readBody(list(50_000), 1_000_000)).toHaveLength(50_000)
    await expect(readBody(list(200_001), 1_000_000)).rejects.toMatchObject({ status: 413 })
  })

  it('refuses lists in lists without end', async () => {
    const deep = post(`${'['.repeat(200_001)}${']'.repeat(200_001)}`)
    await expect(readBody(deep, 1_000_000)).rejects.toMatchObject({ status: 413 })
  })
})

describe('readOctets', () => {
  it('reads what is sent, up to the limit', async () => {
    expect(await readOctets(put(new Uint8Array([1, 2, 3])), 3, open())).toEqual(new Uint8Array([1, 2, 3]))
  })

  it('refuses what is longer, announced or not, and another kind of body', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(2)) })
    await expect(readOctets(put(endless), 3, open())).rejects.toMatchObject({ status: 413 })
    const announced = put(new Uint8Array(1), { 'content-length': '4' })
    await expect(readOctets(announced, 3, open())).rejects.toMatchObject({ status: 413 })
    const json = put('{}', { 'content-type': 'application/json' })
    await expect(readOctets(json, 3, open())).rejects.toMatchObject({ status: 415 })
  })

  it('ends with the time it has, and lets the sender go', async () => {
    const cutOff = new AbortController()
    let isReleased = false
    const stalled = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(1)),
      pull: () => cutOff.abort(),
      cancel: () => void (isReleased = true),
    })
    await expect(readOctets(put(stalled), 3, cutOff.signal)).rejects.toMatchObject({ status: 408 })
    expect(isReleased).toBe(true)
  })

  it('takes a sender that goes away for no fault of the server', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
    await expect(readOctets(put(broken), 3, open())).rejects.toMatchObject({ status: 400 })
  })
})
