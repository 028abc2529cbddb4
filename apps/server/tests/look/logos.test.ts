import type { LogoAnswer } from '@umkreis/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const put = (size: string, bytes: Uint8Array | string, by = owner) => {
  const body = new FormData()
  body.append('logo', new File([bytes as Uint8Array<ArrayBuffer> | string], 'logo'))
  return call<LogoAnswer & { detail?: string }>(server, 'PUT', `/manager/logos/${size}`, { token: by.token, body })
}
const read = (size: string, by = owner) =>
  call<LogoAnswer>(server, 'GET', `/users/${size}-logo`, { token: by.token }).then(({ body }) => body.url)
const load = async (url: string | null) => {
  const response = await fetch(`${server.origin}${url}`)
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
}
const square = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#124D4D' } })
    .toFormat(format)
    .toBuffer()
const svg = (inner: string, attributes = 'width="40" height="20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`
const CIRCLE = '<rect width="40" height="20" fill="#FF7941"/>'

describe('GET /users/small-logo and GET /users/big-logo (SPEC.md section 7)', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'answer a logo that came as %s, drawn anew within its box',
    async (format) => {
      const saved = await put('big', await square(format))
      expect(saved.status).toBe(200)
      expect(await read('big')).toBe(saved.body.url)
      const { type, bytes } = await load(saved.body.url)
      expect(type).toBe('image/webp')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 })
    },
  )

  it('answer an SVG as a picture of points, drawn as fine as it is shown', async () => {
    const { body } = await put(
      'small',
      `<?xml version="1.0"?>\n<!-- drawn by hand -->\n<!DOCTYPE svg PUBLIC "a" "b">\n${svg(CIRCLE)}`,
    )
    const { type, bytes } = await load(body.url)
    expect(type).toBe('image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 128 })
  })

  it('answer the newest, whose forerunner is gone, and none once it was removed', async () => {
    const first = (await put('small', await square('png'))).body.url
    const second = (await put('small', await square('png'))).body.url
    expect(second).not.toBe(first)
    expect((await fetch(`${server.origin}${first}`)).status).toBe(404)
    expect((await call(server, 'DELETE', '/manager/logos/small', { token: owner.token })).body).toEqual({ url: null })
    expect(await read('small')).toBeNull()
    expect((await fetch(`${server.origin}${second}`)).status).toBe(404)
  })

  it('answer everybody of the organisation, and nobody else', async () => {
    const { url } = (await put('big', await square('png'))).body
    expect(await read('big', await signUpMember(server, owner))).toBe(url)
    expect(await read('big', await signUpOwner(server))).toBeNull()
  })
})

describe('what is no logo', () => {
  it.each<[string, Uint8Array | string]>([
    ['nothing', ''],
    ['a text', 'Lindwerk'],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['half a PNG', Buffer.from('\u0089PNG\r\n\u001a\n and then words', 'latin1')],
    ['a web page', '<!DOCTYPE html><html><svg></svg></html>'],
    ['an SVG with entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`],
    ['an SVG with entities of another file', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`],
    ['an SVG with entities behind its start', svg('<!DOCTYPE svg [<!ENTITY a "a">]>')],
    ['an SVG that names a file', svg('<image href="file:///etc/passwd" width="9" height="9"/>')],
    ['an SVG that names another place', svg('<image xlink:href="https://evil.example/a.png" width="9" height="9"/>')],
    ['an SVG that names another picture by its style', svg('<rect style="fill:url(//evil.example/a)"/>')],
    ['an SVG with a style sheet of another place', `<?xml-stylesheet href="a.css"?>${svg(CIRCLE)}`],
    ['an SVG that imports', svg('<style>@import "https://evil.example/a.css";</style>')],
    ['an SVG of 30,000 × 30,000', svg(CIRCLE, 'width="30000" height="30000"')],
    ['a broken SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g>'],
    ['an SVG in UTF-16', Buffer.from(`\uFEFF${svg(CIRCLE)}`, 'utf16le')],
  ])('is %s', async (_what, bytes) => {
    const { status, body } = await put('big', bytes)
    expect(status).toBe(422)
    expect(body.detail).toMatch(/^The logo must be a PNG, JPEG, WebP or SVG/)
  })

  it('is a picture of 30,000 × 30,000, however small its file', async () => {
    const bytes = pngHeader(30_000, 30_000)
    expect((await put('big', bytes)).status).toBe(422)
  })

  it('is a file of more than 2 MB', async () => {
    const { status, body } = await put('big', Buffer.concat([await square('png'), Buffer.alloc(2_000_001)]))
    expect(status).toBe(422)
    expect(body.detail).toBe('The logo must be at most 2 MB')
  })

  it('is anything at another address than the two', async () => {
    expect((await put('huge', await square('png'))).status).toBe(404)
  })
})

describe('what is harmless', () => {
  it('is a picture that is also a page: only the picture is kept', async () => {
    const { body } = await put('small', Buffer.concat([await square('png'), Buffer.from('<script>alert(1)</script>')]))
    const { bytes } = await load(body.url)
    expect(bytes.includes('script')).toBe(false)
  })

  it('is an SVG with scripts: nobody runs them, and nobody gets the file', async () => {
    const { status, body } = await put(
      'small',
      svg(`<script>alert(1)</script>${CIRCLE.replace('/>', ' onload="alert(2)"/>')}`),
    )
    expect(status).toBe(200)
    const { type, bytes } = await load(body.url)
    expect(type).toBe('image/webp')
    expect(bytes.includes('alert')).toBe(false)
  })
})

/** A PNG that says how large it is, and ends there. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452' + '00'.repeat(8) + '080200000000000000', 'hex')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}
