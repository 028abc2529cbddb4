import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invitations } from '../../src/db/schema/index.ts'
import { InvitationMails } from '../../src/services/invitations/invitation-mails.ts'
import { type Mailer, createOutboxMailer } from '../../src/services/mail/mailer.ts'
import { PASSWORD, type Person, call, signUpOwner } from '../_util/api.ts'
import { readOutbox } from '../_util/outbox.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let nowMs = Date.parse('2026-03-02T08:00:00Z')
const now = () => new Date(nowMs)
beforeAll(async () => {
  server = await startTestServer({ now })
  owner = await signUpOwner(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const invite = (emails: string[]) => {
  nowMs += 1000
  return call(server, 'POST', '/manager/usersRegistration', { token: owner.token, body: { Emails: emails } })
}
const progress = async () => (await call(server, 'GET', '/manager/invitations/progress', { token: owner.token })).body
/** Lets time pass, after which one has to sign in again. */
async function wait(ms: number): Promise<void> {
  nowMs += ms
  const { body } = await call<{ tokens: { accessToken: string } }>(server, 'POST', '/auth/login', {
    body: { email: owner.email, password: PASSWORD },
  })
  owner = { ...owner, token: body.tokens.accessToken }
}
/** Another process on the same database, with a mailer of its own kind. */
const startOther = (mailer: Mailer) => new InvitationMails({ ...server.context, mailer })
const outbox = () => createOutboxMailer(`${server.dataDir}/outbox`, 'Umkreis <no-reply@umkreis.example>', now)
const sentTo = (domain: string) =>
  readOutbox(server)
    .map(({ to }) => to)
    .filter((to) => to.endsWith(domain))

describe('the mails of invitations', () => {
  it('are all sent, each once, though the process that sends them ends in their middle, once and again', async () => {
    const emails = Array.from({ length: 300 }, (_, index) => `p${index}@many.example`)
    // Nothing is sent until the mails of this server stop standing in line for ever.
    await server.context.invitationMails[Symbol.asyncDispose]()
    expect((await invite(emails)).body).toMatchObject({ results: { length: 300 } })
    expect(await progress()).toEqual({ total: 300, waiting: 300, failed: 0 })
    for (const [count, isLost] of [
      [10, true],
      [60, false],
      [111, true],
    ] as const) {
      let sent = 0
      const real = outbox()
      // Ends like a process that is killed: after a mail went out or before, and in neither case does it say so.
      const killed = new Promise<void>((end) => {
        const mails = startOther({
          async send(mail, once) {
            sent += 1
            if (sent > count || (sent === count && isLost)) return (end(), new Promise<void>(() => {}))
            await real.send(mail, once)
            if (sent === count) return (end(), new Promise<void>(() => {}))
            return undefined
          },
        })
        void mails.wake()
      })
      await killed
      await wait(11 * 60_000)
    }
    expect(await progress()).toMatchObject({ total: 300 })
    const last = startOther(outbox())
    await last.start(true)
    await last.settled()
    await last[Symbol.asyncDispose]()
    expect(sentTo('@many.example').toSorted()).toEqual(emails.toSorted())
    expect(await progress()).toEqual({ total: 300, waiting: 0, failed: 0 })
  })

  it('are sent once by several processes at the same time', async () => {
    const emails = Array.from({ length: 120 }, (_, index) => `p${index}@both.example`)
    await invite(emails)
    const processes = [startOther(outbox()), startOther(outbox()), startOther(outbox())]
    await Promise.all(processes.map((mails) => mails.wake()))
    await Promise.all(processes.map((mails) => mails.settled()))
    expect(sentTo('@both.example').toSorted()).toEqual(emails.toSorted())
  })

  it('are tried again later when they cannot be sent, five times in all, and a failure is seen', async () => {
    await invite(['broken@fail.example'])
    let tries = 0
    const mails = startOther({
      send: () => {
        tries += 1
        return Promise.reject(new Error('The mail server is away'))
      },
    })
    for (let round = 0; round < 8; round += 1) {
      await mails.wake()
      await mails.settled()
      await wait(60 * 60_000)
    }
    expect(tries).toBe(5)
    expect(await progress()).toEqual({ total: 1, waiting: 0, failed: 1 })
    const { body } = await call<{ invitations: unknown[] }>(server, 'GET', '/manager/invitations?query=broken@', {
      token: owner.token,
    })
    expect(body.invitations).toMatchObject([{ state: 'failed' }])
    expect(server.logLines.join('')).not.toContain('broken@fail.example')
  })

  it('are not sent once they were taken back', async () => {
    await invite(['taken@back.example'])
    const rows = await server.context.db.select().from(invitations)
    const { invitationId } = rows.find(({ email }) => email === 'taken@back.example')!
    await call(server, 'DELETE', '/manager/invitations', {
      token: owner.token,
      body: { invitationIds: [invitationId] },
    })
    const mails = startOther(outbox())
    await mails.wake()
    await mails.settled()
    expect(sentTo('@back.example')).toEqual([])
  })

  it('of ten thousand people are asked for in one go and counted while they wait', async () => {
    const emails = Array.from({ length: 10_000 }, (_, index) => `person.${index}@large.example`)
    const { body } = await invite(emails)
    expect((body.results as { status: string }[]).every(({ status }) => status === 'invited')).toBe(true)
    expect(await progress()).toEqual({ total: 10_000, waiting: 10_000, failed: 0 })
  })
})
