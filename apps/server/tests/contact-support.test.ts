import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from './_util/api.ts'
import { readOutbox } from './_util/outbox.ts'
import { setRole } from './_util/rows.ts'
import { type TestServer, startTestServer } from './_util/start-test-server.ts'

let server: TestServer
let owner: Person
let member: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
  member = await signUpMember(server, owner)
})
afterAll(() => server[Symbol.asyncDispose]())

const ask = (by: Person, body: unknown) => call(server, 'POST', '/support', { token: by.token, body })
const words = { subject: 'My badge', message: 'It opens nothing.\nCan you help?' }

describe('POST /support', () => {
  it('reaches every manager of the organisation by mail, and nobody else', async () => {
    const second = await signUpMember(server, owner)
    await setRole(server, second, 'administrator')
    const before = readOutbox(server).length
    expect((await ask(member, words)).status).toBe(204)
    const mails = readOutbox(server).slice(before)
    expect(mails.map(({ to }) => to)).toEqual([owner.email, second.email])
    expect(mails[0]?.subject).toBe('Support: My badge')
    expect(mails[0]?.text).toContain(`(${member.email}) writes`)
    expect(mails[0]?.text).toContain('It opens nothing.\r\nCan you help?')
  })

  it('reaches the people behind the deployment from the public community', async () => {
    const person = await signUpGlobal(server)
    expect((await ask(person, words)).status).toBe(204)
    expect(readOutbox(server).at(-1)?.to).toBe(server.context.config.mailFrom)
  })

  it('writes no headers: a subject with a line break is refused, one in the message stays in the message', async () => {
    const injected = 'Hi\r\nBcc: victim@umkreis.example'
    const refused = await ask(member, { ...words, subject: injected })
    expect(refused.status).toBe(422)
    const before = readOutbox(server).length
    await ask(member, { ...words, message: injected })
    const mails = readOutbox(server).slice(before)
    expect(mails.every(({ to }) => !to.includes('victim'))).toBe(true)
    expect(mails[0]?.text).toContain('Bcc: victim')
  })

  it.each([
    [{ subject: ' ', message: 'x' }, 'Subject is required'],
    [{ subject: 'x', message: '' }, 'Message is required'],
    [{ subject: 'x', message: 'y'.repeat(4001) }, 'At most 4000 characters'],
  ])('refuses %o', async (body, detail) => {
    const answer = await ask(await signUpMember(server, owner), body)
    expect([answer.status, answer.body.detail]).toEqual([422, detail])
  })

  it('takes five an hour of one person', async () => {
    const eager = await signUpMember(server, owner)
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push((await ask(eager, words)).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  })
})
