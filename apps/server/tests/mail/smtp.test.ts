import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { resend, showGivenUp } from '../../src/commands/mails.ts'
import { createConfig } from '../../src/config/config.ts'
import { readEnv } from '../../src/config/env.ts'
import { parseMailUrl } from '../../src/config/mail-url.ts'
import { type Db, openDatabase } from '../../src/db/client.ts'
import { mails } from '../../src/db/schema/index.ts'
import { type Mailing, createMailing } from '../../src/services/mail/create-mailing.ts'
import { listGivenUp, sendGivenUpAgain } from '../../src/services/mail/given-up.ts'
import { MailQueue } from '../../src/services/mail/mail-queue.ts'
import { createMailSeal } from '../../src/services/mail/mail-seal.ts'
import type { MailOutcome } from '../../src/services/mail/mail-error.ts'
import { type MailServer, startMailServer } from '../_util/mail-server.ts'
import { type PostgresServer, startPostgres } from '../_util/postgres-server.ts'
import { createSelfSigned } from '../_util/self-signed.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const TRUSTED = getCACertificates('default')
const TOKEN_KEY = new TextEncoder().encode('k'.repeat(32))
const SIGN_IN = { user: 'umkreis@a.example', password: 'p@ss:w/ord%' }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())
afterEach(async () => {
  setDefaultCACertificates(TRUSTED)
  await server.context.db.delete(mails)
})

interface Outgoing extends Mailing {
  queue: MailQueue
  outcomes: MailOutcome[]
}

/** What a process with this MAIL_URL sends with. */
function startMailing(mailUrl: string, options: { retriesMs?: number[]; now?: () => Date; db?: Db } = {}): Outgoing {
  const { logger } = server.context
  const db = options.db ?? server.context.db
  const outcomes: MailOutcome[] = []
  const mailing = createMailing({
    config: {
      smtp: parseMailUrl(mailUrl),
      mailFrom: 'Umkreis <no-reply@umkreis.example>',
      dataDir: server.dataDir,
      mailRetriesMs: options.retriesMs ?? [1, 1, 1],
      mailServerRetriesMs: [5],
    },
    db,
    logger,
    tokenKey: TOKEN_KEY,
    onTried: (outcome) => void outcomes.push(outcome),
    now: options.now ?? (() => new Date()),
  })
  return { ...mailing, queue: mailing.queue!, outcomes }
}
const urlOf = ({ port }: MailServer, query = '') => `smtp://127.0.0.1:${port}${query}`
const mailTo = (to: string) => ({ to, subject: 'Hello', text: 'One line' })
const rows = () => server.context.db.select().from(mails)

/** Asks the queue until something is so. */
async function until({ queue }: Outgoing, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const ask = async () => {
    await queue.wake()
    await queue.settled()
    return isSo()
  }
  await expect.poll(ask, { timeout: 30_000, interval: 5 }).toBe(true)
}

describe('a mail over SMTP', () => {
  it('arrives as it was written, and is kept no longer', async () => {
    await using mailServer = await startMailServer()
    await using mailing = startMailing(urlOf(mailServer))
    const text = `Grüße,\n\nhttps://umkreis.example/app/reset-password?resetLinkId=${'x'.repeat(43)}\n.\n${'long '.repeat(400)}`
    await mailing.mailer.send({ to: 'a@b.example', subject: 'Grüße aus Köln 🌿', text })
    await mailing.queue.settled()
    expect(mailServer.taken).toMatchObject([{ from: 'no-reply@umkreis.example', to: ['a@b.example'] }])
    const [{ headers, raw, ...mail } = { headers: new Map<string, string>(), raw: '', text: '' }] = mailServer.taken
    expect(mail.text.trimEnd()).toBe(text.replaceAll('\n', '\r\n').trimEnd())
    expect(raw.split('\r\n').every((line) => line.length <= 998 && /^[\t\x20-\x7e]*$/.test(line))).toBe(true)
    expect(headers.get('from')).toBe('Umkreis <no-reply@umkreis.example>')
    expect(headers.get('to')).toBe('a@b.example')
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(headers.get('message-id')).toMatch(/^<[\w-]+@umkreis\.example>$/)
    expect(await rows()).toEqual([])
  })

  it('is tried again where the server asks for patience, under the same name', async () => {
    await using mailServer = await startMailServer()
    const names: (string | undefined)[] = []
    mailServer.refuseMail = ({ headers }) => (names.push(headers.get('message-id')) < 3 ? 451 : undefined)
    await using mailing = startMailing(urlOf(mailServer))
    await mailing.mailer.send(mailTo('a@b.example'))
    await until(mailing, async () => (await rows()).length === 0)
    expect(mailServer.taken).toHaveLength(1)
    expect(new Set(names).size).toBe(1)
    expect(mailing.outcomes).toEqual(['later', 'later', 'sent'])
  })

  it('is given up after its last try, and kept until an operator has it sent again', async () => {
    await using mailServer = await startMailServer()
    mailServer.refuseAddress = () => 450
    await using mailing = startMailing(urlOf(mailServer), { retriesMs: [1, 1] })
    await mailing.mailer.send(mailTo('a@b.example'))
    await until(mailing, async () => (await rows())[0]?.dueAt === null)
    expect(mailing.outcomes).toEqual(['later', 'later', 'later'])
    expect(await rows()).toMatchObject([{ tries: 3, reason: '450 RCPT TO', failedAt: expect.any(Date) }])
    mailServer.refuseAddress = () => undefined
    expect(await listGivenUp(server.context.db, new Date())).toMatchObject([
      { tries: 3, reason: '450 RCPT TO', canGo: true },
    ])
    expect(await sendGivenUpAgain(server.context.db, new Date())).toBe(1)
    await until(mailing, async () => (await rows()).length === 0)
    expect(mailServer.taken).toHaveLength(1)
  })

  it.each([550, 552, 554])('is not repeated when its address is refused for good with %i', async (code) => {
    await using mailServer = await startMailServer()
    mailServer.refuseAddress = (address) => (address === 'nobody@gone.example' ? code : undefined)
    await using mailing = startMailing(urlOf(mailServer))
    await mailing.mailer.send(mailTo('nobody@gone.example'))
    await mailing.mailer.send(mailTo('a@b.example'))
    await until(mailing, () => mailServer.taken.length === 1)
    for (let round = 0; round < 3; round += 1) await until(mailing, () => true)
    expect(mailServer.offered.filter((address) => address === 'nobody@gone.example')).toHaveLength(1)
    expect(await rows()).toMatchObject([{ dueAt: null, reason: `${code} RCPT TO`, tries: 1 }])
    expect(server.logLines.join('')).not.toContain('gone.example')
  })

  it('waits without using up its tries while the server is away, and goes once when it is back', async () => {
    const { port, ...first } = await startMailServer()
    await first[Symbol.asyncDispose]()
    await using mailing = startMailing(`smtp://127.0.0.1:${port}`, { retriesMs: [] })
    for (let count = 0; count < 5; count += 1) await mailing.mailer.send(mailTo(`p${count}@away.example`))
    await until(mailing, () => mailing.outcomes.length >= 8)
    expect(new Set(mailing.outcomes)).toEqual(new Set(['away']))
    expect((await rows()).every(({ tries, dueAt }) => tries === 0 && dueAt !== null)).toBe(true)
    await using back = await startMailServer({ port })
    await until(mailing, async () => (await rows()).length === 0)
    expect(back.taken.map(({ to }) => to[0]).toSorted()).toEqual([0, 1, 2, 3, 4].map((n) => `p${n}@away.example`))
  })

  it('is tried again when the connection breaks in its middle', async () => {
    await using mailServer = await startMailServer()
    let breaks = 1
    mailServer.refuseMail = () => (breaks-- > 0 ? 421 : undefined)
    await using mailing = startMailing(urlOf(mailServer))
    await mailing.mailer.send(mailTo('a@b.example'))
    await until(mailing, async () => (await rows()).length === 0)
    expect(mailServer.taken).toHaveLength(1)
  })
})

describe('the way to the mail server', () => {
  it.each([
    ['smtps', true],
    ['smtp', false],
  ])('is encrypted with %s, and the password is said only then', async (scheme, isImplicit) => {
    const secured = createSelfSigned()
    await using mailServer = await startMailServer({ secured, isImplicit, signIn: SIGN_IN })
    setDefaultCACertificates([...TRUSTED, secured.cert])
    const password = encodeURIComponent(SIGN_IN.password)
    const query = isImplicit ? '' : '?tls=required'
    await using mailing = startMailing(
      `${scheme}://umkreis%40a.example:${password}@127.0.0.1:${mailServer.port}${query}`,
    )
    await mailing.mailer.send(mailTo('a@b.example'))
    await until(mailing, () => mailServer.taken.length === 1)
    expect(mailServer.taken).toMatchObject([{ isSecure: true, user: SIGN_IN.user }])
  })

  it('is not taken where nobody vouches for the server', async () => {
    await using mailServer = await startMailServer({ secured: createSelfSigned(), isImplicit: true })
    await using mailing = startMailing(`smtps://127.0.0.1:${mailServer.port}`)
    await mailing.mailer.send(mailTo('a@b.example'))
    await until(mailing, () => mailing.outcomes.length >= 2)
    expect([new Set(mailing.outcomes), mailServer.offered]).toEqual([new Set(['away']), []])
  })

  it('is not taken in the open where encryption is required', async () => {
    await using mailServer = await startMailServer()
    await using mailing = startMailing(urlOf(mailServer, '?tls=required'))
    await mailing.mailer.send(mailTo('a@b.example'))
    await until(mailing, () => mailing.outcomes.length >= 2)
    expect([new Set(mailing.outcomes), mailServer.offered]).toEqual([new Set(['away']), []])
  })

  it('is closed to a wrong password: the mail waits, and the log does not tell it', async () => {
    await using mailServer = await startMailServer({ signIn: SIGN_IN })
    await using mailing = startMailing(
      `smtp://${SIGN_IN.user.replace('@', '%40')}:guessed@127.0.0.1:${mailServer.port}`,
    )
    await mailing.mailer.send(mailTo('a@b.example'))
    await until(mailing, () => mailing.outcomes.length >= 2)
    expect(await rows()).toMatchObject([{ tries: 0, failedAt: null, reason: expect.stringMatching(/^535 AUTH/) }])
    const log = server.logLines.join('')
    expect(log).toContain('535 AUTH')
    expect(log).not.toContain('guessed')
    expect(log).not.toContain(Buffer.from('guessed').toString('base64'))
  })
})

describe('mails that wait', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres[Symbol.asyncDispose]())

  it('go once each, though several processes send them', async () => {
    // Of its own: the embedded database takes one statement after the other, and so would hide what is wrong.
    const url = await postgres.createDatabase('mails')
    await using mailServer = await startMailServer()
    await using first = await openDatabase({ kind: 'postgres', url })
    await using second = await openDatabase({ kind: 'postgres', url })
    const stopped = startMailing(urlOf(mailServer), { db: first.db })
    await stopped[Symbol.asyncDispose]()
    const addresses = Array.from({ length: 90 }, (_, index) => `p${index}@both.example`)
    for (const address of addresses) await stopped.mailer.send(mailTo(address))
    await using one = startMailing(urlOf(mailServer), { db: first.db })
    await using two = startMailing(urlOf(mailServer), { db: second.db })
    await using three = startMailing(urlOf(mailServer), { db: second.db })
    await Promise.all([one, two, three].map(({ queue }) => queue.start(false)))
    await Promise.all([one, two, three].map(({ queue }) => queue.settled()))
    expect(mailServer.taken.map(({ to }) => to[0]).toSorted()).toEqual(addresses.toSorted())
    expect(await first.db.$count(mails)).toBe(0)
    for (const { outcomes } of [one, two, three]) expect(outcomes.length).toBeGreaterThan(1)
  })

  it('are shown to an operator when they were given up, without saying to whom, and sent again', async () => {
    const url = await postgres.createDatabase('given_up')
    const config = createConfig(readEnv({ DATABASE_URL: url }))
    const lines: string[] = []
    const say = (line: string) => void lines.push(line)
    await showGivenUp(config, say)
    expect(lines.splice(0)).toEqual(['0 given up, 0 of them can be sent again.'])
    await using mailServer = await startMailServer()
    mailServer.refuseAddress = () => 550
    await using database = await openDatabase({ kind: 'postgres', url })
    await using mailing = startMailing(urlOf(mailServer), { db: database.db })
    await mailing.mailer.send(mailTo('secret@b.example'))
    await mailing.mailer.send({ ...mailTo('late@b.example'), expiresAt: new Date() })
    await until(mailing, () => mailing.outcomes.length === 2)
    await showGivenUp(config, say)
    expect(lines[0]).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\dZ {2}[\w-]+ {2}(550 RCPT TO, 1 try, can be sent again|expired, 1 try, is out of date)$/,
    )
    expect(lines.at(-1)).toBe('2 given up, 1 of them can be sent again: resend-mails.')
    expect(lines.join('')).not.toContain('b.example')
    mailServer.refuseAddress = () => undefined
    await resend(config, say)
    expect(lines.at(-1)).toBe('1 mail waits to be sent again.')
    await until(mailing, () => mailServer.taken.length === 1)
    expect(mailServer.taken).toMatchObject([{ to: ['secret@b.example'] }])
  })

  it('are sent by another process when the one that claimed them is gone', async () => {
    await using mailServer = await startMailServer()
    let nowMs = Date.now()
    const now = () => new Date(nowMs)
    await using other = startMailing(urlOf(mailServer), { now })
    const { db, logger } = server.context
    const gone = new MailQueue({
      db,
      logger,
      pace: other.pace,
      seal: createMailSeal(TOKEN_KEY),
      now,
      // Ends like a process that is killed: it never says what became of the mail.
      mailer: { send: () => new Promise(() => {}) },
    })
    await gone.send(mailTo('a@b.example'))
    await expect.poll(async () => (await rows())[0]?.tries, { timeout: 30_000 }).toBe(1)
    await until(other, () => true)
    expect(mailServer.taken).toEqual([])
    nowMs += other.pace.claimMs + 1
    await until(other, async () => (await rows()).length === 0)
    expect(mailServer.taken).toHaveLength(1)
  })

  it('are not sent once what they say no longer holds, and forgotten later', async () => {
    await using mailServer = await startMailServer()
    let nowMs = Date.now()
    await using mailing = startMailing(urlOf(mailServer), { now: () => new Date(nowMs) })
    mailServer.refuseMail = () => 451
    await mailing.mailer.send({ ...mailTo('late@b.example'), expiresAt: new Date(nowMs + 1000) })
    await until(mailing, () => mailing.outcomes.length >= 1)
    mailServer.refuseMail = () => undefined
    nowMs += 1001
    await until(mailing, async () => (await rows())[0]?.dueAt === null)
    expect(mailServer.taken).toEqual([])
    await mailing.queue.sweep()
    expect(await rows()).toMatchObject([{ sealed: null }])
    expect(await listGivenUp(server.context.db, new Date(nowMs))).toMatchObject([{ reason: 'expired', canGo: false }])
    expect(await sendGivenUpAgain(server.context.db, new Date(nowMs))).toBe(0)
    nowMs += 15 * 24 * 60 * 60 * 1000
    await mailing.queue.sweep()
    expect(await rows()).toEqual([])
  })

  it('go before others when they hold for a shorter time', async () => {
    const { db, logger } = server.context
    const sent: string[] = []
    const stopped = startMailing('smtp://127.0.0.1:9')
    await stopped[Symbol.asyncDispose]()
    const expiresAt = new Date(Date.now() + 60 * 60_000)
    for (const to of ['news1@b.example', 'news2@b.example']) await stopped.mailer.send(mailTo(to))
    await stopped.mailer.send({ ...mailTo('reset@b.example'), expiresAt })
    await using queue = new MailQueue({
      db,
      logger,
      pace: { ...stopped.pace, atOnce: 1 },
      seal: createMailSeal(TOKEN_KEY),
      now: () => new Date(),
      mailer: { send: async ({ to }) => void sent.push(to) },
    })
    await queue.wake()
    await queue.settled()
    expect(sent).toEqual(['reset@b.example', 'news1@b.example', 'news2@b.example'])
  })

  it('are not readable in the database, nor with another key', async () => {
    const mailing = startMailing('smtp://127.0.0.1:9')
    await mailing[Symbol.asyncDispose]()
    await mailing.mailer.send({ ...mailTo('a@b.example'), text: 'resetLinkId=secret-in-mail' })
    const [row] = await rows()
    const text = JSON.stringify(row)
    const plain = Buffer.from(row?.sealed ?? '', 'base64').toString('latin1')
    for (const secret of ['a@b.example', 'secret-in-mail', 'Hello']) expect(text + plain).not.toContain(secret)
    const seal = createMailSeal(TOKEN_KEY)
    expect(seal.open(row!.mailId, row!.sealed!)).toMatchObject({ to: 'a@b.example' })
    expect(seal.open('another', row!.sealed!)).toBeUndefined()
    expect(createMailSeal(TOKEN_KEY.toReversed().fill(1)).open(row!.mailId, row!.sealed!)).toBeUndefined()
    await server.context.db.update(mails).set({ sealed: 'AAAA' }).where(eq(mails.mailId, row!.mailId))
    await using other = startMailing('smtp://127.0.0.1:9')
    await until(other, async () => (await rows())[0]?.dueAt === null)
    expect(await rows()).toMatchObject([{ reason: expect.stringContaining('TOKEN_KEY') }])
  })

  it('become no second header and no second address', async () => {
    await using mailServer = await startMailServer()
    await using mailing = startMailing(urlOf(mailServer))
    await mailing.mailer.send({ ...mailTo('a@b.example'), subject: 'Hi\r\nBcc: x@y.example\r\n\r\nBody' })
    for (const to of [
      'a@b.example\r\nBcc: x@y.example',
      'a@b.example>\r\nRCPT TO:<x@y.example',
      'a@b.example, x@y.example',
    ])
      await mailing.mailer.send(mailTo(to))
    await until(mailing, async () => (await rows()).every(({ dueAt }) => dueAt === null))
    expect(mailServer.taken).toHaveLength(1)
    expect(mailServer.offered).toEqual(['a@b.example'])
    expect([...(mailServer.taken[0]?.headers.keys() ?? [])]).not.toContain('bcc')
    expect((await rows()).map(({ reason }) => reason)).toEqual(Array.from({ length: 3 }, () => 'not an address'))
  })
})
