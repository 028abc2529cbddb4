import type { FeedPost } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { buildPost } from '../testing/build-post.ts'
import { type FeedPages, listPosts, mergeFirstPage, putPost, removePost, withReaction, withVote } from './feed-pages.ts'

const at = (second: number, changes: Partial<FeedPost> = {}) =>
  buildPost({
    postId: `post-${second}`,
    createdAt: new Date(Date.UTC(2026, 10, 20, 10, 0, second)).toISOString(),
    ...changes,
  })
const pages = (...posts: FeedPost[][]): FeedPages => ({
  pages: posts.map((page, index) => ({
    pinned: page.filter(({ isPinned }) => isPinned),
    posts: page.filter(({ isPinned }) => !isPinned),
    nextCursor: index < posts.length - 1 ? 'more' : 'end?',
  })),
  pageParams: posts.map(() => undefined),
})
const ids = (data: FeedPages) => listPosts(data).map(({ postId }) => postId)

describe(putPost, () => {
  it('puts a new one in front, one of before in its place, and leaves out what is older than all', () => {
    const data = pages([at(9), at(7)], [at(5), at(3)])
    expect(ids(putPost(data, at(10)))).toEqual(['post-10', 'post-9', 'post-7', 'post-5', 'post-3'])
    expect(ids(putPost(data, at(6)))).toEqual(['post-9', 'post-7', 'post-6', 'post-5', 'post-3'])
    expect(ids(putPost(data, at(1)))).toEqual(ids(data))
  })

  it('puts the oldest one behind all others where there are no more', () => {
    const data = pages([at(9)])
    const whole = { ...data, pages: data.pages.map((page) => ({ ...page, nextCursor: null })) }
    expect(ids(putPost(whole, at(1)))).toEqual(['post-9', 'post-1'])
  })

  it('shows a new version where the former stood', () => {
    const data = putPost(pages([at(9), at(7)]), at(7, { text: 'New' }))
    expect(listPosts(data)[1]?.text).toBe('New')
  })

  it('moves what is pinned to the top, and back to its place', () => {
    const pinned = putPost(pages([at(9), at(7), at(5)]), at(7, { isPinned: true }))
    expect(ids(pinned)).toEqual(['post-7', 'post-9', 'post-5'])
    expect(ids(putPost(pinned, at(7)))).toEqual(['post-9', 'post-7', 'post-5'])
  })
})

it('takes a post out wherever it stands', () => {
  expect(ids(removePost(pages([at(9, { isPinned: true }), at(7)], [at(5)]), 'post-9'))).toEqual(['post-7', 'post-5'])
})

it('takes the first page over: new ones in front, what is gone out, older ones as they are', () => {
  const data = pages([at(9), at(8), at(7)], [at(5), at(3)])
  const now = { pinned: [], posts: [at(10), at(9), at(7)], nextCursor: 'more' }
  expect(ids(mergeFirstPage(data, now))).toEqual(['post-10', 'post-9', 'post-7', 'post-5', 'post-3'])
  expect(ids(mergeFirstPage(data, { ...now, nextCursor: null }))).toEqual(['post-10', 'post-9', 'post-7'])
})

it('counts a reaction once, and takes it back', () => {
  const given = withReaction(at(1), 'heart', true)
  expect(given.reactions).toEqual([{ kind: 'heart', count: 1, isOwn: true }])
  expect(withReaction(given, 'heart', true)).toBe(given)
  expect(withReaction(given, 'heart', false).reactions).toEqual([])
  const others = at(1, { reactions: [{ kind: 'clap', count: 2, isOwn: false }] })
  expect(withReaction(others, 'clap', true).reactions).toEqual([{ kind: 'clap', count: 3, isOwn: true }])
})

it('moves one’s vote', () => {
  const poll = {
    options: [
      { text: 'a', votes: 1 },
      { text: 'b', votes: 0 },
    ],
    endsAt: '2026-12-01T00:00:00.000Z',
    ownOption: 0,
  }
  expect(withVote(at(1, { poll }), 1).poll).toMatchObject({ options: [{ votes: 0 }, { votes: 1 }], ownOption: 1 })
  expect(withVote(at(1), 1).poll).toBeNull()
})
