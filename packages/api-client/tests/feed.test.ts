import { expect, it } from 'vitest'
import { createFeed } from '../src/home/index.ts'
import { ApiProblemError, ApiShapeError, createApiClient, createMemoryTokenStore } from '../src/index.ts'
import { startApiServer } from './_util/api-server.ts'

const feedOn = ({ baseUrl }: { baseUrl: string }) =>
  createFeed(createApiClient({ baseUrl, store: createMemoryTokenStore() }))
const author = {
  userId: 'sven',
  firstName: 'Sven',
  lastName: 'Krüger',
  position: '',
  city: '',
  country: '',
  avatarUrl: null,
}
const post = {
  postId: 'p/1',
  author,
  kind: 'post',
  text: 'Done',
  mentions: [],
  pictures: [],
  linkCard: null,
  poll: null,
  skills: [],
  isForMe: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  isPinned: false,
  reactions: [],
  commentCount: 0,
  commenters: [],
}
const known = { ...post, postId: 'p1' }

it('reads pages, writes, reacts, votes and pins', async () => {
  await using server = await startApiServer(({ method, path }) =>
    method === 'GET' && path.startsWith('/feed/posts?')
      ? { json: { pinned: [], posts: [known], nextCursor: '1.p1' } }
      : { json: known },
  )
  const feed = feedOn(server)
  expect((await feed.page('2.p2')).nextCursor).toBe('1.p1')
  expect((await feed.write({ clientPostId: 'c', text: 'Done' })).text).toBe('Done')
  await feed.react('p1', 'heart', true)
  await feed.react('p1', 'heart', false)
  await feed.vote('p1', 1)
  await feed.pin('p1', true)
  await feed.pin('p1', false)
  expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /feed/posts?before=2.p2',
    'POST /feed/posts',
    'PUT /feed/posts/p1/reactions/heart',
    'DELETE /feed/posts/p1/reactions/heart',
    'PUT /feed/posts/p1/vote',
    'PUT /feed/posts/p1/pin',
    'DELETE /feed/posts/p1/pin',
  ])
})

it('sends nothing that would be refused, and takes nothing of another shape', async () => {
  await using server = await startApiServer(() => ({ json: post }))
  const feed = feedOn(server)
  await expect(feed.write({ clientPostId: 'c', text: ' ' })).rejects.toThrow(ApiShapeError)
  expect(server.received).toEqual([])
  await expect(feed.post('p1')).rejects.toThrow(ApiShapeError)
})

it('passes a refusal on', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    detail: 'The feed was not found',
    requestId: 'r',
  }
  await using server = await startApiServer(() => ({ status: 404, json: problem }))
  await expect(feedOn(server).page()).rejects.toThrow(ApiProblemError)
})
