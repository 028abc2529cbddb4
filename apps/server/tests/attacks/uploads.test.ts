import { crc32, deflateSync } from 'node:zlib'
import type { Group, User } from '@umkreis/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, type Person, signUpMember, signUpOwner } from '../_util/api.ts'
import { createTestGroup } from '../_util/hub.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { drawPicture } from './_util/organisation.ts'
import { RawConnection, statusesOf } from './_util/raw.ts'

const MARKER = '<script>alert("Xanthippenkraut")</script>'
let server: TestServer
let ada: Person
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUpOwner(server)
  picture = await drawPicture()
})
afterAll(() => server[Symbol.asyncDispose]())

function put(bytes: Uint8Array | string, name = 'me.png', type = 'image/png') {
  const form = new FormData()
  form.append('avatar', new File([bytes as string], name, { type }))
  return call<User>(server, 'PATCH', '/users', { token: ada.token, body: form })
}

const bytesOf = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))))

/** A PNG with any size in its header, and as few bytes as packing makes of them. */
function bomb(edge: number): Uint8Array {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge, 0)
  header.writeUInt32BE(edge, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.min(edge * Math.ceil(edge / 8), 20_000_000)), { level: 9 })
  return bytesOf(
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  )
}

describe('a picture that is something else as well', () => {
  it.each<[string, () => Promise<Uint8Array>]>([
    ['a page after its end', async () => bytesOf(picture, MARKER)],
    ['an archive after its end', async () => bytesOf(picture, 'PK\u0003\u0004', MARKER)],
    [
      'a page in its comment',
      async () =>
        new Uint8Array(
          await sharp(picture)
            .withExif({ IFD0: { ImageDescription: MARKER } })
            .jpeg()
            .toBuffer(),
        ),
    ],
    ['a profile of its own', async () => new Uint8Array(await sharp(picture).withMetadata().webp().toBuffer())],
  ])('with %s is drawn anew, and nothing else of it is kept', async (_what, make) => {
    const { status, body } = await put(await make())
    expect(status).toBe(200)
    const response = await fetch(server.origin + body.avatarUrl)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.toString('latin1')).not.toContain('Xanthippenkraut')
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  })
})

describe('what only calls itself a picture', () => {
  it.each<[string, () => Uint8Array | string]>([
    ['a page', () => MARKER],
    ['a page that begins like a GIF', () => `GIF89a/*${MARKER}*/`],
    ['a drawing with a script', () => `<svg xmlns="http://www.w3.org/2000/svg">${MARKER}</svg>`],
    ['a drawing that reads files', () => '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'],
    ['a program', () => bytesOf('MZ', new Uint8Array(100))],
    ['a document', () => '%PDF-1.7\n%âãÏÓ'],
    ['the beginning of a picture', () => picture.slice(0, 40)],
    ['a picture cut in half', () => picture.slice(0, picture.length >> 1)],
    ['nothing but a signature', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a JPEG without a picture', () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0)],
    ['a picture of 900 million pixels', () => bomb(30_000)],
    ['a picture of as many pixels as there are numbers', () => bomb(0x7fffffff)],
  ])('such as %s is refused', async (_what, make) => {
    expect((await put(make())).status).toBe(422)
  })

  it('is judged by what it is and not by its name and type', async () => {
    expect((await put(picture, 'page.html', 'text/html')).status).toBe(200)
    expect((await put(picture, '../../../etc/passwd\u0000.png', 'image/svg+xml')).status).toBe(200)
    expect((await put(picture, `"\r\nSet-Cookie: a=b\r\n.png`)).headers.getSetCookie()).toEqual([])
  })
})

describe('a sealed file', () => {
  it('is given back as bytes to keep, whatever is in it', async () => {
    const groupId = await createTestGroup(server, [ada, await signUpMember(server, ada)])
    const { body } = await call<{ blobId: string }>(server, 'POST', `/groups/${groupId}/attachments`, {
      token: ada.token,
      body: { sealedBytes: MARKER.length },
    })
    const path = `/groups/${groupId}/attachments/${body.blobId}`
    expect((await call(server, 'PUT', `${path}?offset=0`, { token: ada.token, body: bytesOf(MARKER) })).status).toBe(
      200,
    )
    const { headers } = await call(server, 'GET', path, { token: ada.token })
    expect([
      headers.get('content-type'),
      headers.get('content-disposition'),
      headers.get('x-content-type-options'),
    ]).toEqual(['application/octet-stream', 'attachment', 'nosniff'])
  })
})

describe('the way to a file', () => {
  it.each([
    '/api/blobs/..%2f..%2ftoken.key',
    '/api/blobs/../../token.key',
    '/api/blobs/%2e%2e%2ftoken.key',
    '/api/blobs/..%5c..%5ctoken.key',
    '/api/blobs/....//token.key',
    '/api/blobs/%252e%252e%252ftoken.key',
    '/api/blobs/token.key%00',
    '/api/blobs/%c0%ae%c0%ae%c0%aftoken.key',
    '/api/blobs//etc/passwd',
    '/../../../../etc/passwd',
    '/app/../../../../etc/passwd',
    '/app/assets/..%2f..%2f..%2fpackage.json',
    '/app/%2e%2e%2f%2e%2e%2fpackage.json',
    '/api/..%2f..%2ftoken.key',
    'http://169.254.169.254/latest/meta-data/',
  ])('%s leads to none that is not for everybody', async (path) => {
    using connection = new RawConnection(server.origin)
    connection.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    const received = await connection.closed
    expect(received).not.toMatch(/root:|"private": true|ami-id/)
    expect(statusesOf(received)[0]).toBeGreaterThanOrEqual(400)
    expect(statusesOf(received)[0]).toBeLessThan(500)
  })
})

it('leaves the server as it was', async () => {
  const { status, body } = await call<{ groups: Group[] }>(server, 'GET', '/groups', { token: ada.token })
  expect([status, body.groups.length]).toEqual([200, 1])
  expect(server.logLines.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
})
