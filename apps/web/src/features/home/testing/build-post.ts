import { type FeedPost, feedPostSchema } from '@umkreis/schemas'
import * as v from 'valibot'

/** Builds a post; what is not named is Sven's. */
export function buildPost(changes: Partial<Record<keyof FeedPost, unknown>> = {}): FeedPost {
  return v.parse(feedPostSchema, {
    postId: 'post-1',
    author: {
      userId: 'sven',
      firstName: 'Sven',
      lastName: 'Krüger',
      position: 'Fertigungsleiter',
      city: 'Leipzig',
      country: 'Germany',
      avatarUrl: null,
    },
    kind: 'post',
    text: 'Die neue Prüfhalle ist fertig.',
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
    ...changes,
  })
}
