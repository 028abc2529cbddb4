import type { AuthAnswer, FeedAnswer, FeedCommentsAnswer, FeedQuestionsAnswer } from '@umkreis/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_POSTS } from '../../src/demo/feed/posts.ts'
import { createDemoPeople } from '../../src/demo/people.ts'
import { DEMO_PASSWORD, seedDemo } from '../../src/demo/seed.ts'
import { call } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedDemo(server.context, false)
})
afterAll(() => server[Symbol.asyncDispose]())

async function tokenOf(email: string): Promise<string> {
  const body = { email, password: DEMO_PASSWORD }
  return (await call<AuthAnswer>(server, 'POST', '/auth/login', { body })).body.tokens.accessToken
}

it('shows a feed of its people: a pinned post with a picture, a poll, questions, comments and reactions', async () => {
  const token = await tokenOf('j.brandt@lindwerk.example')
  const read = async <T>(path: string) => (await call<T>(server, 'GET', `/feed/${path}`, { token })).body
  const { pinned, posts, nextCursor } = await read<FeedAnswer>('posts?pageSize=50')
  expect([pinned.length + posts.length, nextCursor]).toEqual([DEMO_POSTS.length, null])
  expect(posts.map(({ createdAt }) => createdAt)).toEqual(
    posts
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  )
  const [hall] = pinned
  expect(hall).toMatchObject({ isPinned: true, author: { firstName: 'Sven' }, commentCount: 7 })
  expect(hall?.reactions).toEqual([
    { kind: 'clap', count: 38, isOwn: false },
    { kind: 'heart', count: 14, isOwn: false },
    { kind: 'celebrate', count: 9, isOwn: false },
  ])
  const picture = await fetch(`${server.origin}${hall?.pictures[0]?.url}`)
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(posts.filter(({ poll }) => poll).map(({ poll }) => poll?.options.map(({ votes }) => votes))).toEqual([
    [21, 34, 12],
    [41, 18, 33, 9],
  ])
  const { comments } = await read<FeedCommentsAnswer>(`posts/${hall?.postId}/comments`)
  expect(comments[2]?.mentions).toEqual([{ userId: 'demo-amina-yusuf', name: 'Amina Yusuf' }])
  const { isAsked, questions } = await read<FeedQuestionsAnswer>('questions')
  expect([isAsked, questions.map(({ author }) => author.firstName)]).toEqual([true, ['Priya', 'Amina']])
})

it('is written by people who are there, and no more of them reacts than there are', () => {
  const keys = new Set(createDemoPeople().map(({ key }) => key))
  const named = DEMO_POSTS.flatMap(({ by, comments = [], asks }) => [
    by,
    ...comments.map(([key]) => key),
    ...(asks?.people ?? []),
  ])
  expect(named.filter((key) => !keys.has(key))).toEqual([])
  const ids = DEMO_POSTS.map(({ hoursAgo }) => hoursAgo)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
})

it('is there for nobody of the community', async () => {
  const token = await tokenOf('mira@umkreis.example')
  expect((await call(server, 'GET', '/feed/posts', { token })).status).toBe(404)
})
