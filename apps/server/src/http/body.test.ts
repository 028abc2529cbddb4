import { describe, expect, it } from 'vitest'
import { FORM_PARTS_MAX, readBody, readForm, readOctets } from './body.ts'

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

describe('readForm', () => {
  const DISPOSITION = 'content-disposition: form-data; name="skills"'
  const post = (body: string, type = 'multipart/form-data; boundary=limit') =>
    new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } })
  const part = (headers: string, value = 'x') => `--limit\r\n${headers}\r\n\r\n${value}\r\n`
  const read = async (body: string, type?: string) => (await readForm(post(body, type), 6_000_000)).getAll('skills')

  it('reads parts, whatever the boundary looks like', async () => {
    const body = `${part(DISPOSITION)}${part(DISPOSITION, 'y')}--limit--\r\n`
    const types = ['boundary="limit"', 'charset=utf-8; boundary=limit', 'BOUNDARY=limit;x=y']
    for (const type of types) expect(await read(body, `multipart/form-data; ${type}`)).toEqual(['x', 'y'])
    expect(await read(`${part(DISPOSITION).repeat(FORM_PARTS_MAX)}--limit--\r\n`)).toHaveLength(FORM_PARTS_MAX)
    expect(await read(`${part(DISPOSITION, 'x'.repeat(5_000_000))}--limit--`)).toHaveLength(1)
  })

  it.each([
    ['one long header', part(`${DISPOSITION}\r\nx-long: ${'a'.repeat(5_000_000)}`), 413],
    ['a long name', part(`content-disposition: form-data; name="${'%22'.repeat(1_600_000)}"`), 413],
    ['very many headers', part(`${DISPOSITION}${'\r\nx: y'.repeat(700_000)}`), 413],
    ['headers without an end', `--limit\r\n${'x: y\r\n'.repeat(700_000)}`, 413],
    ['many parts with long headers', part(`${DISPOSITION}\r\nx: ${'a'.repeat(9000)}`).repeat(400), 413],
    ['too many parts', part(DISPOSITION).repeat(FORM_PARTS_MAX + 2), 413],
  ])('refuses %s before it is taken apart', async (_what, body, status) => {
    await expect(read(`${body}--limit--\r\n`)).rejects.toMatchObject({ status })
  })

  it.each(['', '; boundary=', `; boundary=${'x'.repeat(71)}`, '; boundary="a\r\nb"', '; boundary=a b'])(
    'refuses the boundary of %j',
    async (parameter) => {
      const type = `multipart/form-data${parameter}`.replaceAll(/[\r\n]/g, ' ')
      await expect(read(part(DISPOSITION), type)).rejects.toMatchObject({ status: 400 })
    },
  )
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
