import type { AuthAnswer, FeedDigest } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { feedDigests, users } from '../../src/db/schema/index.ts'
import { sendDigests } from '../../src/services/feed/digest/send-digests.ts'
import { PASSWORD, type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { createFeedCalls } from '../_util/feed.ts'
import { signUpTeam } from '../_util/hub.ts'
import { type MailServer, startMailServer } from '../_util/mail-server.ts'
import { readOutbox } from '../_util/outbox.ts'
import { leaveForGood, setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const HOUR_MS = 3_600_000
// A Friday.
const FRIDAY = Date.parse('2026-11-20T12:00:00Z')
const MONDAY_AT_EIGHT = Date.parse('2026-11-23T07:00:00Z')

let mailServer: MailServer
let server: TestServer
let feed: ReturnType<typeof createFeedCalls>
let nowMs = FRIDAY
let owner: Person
let reader: Person
beforeAll(async () => {
  mailServer = await startMailServer()
  server = await startTestServer({
    env: { MAIL_URL: `smtp://127.0.0.1:${mailServer.port}`, PUBLIC_URL: 'https://umkreis.example', DEMO: '0' },
    now: () => new Date(nowMs),
  })
  feed = createFeedCalls(server)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await mailServer[Symbol.asyncDispose]()
})
beforeEach(async () => {
  nowMs = FRIDAY
  await server.context.db.delete(feedDigests)
  ;[owner, reader] = (await signUpTeam(server, 2)) as [Person, Person]
  await server.context.db
    .update(users)
    .set({ firstName: 'Karim', lastName: 'Haddad' })
    .where(eq(users.userId, reader.userId))
  await server.context.mailQueue?.settled()
  mailServer.taken.length = 0
})

const turn = (person: Person, timeZone: string | null = 'Europe/Berlin') =>
  feed.send<FeedDigest>(person, 'PUT', 'digest', { timeZone })
const read = async (person: Person) => (await feed.send<FeedDigest>(person, 'GET', 'digest')).body
async function post(by: Person, text: string, mentions: string[] = []) {
  // Since the last time, by a clock that stands still.
  nowMs += 1000
  const { status, body } = await feed.post(by, text, { mentions })
  expect(status).toBe(201)
  return body
}
/** Days later a sign-in holds no longer. */
async function signInAgain(person: Person): Promise<void> {
  const { body } = await call<AuthAnswer>(server, 'POST', '/auth/login', {
    body: { email: person.email, password: PASSWORD },
  })
  person.token = body.tokens.accessToken
}
const dueOf = async (person: Person) => {
  const [row] = await server.context.db.select().from(feedDigests).where(eq(feedDigests.userId, person.userId))
  return row?.dueAt.getTime()
}
/** Others are sent as well, such as of sign-ins. */
const digests = () => mailServer.taken.filter(({ headers }) => headers.has('list-unsubscribe'))
async function sendAt(ms: number): Promise<typeof mailServer.taken> {
  nowMs = ms
  await sendDigests(server.context)
  await server.context.mailQueue?.settled()
  return digests()
}

describe('the week by mail', () => {
  it('is off at first, and comes on Mondays at eight by the clock of whoever wants it', async () => {
    expect(await read(reader)).toEqual({ timeZone: null })
    expect((await turn(reader)).body).toEqual({ timeZone: 'Europe/Berlin' })
    expect(await read(reader)).toEqual({ timeZone: 'Europe/Berlin' })
    await post(owner, 'The hall   is\n\nready')
    expect(await sendAt(MONDAY_AT_EIGHT - 1)).toEqual([])
    const [mail, ...others] = await sendAt(MONDAY_AT_EIGHT + 20 * 60_000)
    expect(others).toEqual([])
    expect(mail?.to).toEqual([expect.stringContaining('@')])
    expect(mail?.text).toContain('The hall is ready')
    expect(await dueOf(reader)).toBe(MONDAY_AT_EIGHT + 7 * 24 * HOUR_MS)
    await signInAgain(reader)
    expect((await turn(reader, null)).body).toEqual({ timeZone: null })
    await signInAgain(owner)
    await post(owner, 'Later')
    expect(await sendAt(MONDAY_AT_EIGHT + 8 * 24 * HOUR_MS)).toHaveLength(1)
  })

  it('is sent once, however many look for it at the same time', async () => {
    await turn(reader)
    await turn(owner)
    await post(owner, 'One')
    await post(reader, 'Two')
    nowMs = MONDAY_AT_EIGHT
    await Promise.all(Array.from({ length: 4 }, () => sendDigests(server.context)))
    // An hour later the queue takes a mail that is still being handed over for a lost one.
    await server.context.mailQueue?.settled()
    await sendAt(MONDAY_AT_EIGHT + HOUR_MS)
    expect(digests()).toHaveLength(2)
    expect(new Set(digests().flatMap(({ to }) => to)).size).toBe(2)
  })

  it('is not sent where nothing happened, and tells nothing twice', async () => {
    await turn(reader)
    await post(reader, 'My own')
    expect(await sendAt(MONDAY_AT_EIGHT)).toEqual([])
    nowMs = MONDAY_AT_EIGHT + HOUR_MS
    await signInAgain(owner)
    await post(owner, 'First week')
    const week = 7 * 24 * HOUR_MS
    expect((await sendAt(MONDAY_AT_EIGHT + week)).map(({ text }) => text.includes('First week'))).toEqual([true])
    expect(await sendAt(MONDAY_AT_EIGHT + 2 * week)).toHaveLength(1)
  })

  it('tells of mentions, the posts that were answered the most, and how many there are besides', async () => {
    await turn(reader)
    const { postId } = await post(owner, 'Liked')
    for (let number = 0; number < 6; number += 1) {
      await post(owner, `Number ${number} ${'x'.repeat(200)}`)
    }
    await post(owner, 'Ask @Karim Haddad', [reader.userId])
    await feed.send(owner, 'PUT', `posts/${postId}/reactions/clap`)
    const text = (await sendAt(MONDAY_AT_EIGHT))[0]?.text ?? ''
    expect(text).toContain('You were mentioned once.')
    expect(text).toContain('And 3 more posts.')
    expect(text.indexOf('Liked')).toBeLessThan(text.indexOf('Number 5'))
    expect(text).not.toContain('x'.repeat(141))
  })

  it('speaks German to who does', async () => {
    await server.context.db.update(users).set({ language: 'de' }).where(eq(users.userId, reader.userId))
    await turn(reader)
    await post(owner, 'Fertig')
    expect((await sendAt(MONDAY_AT_EIGHT))[0]?.text).toContain('in deinen Neuigkeiten')
  })

  it('comes on the next morning where nobody was there to send it in time', async () => {
    await turn(reader)
    await post(owner, 'One')
    const evening = MONDAY_AT_EIGHT + 13 * HOUR_MS
    expect(await sendAt(evening)).toEqual([])
    expect(await dueOf(reader)).toBe(MONDAY_AT_EIGHT + 24 * HOUR_MS)
    expect(await sendAt(MONDAY_AT_EIGHT + 25 * HOUR_MS)).toHaveLength(1)
  })

  it('says nothing of other organisations, of who is gone, and to who has no feed any more', async () => {
    const stranger = await signUpOwner(server)
    await post(stranger, 'Elsewhere')
    const leaver = await signUpMember(server, owner)
    await post(leaver, 'Before I go')
    await turn(reader)
    await turn(leaver)
    await call(server, 'DELETE', '/users/me', { token: leaver.token, body: { password: PASSWORD } })
    expect(await sendAt(MONDAY_AT_EIGHT)).toEqual([])
    await signInAgain(owner)
    await post(owner, 'For us')
    await setRole(server, reader, 'external')
    expect(await sendAt(MONDAY_AT_EIGHT + 7 * 24 * HOUR_MS)).toEqual([])
    expect((await turn(await signUpGlobal(server))).status).toBe(404)
  })

  it('takes no time zone that there is not', async () => {
    expect((await turn(reader, 'Mars/Olympus')).status).toBe(422)
  })

  it('goes with the account', async () => {
    await turn(reader)
    await leaveForGood(server, reader)
    expect(await dueOf(reader)).toBeUndefined()
  })
})

describe('without a mail server', () => {
  it('is one file, though the process ends between writing it and noting that', async () => {
    let atMs = FRIDAY
    await using files = await startTestServer({
      env: { PUBLIC_URL: 'https://umkreis.example', DEMO: '0' },
      now: () => new Date(atMs),
    })
    const calls = createFeedCalls(files)
    const [writer, wanting] = (await signUpTeam(files, 2)) as [Person, Person]
    await calls.send(wanting, 'PUT', 'digest', { timeZone: 'Europe/Berlin' })
    atMs += 1000
    await calls.post(writer, 'The hall is ready')
    const sent = () => readOutbox(files).filter(({ text }) => text.includes('The hall is ready'))
    atMs = MONDAY_AT_EIGHT
    const ending: typeof files.context.mailer = {
      async send(mail, once) {
        await files.context.mailer.send(mail, once)
        throw new Error('The process ended')
      },
    }
    await sendDigests({ ...files.context, mailer: ending })
    expect(sent()).toHaveLength(1)
    for (const hours of [1, 2]) {
      atMs = MONDAY_AT_EIGHT + hours * HOUR_MS
      await sendDigests(files.context)
      expect(sent()).toHaveLength(1)
    }
    const [row] = await files.context.db.select().from(feedDigests).where(eq(feedDigests.userId, wanting.userId))
    expect(row?.dueAt.getTime()).toBe(MONDAY_AT_EIGHT + 7 * 24 * HOUR_MS)
  })

  it('is written later where it could not be', async () => {
    let atMs = FRIDAY
    await using files = await startTestServer({
      env: { PUBLIC_URL: 'https://umkreis.example', DEMO: '0' },
      now: () => new Date(atMs),
    })
    const calls = createFeedCalls(files)
    const [writer, wanting] = (await signUpTeam(files, 2)) as [Person, Person]
    await calls.send(wanting, 'PUT', 'digest', { timeZone: 'Europe/Berlin' })
    atMs += 1000
    await calls.post(writer, 'The hall is ready')
    atMs = MONDAY_AT_EIGHT
    await sendDigests({ ...files.context, mailer: { send: () => Promise.reject(new Error('The disk is full')) } })
    const sent = () => readOutbox(files).filter(({ text }) => text.includes('The hall is ready'))
    expect(sent()).toEqual([])
    atMs = MONDAY_AT_EIGHT + HOUR_MS
    await sendDigests(files.context)
    expect(sent()).toHaveLength(1)
  })
})

describe('the link that ends it', () => {
  async function link(): Promise<{ path: string; headers: Map<string, string> }> {
    await turn(reader)
    await post(owner, 'One')
    const [mail] = await sendAt(MONDAY_AT_EIGHT)
    const headers = mail?.headers ?? new Map<string, string>()
    const [, address = ''] =
      /^<(https:\/\/umkreis\.example\/api\/\S+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? []
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(address)
    await signInAgain(reader)
    return { path: new URL(address).pathname, headers }
  }

  it('ends it at one click of a mail program, without signing in (RFC 8058)', async () => {
    const { path, headers } = await link()
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const send = () =>
      fetch(`${server.origin}${path}`, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') })
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    expect(await read(reader)).toEqual({ timeZone: null })
    await turn(reader)
    expect((await send()).status).toBe(200)
    expect(await read(reader)).toEqual({ timeZone: null })
  })

  it('asks a person first: programs that open every link end nothing', async () => {
    const { path } = await link()
    const page = await fetch(`${server.origin}${path}`, { headers: { 'accept-language': 'de' } })
    expect([page.status, page.headers.get('content-type'), page.headers.get('referrer-policy')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-referrer',
    ])
    const html = await page.text()
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('<form method="post"><button>Keine mehr senden</button></form>')
    expect(await read(reader)).toEqual({ timeZone: 'Europe/Berlin' })
    const posted = await fetch(`${server.origin}${path}`, { method: 'POST', body: new URLSearchParams() })
    expect(await posted.text()).toContain('you get no more of these mails')
  })

  it('cannot be made up', async () => {
    const { path } = await link()
    const other = `${path.slice(0, path.lastIndexOf('/') + 1)}${owner.userId}.${path.split('.').at(-1)}`
    for (const wrong of [other, `${path}x`, path.slice(0, -1), '/api/feed/digest/unsubscribe/x']) {
      const body = new URLSearchParams('List-Unsubscribe=One-Click')
      expect((await fetch(`${server.origin}${wrong}`, { method: 'POST', body })).status).toBe(404)
      expect((await fetch(`${server.origin}${wrong}`)).status).toBe(404)
    }
    expect(await read(reader)).toEqual({ timeZone: 'Europe/Berlin' })
  })
})
