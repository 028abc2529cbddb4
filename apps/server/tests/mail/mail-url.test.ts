import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mails } from '../../src/db/schema/index.ts'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { base64Traces, dumpServer } from '../_util/dump-server.ts'
import { type MailServer, startMailServer } from '../_util/mail-server.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let mailServer: MailServer
let server: TestServer
let owner: Person
beforeAll(async () => {
  mailServer = await startMailServer()
  server = await startTestServer({
    env: { MAIL_URL: `smtp://127.0.0.1:${mailServer.port}`, PUBLIC_URL: 'https://umkreis.example' },
    config: { mailServerRetriesMs: [5] },
  })
  owner = await signUpOwner(server)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await mailServer[Symbol.asyncDispose]()
})
afterEach(async () => {
  await server.context.db.delete(mails)
  Object.assign(mailServer, { taken: [], offered: [], refuseAddress: () => undefined, beforeTaking: async () => {} })
})

const askForReset = (email: string) =>
  call(server, 'POST', '/auth/request', {
    body: { email, resetLink: 'https://umkreis.example/app/reset-password' },
  })
const invite = (emails: string[]) =>
  call(server, 'POST', '/manager/usersRegistration', { token: owner.token, body: { Emails: emails } })
const waiting = () => server.context.db.select().from(mails)
/** No test asks the queue: it has to look for itself. */
const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 30_000, interval: 5 })

describe('a server with MAIL_URL', () => {
  it('mails a link that sets a password, and keeps none of it', async () => {
    const person = await signUpOwner(server)
    expect((await askForReset(person.email)).status).toBe(200)
    await poll(() => mailServer.taken.length).toBe(1)
    expect(mailServer.taken).toMatchObject([{ to: [person.email] }])
    const link = /https:\S+/.exec(mailServer.taken[0]?.text ?? '')?.[0] ?? ''
    const resetLinkId = new URL(link).searchParams.get('resetLinkId') ?? ''
    await poll(waiting).toEqual([])
    expect(existsSync(join(server.dataDir, 'outbox'))).toBe(false)
    expect(await dumpServer(server)).not.toContain(resetLinkId)
    const body = { password: 'Seilbahn-2027!', confirmPassword: 'Seilbahn-2027!', resetLink: link }
    expect((await call(server, 'POST', '/auth/resetPassword', { body })).status).toBe(200)
  })

  it('answers before the mail server does, and has the mail in the meantime, readable by nobody', async () => {
    let take = () => {}
    const held = new Promise<void>((settle) => (take = settle))
    mailServer.beforeTaking = () => held
    expect((await askForReset(owner.email)).status).toBe(200)
    expect((await invite(['one@new.example'])).status).toBe(200)
    expect(mailServer.taken).toEqual([])
    expect(await waiting()).toHaveLength(1)
    const dump = await dumpServer(server)
    take()
    await poll(() => mailServer.taken.length).toBe(2)
    for (const { text } of mailServer.taken) {
      const secret = /(?:resetLinkId|invitation)=([\w-]{43})/.exec(text)?.[1] ?? ''
      expect(secret).toHaveLength(43)
      for (const trace of [secret, ...base64Traces(secret)]) expect(dump).not.toContain(trace)
    }
  })

  it('shows at once that nobody has the address of an invitation', async () => {
    mailServer.refuseAddress = (address) => (address === 'nobody@new.example' ? 550 : undefined)
    await invite(['nobody@new.example', 'two@new.example'])
    const progress = async () =>
      (await call(server, 'GET', '/manager/invitations/progress', { token: owner.token })).body
    await poll(progress).toEqual({ total: 2, waiting: 0, failed: 1 })
    expect(mailServer.taken.map(({ to }) => to)).toEqual([['two@new.example']])
    expect(mailServer.offered.filter((address) => address === 'nobody@new.example')).toHaveLength(1)
  })

  it('forgets the mails to somebody with the person', async () => {
    const member = await signUpMember(server, owner)
    mailServer.refuseAddress = () => 450
    await askForReset(member.email)
    await askForReset(owner.email)
    await poll(async () => (await waiting()).map(({ reason }) => reason)).toEqual(['450 RCPT TO', '450 RCPT TO'])
    await call(server, 'DELETE', '/manager/listOfUsers', { token: owner.token, body: [member.userId] })
    await poll(async () => (await waiting()).length).toBe(1)
  })

  it('keeps for the next start what it cannot send any more', async () => {
    await server.context.mailQueue?.[Symbol.asyncDispose]()
    expect((await askForReset(owner.email)).status).toBe(200)
    expect(await waiting()).toHaveLength(1)
    expect(mailServer.taken).toEqual([])
  })
})
