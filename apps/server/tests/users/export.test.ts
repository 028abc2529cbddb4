import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { addCustomFields } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let member: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
  member = await signUpMember(server, owner)
})
afterAll(() => server[Symbol.asyncDispose]())

it('gives everything of oneself and nothing of others, without what proves who one is', async () => {
  await addCustomFields(server, owner, ['Instrument'])
  const body = { customFieldKeyValues: [{ name: 'Instrument', value: 'Sackbut' }] }
  await call(server, 'PUT', '/customFields', { token: member.token, body })
  await call(server, 'POST', '/groups', { token: member.token, body: { userIds: [owner.userId], name: 'Ours' } })
  const answer = await call<Record<string, Record<string, unknown>[]>>(server, 'GET', '/users/export', {
    token: member.token,
  })
  expect(answer.status).toBe(200)
  expect(answer.body.profile).toMatchObject([{ userId: member.userId, email: member.email }])
  expect(answer.body.customFields).toEqual([{ name: 'Instrument', value: 'Sackbut' }])
  expect(answer.body.groups).toMatchObject([{ name: 'Ours' }])
  expect(answer.body.signIns).toHaveLength(1)
  const text = JSON.stringify(answer.body)
  expect(text).not.toContain(owner.email)
  expect(text).not.toMatch(/argon2|Hash"|p256dh/)
  expect((await call(server, 'GET', '/users/export')).status).toBe(401)
})
