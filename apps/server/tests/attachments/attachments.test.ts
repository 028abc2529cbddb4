import { randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attachmentCalls, type Place } from '../_util/attachments.ts'
import { call, type Person } from '../_util/api.ts'
import { createTestGroup, signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

const MIB = 1_048_576

let server: TestServer
let at: ReturnType<typeof attachmentCalls>
let ada: Person
let ben: Person
let groupId: string

beforeAll(async () => {
  server = await startTestServer()
  at = attachmentCalls(server)
  ;[ada, ben] = (await signUpTeam(server, 2)) as [Person, Person]
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  groupId = await createTestGroup(server, [ada, ben])
})

const begin = async (sealedBytes: number): Promise<Place> => ({
  groupId,
  blobId: (await at.begin(ada, groupId, sealedBytes)).body.blobId,
})
const fileOf = ({ blobId }: Place) => join(server.dataDir, 'blobs', blobId.slice(0, 2), blobId)

describe('a sealed file', () => {
  it('arrives piece by piece, and is read by the members once it is whole', async () => {
    const bytes = randomBytes(5 * MIB + 7)
    const place = await begin(bytes.length)
    const first = await at.send(ada, place, 0, bytes.subarray(0, 4 * MIB))
    expect([first.status, first.body]).toEqual([200, { receivedBytes: 4 * MIB }])
    expect((await at.get(ben, place)).status).toBe(404)
    expect((await at.send(ada, place, 4 * MIB, bytes.subarray(4 * MIB))).body).toEqual({ receivedBytes: bytes.length })
    for (const person of [ada, ben]) {
      const answer = await at.get(person, place)
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    }
  })

  it('goes on where it stands after an answer was lost', async () => {
    const place = await begin(10)
    await at.send(ada, place, 0, randomBytes(4))
    for (const [offset, piece] of [
      [0, randomBytes(4)],
      [5, randomBytes(1)],
      [10, new Uint8Array(0)],
    ] as const) {
      const lost = await at.send(ada, place, offset, piece)
      expect([lost.status, lost.body]).toEqual([409, expect.objectContaining({ receivedBytes: 4 })])
    }
    expect((await at.send(ada, place, 4, new Uint8Array(0))).body).toEqual({ receivedBytes: 4 })
    expect((await at.send(ada, place, 4, randomBytes(6))).body).toEqual({ receivedBytes: 10 })
    expect((await at.send(ada, place, 4, randomBytes(6))).body).toMatchObject({ receivedBytes: 10 })
  })

  it('is one of the pieces sent at once for the same place, never a mixture', async () => {
    const pieces = Array.from({ length: 6 }, (_, n) => new Uint8Array(MIB).fill(n + 1))
    const place = await begin(2 * MIB)
    const answers = await Promise.all(pieces.map((piece) => at.send(ada, place, 0, piece)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    for (const { body } of answers) expect(body.receivedBytes).toBe(MIB)
    await at.send(ada, place, MIB, new Uint8Array(MIB).fill(9))
    const read = new Uint8Array(await (await at.get(ben, place)).arrayBuffer())
    const winner = answers.findIndex(({ status }) => status === 200) + 1
    expect(new Set(read.subarray(0, MIB))).toEqual(new Set([winner]))
    expect(new Set(read.subarray(MIB))).toEqual(new Set([9]))
  })

  it('is mended by the next piece when the process ended between file and row', async () => {
    const bytes = randomBytes(100)
    const place = await begin(100)
    await at.send(ada, place, 0, bytes.subarray(0, 40))
    await server.context.blobs.writeAt(place.blobId, 40, randomBytes(50))
    expect((await at.send(ada, place, 90, bytes.subarray(90))).body).toMatchObject({ receivedBytes: 40 })
    await at.send(ada, place, 40, bytes.subarray(40, 60))
    await at.send(ada, place, 60, bytes.subarray(60))
    const read = Buffer.from(await (await at.get(ben, place)).arrayBuffer())
    expect(read.equals(bytes)).toBe(true)
  })

  it('is not there for readers when its bytes are not', async () => {
    const place = await at.upload(ada, groupId, randomBytes(50))
    await server.context.blobs.remove(place.blobId)
    expect((await at.get(ben, place)).status).toBe(404)
  })

  it('is answered as nothing but bytes to keep, and in parts', async () => {
    const bytes = randomBytes(3000)
    const place = await at.upload(ada, groupId, bytes)
    const whole = await at.get(ben, place, { 'accept-encoding': 'gzip' })
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '3000',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(whole.headers.get('content-encoding')).toBe(null)
    await whole.body?.cancel()

    const part = await at.get(ben, place, { range: 'bytes=1000-1999' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1000-1999/3000'])
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true)
    const beyond = await at.get(ben, place, { range: 'bytes=3000-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */3000'])
    const head = await at.get(ben, place, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '3000', ''])
  })

  it('is removed with its bytes by who sent it or manages the group, by nobody else', async () => {
    const [manager, member, other] = (await signUpTeam(server, 3)) as [Person, Person, Person]
    groupId = await createTestGroup(server, [manager, member, other])
    const place = await at.upload(member, groupId, randomBytes(9))
    const second = await at.upload(member, groupId, randomBytes(9))
    const unfinished = { groupId, blobId: (await at.begin(member, groupId, 9)).body.blobId }
    expect(statSync(fileOf(place)).size).toBe(9)
    expect((await at.remove(other, place)).status).toBe(403)
    expect((await at.remove(manager, unfinished)).status).toBe(404)
    expect((await at.remove(member, unfinished)).status).toBe(204)
    expect((await at.send(member, unfinished, 0, randomBytes(9))).status).toBe(404)
    expect((await at.remove(member, place)).status).toBe(204)
    expect((await at.remove(manager, second)).status).toBe(204)
    for (const gone of [place, second]) {
      expect((await at.get(other, gone)).status).toBe(404)
      expect((await at.remove(member, gone)).status).toBe(404)
      expect(existsSync(fileOf(gone))).toBe(false)
    }
  })
})

describe('what one may not see', () => {
  it('is not found: other organisations, other groups, other people’s uploads, groups that one has left', async () => {
    const [stranger] = (await signUpTeam(server, 1)) as [Person]
    const place = await at.upload(ada, groupId, randomBytes(9))
    const open = await begin(9)
    const elsewhere = await createTestGroup(server, [ada, ben])
    const statusesOf = async (person: Person, finished: Place, unfinished: Place) => [
      (await at.get(person, finished)).status,
      (await at.remove(person, finished)).status,
      (await at.send(person, unfinished, 0, randomBytes(9))).status,
    ]
    expect((await at.begin(stranger, groupId, 9)).status).toBe(404)
    expect(await statusesOf(stranger, place, open)).toEqual([404, 404, 404])
    expect((await at.send(ben, open, 0, randomBytes(9))).status).toBe(404)
    const misplaced = [place, open].map(({ blobId }) => ({ blobId, groupId: elsewhere })) as [Place, Place]
    expect(await statusesOf(ada, ...misplaced)).toEqual([404, 404, 404])
    for (const blobId of ['nothing', '..%2F..%2Fdatabase', 'a'.repeat(300)]) {
      expect(await statusesOf(ada, { groupId, blobId }, { groupId, blobId })).toEqual([404, 404, 404])
    }

    const path = `/groups/${groupId}/members/${ben.userId}`
    expect((await at.get(ben, place)).status).toBe(200)
    expect((await call(server, 'DELETE', path, { token: ada.token })).status).toBe(200)
    expect(await statusesOf(ben, place, open)).toEqual([404, 404, 404])
    expect((await at.begin(ben, groupId, 9)).status).toBe(404)
    expect((await fetch(`${server.origin}/api${at.pathOf(place)}`)).status).toBe(401)
  })
})
