import type { Group } from '@umkreis/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, type Person, signUpOwner } from '../_util/api.ts'
import { BareClient, createTestGroup, signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let member: Person
let groupId: string
let png: Buffer
beforeAll(async () => {
  server = await startTestServer()
  ;[owner, member] = (await signUpTeam(server, 2)) as [Person, Person]
  groupId = await createTestGroup(server, [owner, member])
  png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff7941' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .png()
    .toBuffer()
})
afterAll(() => server[Symbol.asyncDispose]())

function put(by: Person, bytes: Uint8Array<ArrayBuffer> | string, id = groupId) {
  const body = new FormData()
  body.append('avatar', typeof bytes === 'string' ? bytes : new File([bytes], '../../x.html'))
  return call<Group>(server, 'PUT', `/groups/${id}/avatar`, { token: by.token, body })
}
const remove = (by: Person, id = groupId) => call<Group>(server, 'DELETE', `/groups/${id}/avatar`, { token: by.token })
const bytesOf = async (path: string | null) => fetch(`${server.origin}${path}`)

it('is kept encoded anew, is shown to the members at once, and goes with its successor', async () => {
  using client = await BareClient.connect(server, member.token)
  const first = (await put(owner, new Uint8Array(png))).body.avatarUrl
  expect(await client.untilEvents('GroupChanged', 1)).toContainEqual({ groupId })
  const picture = await bytesOf(first)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect(bytes.includes('secret place')).toBe(false)

  const second = (await put(owner, new Uint8Array(png))).body.avatarUrl
  expect(second).not.toBe(first)
  expect((await bytesOf(first)).status).toBe(404)
  expect((await call<Group>(server, 'GET', `/groups/${groupId}`, { token: member.token })).body.avatarUrl).toBe(second)

  expect((await remove(owner)).body.avatarUrl).toBeNull()
  expect((await bytesOf(second)).status).toBe(404)
  expect((await remove(owner)).status).toBe(200)
})

it('is up to who manages the group, and no conversation of two has one', async () => {
  expect((await put(member, new Uint8Array(png))).status).toBe(403)
  expect((await remove(member)).status).toBe(403)
  const stranger = await signUpOwner(server)
  expect((await put(stranger, new Uint8Array(png))).status).toBe(404)
  expect((await remove(stranger)).status).toBe(404)
  const pair = await call<Group>(server, 'POST', '/groups', {
    token: owner.token,
    body: { userIds: [member.userId] },
  })
  expect((await put(owner, new Uint8Array(png), pair.body.groupId)).status).toBe(403)
  expect((await remove(owner, pair.body.groupId)).status).toBe(403)
})

it.each([
  ['a drawing that could run scripts', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
  ['nothing', new Uint8Array()],
  ['a text field', 'avatar'],
])('refuses %s', async (_what, bytes) => {
  expect((await put(owner, bytes)).status).toBe(422)
})

it('refuses half a picture and one of too many bytes', async () => {
  expect((await put(owner, new Uint8Array(png.subarray(0, png.length / 2)))).status).toBe(422)
  expect((await put(owner, new Uint8Array(6_000_000))).status).toBe(413)
})

it('takes no more of one person at a time than may be held in memory', async () => {
  const { picturesAtOnce } = server.context.limits
  const free = Promise.withResolvers<void>()
  const held = [0, 1].map(() => picturesAtOnce.run(owner.userId, () => free.promise))
  expect((await put(owner, new Uint8Array(png))).status).toBe(429)
  free.resolve()
  await Promise.all(held)
  expect((await put(owner, new Uint8Array(png))).status).toBe(200)
})
