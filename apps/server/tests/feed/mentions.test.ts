import type { FeedComment, FeedMentionsAnswer, FeedPost } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { feedMentions, users } from '../../src/db/schema/index.ts'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { createFeedCalls } from '../_util/feed.ts'
import { BareClient, signUpTeam } from '../_util/hub.ts'
import { Browser, type PushService, startPushService } from '../_util/push-service.ts'
import { leaveForGood, setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const WAIT = { timeout: 20_000, interval: 20 }

let server: TestServer
let service: PushService
let feed: ReturnType<typeof createFeedCalls>
let owner: Person
let karim: Person
let other: Person
let browsers = 0
beforeAll(async () => {
  service = await startPushService()
  server = await startTestServer({ env: { DEMO: '0' } })
  feed = createFeedCalls(server)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})
beforeEach(async () => {
  ;[owner, karim, other] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  await name(owner, 'Johanna', 'Brandt')
  await name(karim, 'Karim', 'Haddad')
  service.pushed.length = 0
})

const name = (person: Person, firstName: string, lastName: string) =>
  server.context.db.update(users).set({ firstName, lastName }).where(eq(users.userId, person.userId))
const naming = (text = 'Ask @Karim Haddad', person = karim) => ({ text, mentions: [person.userId] })
const post = async (by = owner, text?: string) => {
  const { text: words, mentions } = naming(text)
  return (await feed.post(by, words, { mentions })).body
}
const read = async (person: Person) => (await feed.send<FeedMentionsAnswer>(person, 'GET', 'mentions')).body
const settle = async (person: Person, postId: string) =>
  (await feed.send(person, 'DELETE', `mentions/${postId}`)).status
const comment = async (by: Person, postId: string) =>
  (
    await feed.send<FeedComment>(by, 'POST', `posts/${postId}/comments`, {
      clientCommentId: crypto.randomUUID(),
      ...naming('What says @Karim Haddad?'),
    })
  ).body

async function subscribe(person: Person): Promise<Browser> {
  const browser = new Browser(service, `mentioned-${(browsers += 1)}`)
  await call(server, 'PUT', '/push/subscriptions', { token: person.token, body: browser.subscription })
  return browser
}
const untilOpened = async (browser: Browser) => {
  await expect.poll(() => browser.opened(service).length, WAIT).toBe(1)
  return browser.opened(service)
}

describe('who is mentioned', () => {
  it('in a post or a comment learns where and by whom, and nobody else does', async () => {
    using client = await BareClient.connect(server, karim.token)
    using witness = await BareClient.connect(server, other.token)
    const { postId } = await post()
    const { commentId } = await comment(other, postId)
    expect(await read(karim)).toMatchObject([
      { postId, commentId, author: { userId: other.userId }, text: 'What says @Karim Haddad?' },
      { postId, commentId: null, author: { userId: owner.userId }, text: 'Ask @Karim Haddad' },
    ])
    expect([await read(owner), await read(other)]).toEqual([[], []])
    await client.until(
      () => client.events('FeedChanged').filter(({ change }) => change === 'mentioned').length === 2 || undefined,
    )
    await witness.settled()
    expect(witness.events('FeedChanged').map(({ change }) => change)).toEqual(['posted', 'changed'])
  })

  it('learns it once, until they have looked, whatever is changed in the text', async () => {
    const { postId } = await post()
    expect(await settle(other, postId)).toBe(204)
    expect((await read(karim)).length).toBe(1)
    expect(await settle(karim, postId)).toBe(204)
    await feed.send<FeedPost>(owner, 'PATCH', `posts/${postId}`, naming('Please ask @Karim Haddad'))
    expect(await read(karim)).toEqual([])
  })

  it('only when the text is changed learns it then, and no more when the name is taken out', async () => {
    const { postId } = (await feed.post(owner, 'Ask him')).body
    await feed.send(owner, 'PATCH', `posts/${postId}`, naming())
    expect((await read(karim)).length).toBe(1)
    await feed.send(owner, 'PATCH', `posts/${postId}`, { text: 'Ask him', mentions: [] })
    expect(await read(karim)).toEqual([])
  })

  it('finds it again when their name is put back, unless they have looked already', async () => {
    const { postId } = await post()
    const { commentId } = await comment(other, postId)
    const change = (isNamed: boolean) => (isNamed ? naming() : { text: 'Ask him', mentions: [] })
    const places = async () => (await read(karim)).map((mention) => mention.commentId)
    await feed.send(owner, 'PATCH', `posts/${postId}`, change(false))
    expect(await places()).toEqual([commentId])
    await feed.send(owner, 'PATCH', `posts/${postId}`, change(true))
    expect(await places()).toEqual([commentId, null])
    await settle(karim, postId)
    for (const isNamed of [false, true]) await feed.send(owner, 'PATCH', `posts/${postId}`, change(isNamed))
    expect(await places()).toEqual([])
  })

  it('by themselves learns nothing', async () => {
    await post(karim)
    expect(await read(karim)).toEqual([])
  })

  it('learns nothing of what is gone', async () => {
    const { postId } = await post()
    const { commentId } = await comment(other, postId)
    await feed.send(other, 'DELETE', `comments/${commentId}`)
    expect((await read(karim)).length).toBe(1)
    await feed.send(owner, 'DELETE', `posts/${postId}`)
    expect(await read(karim)).toEqual([])
  })

  it('as a guest learns nothing, for guests have no feed', async () => {
    const guest = await signUpMember(server, owner)
    await name(guest, 'Gast', 'Hofer')
    await setRole(server, guest, 'external')
    const browser = await subscribe(guest)
    const witness = await subscribe(karim)
    await feed.post(owner, 'Ask @Gast Hofer and @Karim Haddad', { mentions: [guest.userId, karim.userId] })
    expect((await feed.send(guest, 'GET', 'mentions')).status).toBe(404)
    expect(await untilOpened(witness)).toHaveLength(1)
    expect(browser.opened(service)).toEqual([])
    expect(await server.context.db.$count(feedMentions, eq(feedMentions.userId, guest.userId))).toBe(0)
  })

  it('cannot be of another organisation', async () => {
    const stranger = await signUpOwner(server)
    expect((await feed.post(owner, 'Ask @x', { mentions: [stranger.userId] })).status).toBe(404)
    const { postId } = await post()
    expect([await read(stranger), await settle(stranger, postId)]).toEqual([[], 204])
    expect((await read(karim)).length).toBe(1)
  })

  it('is forgotten with them, and with who mentioned them', async () => {
    const { postId } = await post()
    await comment(other, postId)
    await leaveForGood(server, other)
    expect((await read(karim)).map(({ commentId }) => commentId)).toEqual([null])
    await leaveForGood(server, karim)
    expect(await server.context.db.$count(feedMentions, eq(feedMentions.userId, karim.userId))).toBe(0)
  })
})

describe('a notice of it', () => {
  it('goes to their browsers while they are away: who it was, not what', async () => {
    const browser = await subscribe(karim)
    const { postId } = await post()
    expect(await untilOpened(browser)).toEqual([{ postId, title: 'Johanna Brandt' }])
  })

  it('goes to them once for each text, however often their name is taken out and put back', async () => {
    const [browser, witness] = [await subscribe(karim), await subscribe(other)]
    await name(other, 'Ines', 'Reis')
    const { postId } = await post()
    const { commentId } = (await feed.comment(owner, postId, 'Nobody')).body
    await feed.send(owner, 'PATCH', `comments/${commentId}`, naming())
    await expect.poll(() => browser.opened(service).length, WAIT).toBe(2)
    for (const path of [`posts/${postId}`, `comments/${commentId}`]) {
      await feed.send(owner, 'PATCH', path, { text: 'Nobody', mentions: [] })
      expect((await feed.send(owner, 'PATCH', path, naming())).status).toBe(200)
    }
    expect(await read(karim)).toHaveLength(2)
    // What would have been sent is sent before this.
    await feed.send(owner, 'PATCH', `posts/${postId}`, {
      text: 'Ask @Karim Haddad and @Ines Reis',
      mentions: [karim.userId, other.userId],
    })
    expect(await untilOpened(witness)).toHaveLength(1)
    expect(browser.opened(service)).toHaveLength(2)
  })

  it('does not go to who is connected, wants none, or has quiet hours', async () => {
    const [unwilling, quiet, connected] = (await Promise.all([1, 2, 3].map(() => signUpMember(server, owner)))) as [
      Person,
      Person,
      Person,
    ]
    const people = [unwilling, quiet, connected, karim]
    for (const [place, person] of [unwilling, quiet, connected].entries()) await name(person, 'Num', `Mer${place}`)
    const silent = [await subscribe(unwilling), await subscribe(quiet), await subscribe(connected)]
    const witness = await subscribe(karim)
    const prefer = (person: Person, body: unknown) =>
      call(server, 'PATCH', '/users/preferences', { token: person.token, body })
    await prefer(unwilling, { push: false })
    const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString().slice(11, 16)
    await prefer(quiet, { quietHours: { from: hour(-2), to: hour(2), timeZone: 'UTC' } })
    using client = await BareClient.connect(server, connected.token)
    await client.settled()
    await feed.post(owner, '@Num Mer0 @Num Mer1 @Num Mer2 @Karim Haddad', {
      mentions: people.map(({ userId }) => userId),
    })
    expect(await untilOpened(witness)).toHaveLength(1)
    expect(silent.flatMap((browser) => browser.opened(service))).toEqual([])
  })

  it('says nothing of it in the log', async () => {
    const browser = await subscribe(karim)
    await post(owner, 'Secret plan of @Karim Haddad')
    await untilOpened(browser)
    expect(server.logLines.filter((line) => /secret plan|haddad/i.test(line))).toEqual([])
  })
})
