import type { FeedCommentsAnswer, FeedPost, FeedReportsAnswer } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feedComments, feedPosts, users } from '../../src/db/schema/index.ts'
import { PINNED_MAX } from '../../src/services/feed/reader.ts'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { createFeedCalls } from '../_util/feed.ts'
import { BareClient, signUpTeam } from '../_util/hub.ts'
import { setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let feed: ReturnType<typeof createFeedCalls>
let owner: Person
let member: Person
let other: Person
let stranger: Person
let guest: Person
let visitor: Person
beforeAll(async () => {
  server = await startTestServer({ env: { DEMO: '0' } })
  feed = createFeedCalls(server)
  ;[owner, member, other] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  stranger = await signUpOwner(server)
  visitor = await signUpGlobal(server)
  guest = await signUpMember(server, owner)
  await setRole(server, guest, 'external')
  await name(member, 'Karim', 'Haddad')
})
afterAll(() => server[Symbol.asyncDispose]())

const name = (person: Person, firstName: string, lastName: string) =>
  server.context.db.update(users).set({ firstName, lastName }).where(eq(users.userId, person.userId))
const written = async (by: Person, text: string, more = {}) => (await feed.post(by, text, more)).body
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const poll = { options: ['Tuesday', 'Thursday'], endsAt: inMs(3_600_000) }

describe('a post', () => {
  it('is read by everybody of the organisation, the newest first, page by page', async () => {
    const team = await signUpTeam(server, 2)
    const [first, second] = team as [Person, Person]
    const texts = ['one', 'two', 'three', 'four', 'five']
    for (const text of texts) await written(first, text)
    const read = async (query: string) => (await feed.read(second, query)).body
    const page = await read('?pageSize=2')
    expect(page.posts.map(({ text }) => text)).toEqual(['five', 'four'])
    const next = await read(`?pageSize=2&before=${page.nextCursor}`)
    expect(next.posts.map(({ text }) => text)).toEqual(['three', 'two'])
    const last = await read(`?pageSize=2&before=${next.nextCursor}`)
    expect([last.posts.map(({ text }) => text), last.nextCursor]).toEqual([['one'], null])
  })

  it('loses and repeats nothing where many were written at the same moment', async () => {
    const [author] = (await signUpTeam(server, 1)) as [Person]
    for (const text of ['a', 'b', 'c', 'd']) await written(author, text)
    await server.context.db
      .update(feedPosts)
      .set({ createdAt: new Date('2026-11-20T10:00:00Z') })
      .where(eq(feedPosts.authorId, author.userId))
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body }: Awaited<ReturnType<typeof feed.read>> = await feed.read(
        author,
        `?pageSize=1${cursor && `&before=${cursor}`}`,
      )
      seen.push(...body.posts.map(({ text }) => text))
      cursor = body.nextCursor
    }
    expect(seen.toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('is there for no guest, no global user, no other organisation and nobody who is not signed in', async () => {
    const { postId } = await written(owner, 'For us')
    const { commentId } = (await feed.comment(owner, postId, 'Just us')).body
    const body = { clientPostId: 'x', clientCommentId: 'x', text: 'x', option: 0, isAsked: true }
    const calls = [
      ['GET', `posts/${postId}`],
      ['PATCH', `posts/${postId}`],
      ['DELETE', `posts/${postId}`],
      ['PUT', `posts/${postId}/pin`],
      ['DELETE', `posts/${postId}/pin`],
      ['PUT', `posts/${postId}/reactions/heart`],
      ['DELETE', `posts/${postId}/reactions/heart`],
      ['PUT', `posts/${postId}/vote`],
      ['GET', `posts/${postId}/comments`],
      ['POST', `posts/${postId}/comments`],
      ['POST', `posts/${postId}/reports`],
      ['POST', `comments/${commentId}/reports`],
      ['PATCH', `comments/${commentId}`],
      ['DELETE', `comments/${commentId}`],
    ] as const
    const general = [
      ['GET', 'posts'],
      ['POST', 'posts'],
      ['GET', 'reports'],
      ['DELETE', 'reports/x'],
      ['GET', 'questions'],
      ['PUT', 'questions'],
      ['DELETE', 'questions/x'],
      ['POST', 'pictures'],
      ['DELETE', 'pictures/x'],
    ] as const
    const ask = (by: Person | undefined, method: string, path: string) =>
      feed.send(by, method, path, method === 'GET' || method === 'DELETE' ? undefined : body)
    for (const by of [guest, visitor, stranger]) {
      for (const [method, path] of calls)
        expect([method, path, (await ask(by, method, path)).status]).toEqual([method, path, 404])
    }
    for (const by of [guest, visitor]) {
      for (const [method, path] of general)
        expect([method, path, (await ask(by, method, path)).status]).toEqual([method, path, 404])
    }
    for (const [method, path] of [...calls, ...general]) {
      expect([method, path, (await ask(undefined, method, path)).status]).toEqual([method, path, 401])
    }
    expect((await feed.read(stranger)).body).toEqual({ pinned: [], posts: [], nextCursor: null })
    expect((await feed.one(owner, postId)).body).toMatchObject({ text: 'For us', commentCount: 1 })
  })

  it('is written once, however often it is sent', async () => {
    const request = { clientPostId: 'the-same', text: 'Once' }
    const answers = await Promise.all([1, 2, 3].map(() => feed.send<FeedPost>(member, 'POST', 'posts', request)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.postId)).size).toBe(1)
  })

  it.each([
    ['no text', { text: '  ' }],
    ['a text of nothing that can be seen', { text: '\u200B\u200B' }],
    ['more text than 10,000 characters', { text: 'a'.repeat(10_001) }],
    ['text that turns the direction of what follows', { text: 'a\u202Eb' }],
    ['five pictures', { text: 'a', pictures: [...'abcde'].map((pictureId) => ({ pictureId, description: '' })) }],
    ['a poll of one answer', { text: 'a', poll: { ...poll, options: ['one'] } }],
    ['a poll of seven answers', { text: 'a', poll: { ...poll, options: [...'abcdefg'] } }],
    ['a poll with the same answer twice', { text: 'a', poll: { ...poll, options: ['one', 'one '] } }],
    ['a poll that has ended', { text: 'a', poll: { ...poll, endsAt: inMs(-1000) } }],
    ['a poll without an end in sight', { text: 'a', poll: { ...poll, endsAt: inMs(91 * 86_400_000) } }],
    ['a kind of its own', { text: 'a', kind: 'order' }],
    ['skills of what is no question', { text: 'a', skills: ['Helm'] }],
    ['six skills', { text: 'a', kind: 'question', skills: [...'abcdef'] }],
  ])('is refused with %s', async (_what, request) => {
    expect((await feed.send(owner, 'POST', 'posts', { clientPostId: 'refused', ...request })).status).toBe(422)
  })

  it('takes 10,000 characters, markup and scripts as the words that they are', async () => {
    const hostile = '<img src=x onerror=alert(1)> [press](javascript:alert(1)) **bold**'
    expect((await written(owner, hostile)).text).toBe(hostile)
    expect((await feed.post(owner, 'a'.repeat(10_000))).status).toBe(201)
  })

  it('is changed by its author alone', async () => {
    const { postId } = await written(member, 'Frist')
    const change = (by: Person) => feed.send<FeedPost>(by, 'PATCH', `posts/${postId}`, { text: 'First' })
    expect((await change(other)).status).toBe(403)
    expect((await change(owner)).status).toBe(403)
    const { status, body } = await change(member)
    expect([status, body.text, body.editedAt !== null]).toEqual([200, 'First', true])
    expect((await feed.send(member, 'PATCH', `posts/${postId}`, { text: '' })).status).toBe(422)
  })

  it('is removed by its author or a manager, with all that belongs to it', async () => {
    for (const by of [member, owner]) {
      const { postId } = await written(member, 'Gone soon')
      await feed.comment(other, postId, 'Oh')
      await feed.send(other, 'POST', `posts/${postId}/reports`, {})
      expect((await feed.send(other, 'DELETE', `posts/${postId}`)).status).toBe(403)
      expect((await feed.send(by, 'DELETE', `posts/${postId}`)).status).toBe(204)
      expect((await feed.one(owner, postId)).status).toBe(404)
      const left = await server.context.db.select().from(feedComments).where(eq(feedComments.postId, postId))
      expect(left).toEqual([])
    }
  })

  it('names only those whom its text names and who are there for its author', async () => {
    const post = await written(owner, 'Ask @Karim Haddad', { mentions: [member.userId, other.userId] })
    expect(post.mentions).toEqual([{ userId: member.userId, name: 'Karim Haddad' }])
    expect((await feed.post(owner, 'Ask @Karim Haddad', { mentions: [stranger.userId] })).status).toBe(404)
  })

  it('is limited in number', async () => {
    const [busy] = (await signUpTeam(server, 1)) as [Person]
    await server.context.limits.posts.take(busy.userId, 60)
    expect((await feed.post(busy, 'One more')).status).toBe(429)
    await server.context.limits.comments.take(busy.userId, 60)
    expect((await feed.comment(busy, 'x', 'One more')).status).toBe(429)
    await server.context.limits.edits.take(busy.userId, 120)
    const change = { text: 'Once more', mentions: [] }
    expect((await feed.send(busy, 'PATCH', 'posts/x', change)).status).toBe(429)
    expect((await feed.send(busy, 'PATCH', 'comments/x', change)).status).toBe(429)
  })
})

describe('pinning', () => {
  it('is up to managers, and keeps a post above the others', async () => {
    const { postId } = await written(member, 'Read me')
    expect((await feed.send(member, 'PUT', `posts/${postId}/pin`)).status).toBe(403)
    expect((await feed.send<FeedPost>(owner, 'PUT', `posts/${postId}/pin`)).body.isPinned).toBe(true)
    expect((await feed.send<FeedPost>(owner, 'PUT', `posts/${postId}/pin`)).body.isPinned).toBe(true)
    const { pinned, posts } = (await feed.read(member, '?pageSize=50')).body
    expect(pinned.map((post) => post.postId)).toEqual([postId])
    expect(posts.map((post) => post.postId)).not.toContain(postId)
    expect((await feed.send<FeedPost>(owner, 'DELETE', `posts/${postId}/pin`)).body.isPinned).toBe(false)
    expect((await feed.read(member)).body.pinned).toEqual([])
  })

  it('is for a few', async () => {
    const [manager] = (await signUpTeam(server, 1)) as [Person]
    const pin = async () => feed.send(manager, 'PUT', `posts/${(await written(manager, 'Pin')).postId}/pin`)
    for (let count = 0; count < PINNED_MAX; count += 1) expect((await pin()).status).toBe(200)
    expect((await pin()).status).toBe(409)
  })
})

describe('reactions', () => {
  it('count everybody once for each kind, and are taken back', async () => {
    const { postId } = await written(owner, 'Done')
    const react = async (by: Person, method: string, kind: string) =>
      feed.send<FeedPost>(by, method, `posts/${postId}/reactions/${kind}`)
    await react(member, 'PUT', 'heart')
    await react(member, 'PUT', 'heart')
    await react(other, 'PUT', 'heart')
    expect((await react(other, 'PUT', 'clap')).body.reactions).toEqual([
      { kind: 'clap', count: 1, isOwn: true },
      { kind: 'heart', count: 2, isOwn: true },
    ])
    expect((await react(other, 'DELETE', 'heart')).body.reactions).toEqual([
      { kind: 'clap', count: 1, isOwn: true },
      { kind: 'heart', count: 1, isOwn: false },
    ])
    expect((await react(other, 'PUT', 'dislike')).status).toBe(422)
  })
})

describe('a poll', () => {
  it('takes one choice of each, which may change, and tells sums alone', async () => {
    const { postId } = await written(owner, 'When?', { poll })
    const vote = (by: Person, option: number) => feed.send<FeedPost>(by, 'PUT', `posts/${postId}/vote`, { option })
    await vote(member, 0)
    await vote(other, 1)
    const { body } = await vote(member, 1)
    expect(body.poll).toMatchObject({
      options: [
        { text: 'Tuesday', votes: 0 },
        { text: 'Thursday', votes: 2 },
      ],
      ownOption: 1,
    })
    expect((await feed.one(owner, postId)).body.poll?.ownOption).toBeNull()
    expect((await vote(member, 2)).status).toBe(422)
    expect((await vote(member, -1)).status).toBe(422)
  })

  it('takes none once it has ended, and there is none on other posts', async () => {
    const { postId } = await written(owner, 'When?', { poll })
    await server.context.db
      .update(feedPosts)
      .set({ pollEndsAt: new Date(Date.now() - 1000) })
      .where(eq(feedPosts.postId, postId))
    expect((await feed.send(member, 'PUT', `posts/${postId}/vote`, { option: 0 })).status).toBe(409)
    const plain = await written(owner, 'No poll')
    expect((await feed.send(member, 'PUT', `posts/${plain.postId}/vote`, { option: 0 })).status).toBe(422)
  })
})

describe('comments', () => {
  it('stand in their order, page by page, and count', async () => {
    const { postId } = await written(owner, 'Discuss')
    for (let count = 1; count <= 52; count += 1) {
      await server.context.db.insert(feedComments).values({
        commentId: `${postId}-${count}`,
        organisationId: (await server.context.db.select().from(feedPosts).where(eq(feedPosts.postId, postId)))[0]!
          .organisationId,
        postId,
        authorId: (count % 2 ? member : other).userId,
        clientCommentId: `${postId}-${count}`,
        text: String(count),
        createdAt: new Date(Date.UTC(2026, 10, 20, 10, 0, count)),
      })
    }
    const read = async (query = '') =>
      (await feed.send<FeedCommentsAnswer>(member, 'GET', `posts/${postId}/comments${query}`)).body
    const newest = await read()
    expect([newest.comments.length, newest.comments[0]?.text, newest.comments.at(-1)?.text]).toEqual([50, '3', '52'])
    const older = await read(`?before=${newest.olderCursor}`)
    expect([older.comments.map(({ text }) => text), older.olderCursor]).toEqual([['1', '2'], null])
    const post = (await feed.one(owner, postId)).body
    expect([post.commentCount, post.commenters.map(({ userId }) => userId)]).toEqual([
      52,
      [other.userId, member.userId],
    ])
  })

  it('are written once, changed by their author, and removed by their author or a manager', async () => {
    const { postId } = await written(owner, 'Discuss')
    const once = await Promise.all([1, 2].map(() => feed.comment(member, postId, 'Yes', 'one-comment')))
    expect(new Set(once.map(({ body }) => body.commentId)).size).toBe(1)
    const path = `comments/${once[0]!.body.commentId}`
    expect((await feed.send(other, 'PATCH', path, { text: 'No' })).status).toBe(403)
    expect((await feed.send(member, 'PATCH', path, { text: 'Yes, please' })).body).toMatchObject({
      text: 'Yes, please',
    })
    expect((await feed.send(other, 'DELETE', path)).status).toBe(403)
    expect((await feed.send(owner, 'DELETE', path)).status).toBe(204)
    expect((await feed.one(owner, postId)).body.commentCount).toBe(0)
    expect((await feed.comment(member, postId, 'a'.repeat(2001))).status).toBe(422)
    expect((await feed.comment(member, 'nowhere', 'Yes')).status).toBe(404)
  })
})

describe('a report', () => {
  it('reaches the managers, once, and is settled by them', async () => {
    const [manager, author, reporter] = (await signUpTeam(server, 3)) as [Person, Person, Person]
    const { postId } = await written(author, 'Rude')
    const { commentId } = (await feed.comment(author, postId, 'Ruder')).body
    const report = (path: string, reason?: string) => feed.send(reporter, 'POST', `${path}/reports`, { reason })
    expect((await report(`posts/${postId}`, 'Not nice')).status).toBe(204)
    expect((await report(`posts/${postId}`, 'Again')).status).toBe(204)
    expect((await report(`comments/${commentId}`)).status).toBe(204)
    expect((await feed.send(author, 'GET', 'reports')).status).toBe(403)
    const list = async () => (await feed.send<FeedReportsAnswer>(manager, 'GET', 'reports')).body
    const reports = await list()
    expect(reports).toMatchObject([
      { postId, commentId: null, text: 'Rude', reason: 'Not nice', reporter: { userId: reporter.userId } },
      { postId, commentId, text: 'Ruder', reason: '', author: { userId: author.userId } },
    ])
    const settle = (by: Person) => feed.send(by, 'DELETE', `reports/${reports[0]!.reportId}`)
    expect((await settle(author)).status).toBe(403)
    expect((await settle(owner)).status).toBe(404)
    expect((await settle(manager)).status).toBe(204)
    expect((await settle(manager)).status).toBe(404)
    await feed.send(manager, 'DELETE', `comments/${commentId}`)
    expect(await list()).toEqual([])
  })
})

it('tells the people of the organisation at once what is new, different and gone, and nobody else', async () => {
  using reader = await BareClient.connect(server, other.token)
  const outsiders = await Promise.all([stranger, guest, visitor].map(({ token }) => BareClient.connect(server, token)))
  const { postId } = await written(member, 'News')
  await feed.send(owner, 'PUT', `posts/${postId}/reactions/clap`)
  await feed.send(member, 'DELETE', `posts/${postId}`)
  expect(await reader.untilEvents('FeedChanged', 3)).toEqual([
    { postId, change: 'posted' },
    { postId, change: 'changed' },
    { postId, change: 'removed' },
  ])
  for (const client of outsiders) {
    await client.settled()
    expect(client.events('FeedChanged')).toEqual([])
    client[Symbol.dispose]()
  }
})

it('forgets a person who is deleted: their posts, comments, reactions, votes, reports, and their name in those of others', async () => {
  const [manager, leaver] = (await signUpTeam(server, 2)) as [Person, Person]
  await name(leaver, 'Lea', 'Vogel')
  const own = await written(leaver, 'Mine')
  const theirs = await written(manager, 'Ask @Lea Vogel', { mentions: [leaver.userId], poll })
  await feed.comment(leaver, theirs.postId, 'Me?')
  await feed.send(leaver, 'PUT', `posts/${theirs.postId}/reactions/heart`)
  await feed.send(leaver, 'PUT', `posts/${theirs.postId}/vote`, { option: 0 })
  await feed.send(leaver, 'POST', `posts/${theirs.postId}/reports`, {})
  const gone = await call(server, 'DELETE', '/manager/listOfUsers', {
    token: manager.token,
    body: [leaver.userId],
  })
  expect(gone.status).toBeLessThan(300)
  expect((await feed.one(manager, own.postId)).status).toBe(404)
  const left = (await feed.one(manager, theirs.postId)).body
  expect(left).toMatchObject({ mentions: [], reactions: [], commentCount: 0, commenters: [] })
  expect(left.poll?.options.map(({ votes }) => votes)).toEqual([0, 0])
  expect((await feed.send(manager, 'GET', 'reports')).body).toEqual([])
})

it('logs nothing of what is written', async () => {
  await written(member, 'A word that nobody else writes: Quittenbrot')
  expect(server.logLines.join('\n')).not.toContain('Quittenbrot')
})
