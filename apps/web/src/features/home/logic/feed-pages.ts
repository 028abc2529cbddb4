import type { InfiniteData } from '@tanstack/react-query'
import type { FeedAnswer, FeedPost, FeedReactionKind } from '@umkreis/schemas'

/** The pages of the feed that are loaded, the newest first. */
export type FeedPages = InfiniteData<FeedAnswer, unknown>

/** Every post that is loaded, each once: first what is pinned, then the newest. */
export function listPosts(data: FeedPages | undefined): readonly FeedPost[] {
  const seen = new Set<string>()
  const all = data?.pages.flatMap(({ pinned, posts }) => [...pinned, ...posts]) ?? []
  return all.filter(({ postId }) => !seen.has(postId) && seen.add(postId))
}

/** Puts a post in its place, or its new version in place of the former one. What is older than all that is loaded stays out. */
export function putPost(data: FeedPages, post: FeedPost): FeedPages {
  const former = listPosts(data).find(({ postId }) => postId === post.postId)
  if (former && former.isPinned === post.isPinned)
    return mapPosts(data, (one) => (one.postId === post.postId ? post : one))
  const without = removePost(data, post.postId)
  const [first, ...rest] = without.pages
  if (!first) return data
  if (post.isPinned) return { ...without, pages: [{ ...first, pinned: [post, ...first.pinned] }, ...rest] }
  const at = without.pages.findIndex(
    ({ posts, nextCursor }) => nextCursor === null || posts.some((one) => isNewer(post, one)),
  )
  if (at < 0) return without
  const pages = without.pages.map((page, index) => {
    if (index !== at) return page
    const before = page.posts.filter((one) => isNewer(one, post))
    return { ...page, posts: [...before, post, ...page.posts.slice(before.length)] }
  })
  return { ...without, pages }
}

/** Takes a post out. */
export function removePost(data: FeedPages, postId: string): FeedPages {
  const keep = (posts: readonly FeedPost[]) => posts.filter((one) => one.postId !== postId)
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, pinned: keep(page.pinned), posts: keep(page.posts) })),
  }
}

/** Takes over the first page as it is now: what it does not have any more is gone, what is new stands in front. */
export function mergeFirstPage(data: FeedPages, now: FeedAnswer): FeedPages {
  const last = now.posts.at(-1)
  const there = new Set([...now.pinned, ...now.posts].map(({ postId }) => postId))
  const stays = (post: FeedPost) =>
    there.has(post.postId) || (last !== undefined && now.nextCursor !== null && !post.isPinned && isNewer(last, post))
  const pages = data.pages.map((page) => ({
    ...page,
    pinned: page.pinned.filter(stays),
    posts: page.posts.filter(stays),
  }))
  return [...now.posts, ...now.pinned.toReversed()].reduce<FeedPages>(putPost, { ...data, pages })
}

/** The post as it will be once one has reacted, or taken that back. */
export function withReaction(post: FeedPost, kind: FeedReactionKind, isGiven: boolean): FeedPost {
  const former = post.reactions.find((one) => one.kind === kind)
  if ((former?.isOwn ?? false) === isGiven) return post
  const count = (former?.count ?? 0) + (isGiven ? 1 : -1)
  const others = post.reactions.filter((one) => one.kind !== kind)
  if (count <= 0) return { ...post, reactions: others }
  const own = { kind, count, isOwn: isGiven }
  return {
    ...post,
    reactions: former ? post.reactions.map((one) => (one.kind === kind ? own : one)) : [...others, own],
  }
}

/** The post as it will be once one has chosen in its poll. */
export function withVote(post: FeedPost, option: number): FeedPost {
  const { poll } = post
  if (!poll || poll.ownOption === option) return post
  const options = poll.options.map(({ text, votes }, place) => ({
    text,
    votes: votes + (place === option ? 1 : 0) - (place === poll.ownOption ? 1 : 0),
  }))
  return { ...post, poll: { ...poll, options, ownOption: option } }
}

function mapPosts(data: FeedPages, change: (post: FeedPost) => FeedPost): FeedPages {
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, pinned: page.pinned.map(change), posts: page.posts.map(change) })),
  }
}

function isNewer(one: FeedPost, other: FeedPost): boolean {
  const [at, otherAt] = [Date.parse(one.createdAt), Date.parse(other.createdAt)]
  return at === otherAt ? one.postId > other.postId : at > otherAt
}
