import type { ChatSettings, Preferences } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, type Person, signUpGlobal, signUpOwner } from '../_util/api.ts'
import { signUpTeam } from '../_util/hub.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

const DEFAULTS: Preferences = {
  sendsReadReceipts: true,
  showsTyping: true,
  enterSends: true,
  playsSound: true,
  push: true,
  isInInsights: true,
  quietHours: null,
  organisation: { readReceipts: true, typing: true },
}

let server: TestServer
let owner: Person
let member: Person
beforeAll(async () => {
  server = await startTestServer()
  ;[owner, member] = (await signUpTeam(server, 2)) as [Person, Person]
})
afterAll(() => server[Symbol.asyncDispose]())

const load = async (by: Person) =>
  (await call<Preferences>(server, 'GET', '/users/preferences', { token: by.token })).body
const change = (by: Person, body: unknown) =>
  call<Preferences>(server, 'PATCH', '/users/preferences', { token: by.token, body })
const settings = (by: Person, body?: unknown) =>
  call<ChatSettings>(server, body ? 'PATCH' : 'GET', '/manager/chat-settings', { token: by.token, body })

describe('preferences', () => {
  it('are all on, without quiet hours, for who never chose', async () => {
    expect(await load(await signUpGlobal(server))).toEqual(DEFAULTS)
  })

  it('change one by one, for oneself alone', async () => {
    expect((await change(member, { enterSends: false })).body).toEqual({ ...DEFAULTS, enterSends: false })
    const quietHours = { from: '22:00', to: '06:30', timeZone: 'Europe/Berlin' }
    await change(member, { quietHours, push: false })
    expect(await load(member)).toEqual({ ...DEFAULTS, enterSends: false, push: false, quietHours })
    expect((await change(member, {})).body.quietHours).toEqual(quietHours)
    expect((await change(member, { quietHours: null })).body.quietHours).toBeNull()
    expect(await load(owner)).toEqual(DEFAULTS)
  })

  it.each([
    { enterSends: 'no' },
    { quietHours: { from: '24:00', to: '06:00', timeZone: 'UTC' } },
    { quietHours: { from: '22:00', to: '6:00', timeZone: 'UTC' } },
    { quietHours: { from: '22:00', to: '22:00', timeZone: 'UTC' } },
    { quietHours: { from: '22:00', to: '06:00', timeZone: 'Europe/Atlantis' } },
    { quietHours: { from: '22:00', to: '06:00' } },
  ])('refuse %j', async (body) => {
    expect((await change(member, body)).status).toBe(422)
  })

  it('go with their person', async () => {
    const [manager, leaving] = (await signUpTeam(server, 2)) as [Person, Person]
    await change(leaving, { playsSound: false })
    await call(server, 'DELETE', '/manager/listOfUsers', { token: manager.token, body: [leaving.userId] })
    const rows = await server.context.sql`select user_id from preferences where user_id = ${leaving.userId}`
    expect(rows).toHaveLength(0)
  })
})

describe('what an organisation lets its people show', () => {
  it('is changed by its Managers and told to everybody in it', async () => {
    const stranger = await signUpOwner(server)
    expect((await settings(owner)).body).toEqual({ readReceipts: true, typing: true })
    expect((await settings(owner, { typing: false })).body).toEqual({ readReceipts: true, typing: false })
    expect((await load(member)).organisation).toEqual({ readReceipts: true, typing: false })
    expect((await settings(stranger)).body).toEqual({ readReceipts: true, typing: true })
  })

  it('is closed to everybody else', async () => {
    for (const other of [member, await signUpGlobal(server)]) {
      expect((await settings(other)).status).toBe(403)
      expect((await settings(other, { readReceipts: false })).status).toBe(403)
    }
    expect((await settings(owner, { readReceipts: null })).status).toBe(422)
  })
})
