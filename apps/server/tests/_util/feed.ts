import type { FeedAnswer, FeedComment, FeedPicture, FeedPost, FeedPostPost } from '@umkreis/schemas'
import { type Answer, type Person, call } from './api.ts'
import type { TestServer } from './start-test-server.ts'

let written = 0

/** The calls of the feed, each by somebody, each with its whole answer. */
export function createFeedCalls(server: Pick<TestServer, 'origin'>) {
  const send = <T = unknown>(by: Person | undefined, method: string, path: string, body?: unknown) =>
    call<T>(server, method, `/feed/${path}`, { token: by?.token, body })
  return {
    send,
    post: (by: Person, text: string, more: Partial<FeedPostPost> = {}) =>
      send<FeedPost>(by, 'POST', 'posts', { clientPostId: `post-${(written += 1)}`, text, ...more }),
    read: (by: Person, query = '') => send<FeedAnswer>(by, 'GET', `posts${query}`),
    one: (by: Person, postId: string) => send<FeedPost>(by, 'GET', `posts/${postId}`),
    comment: (by: Person, postId: string, text: string, clientCommentId = `comment-${(written += 1)}`) =>
      send<FeedComment>(by, 'POST', `posts/${postId}/comments`, { clientCommentId, text }),
    upload(by: Person, bytes: Uint8Array<ArrayBuffer> | string): Promise<Answer<FeedPicture>> {
      const form = new FormData()
      form.append('picture', typeof bytes === 'string' ? bytes : new File([bytes], '../../x.html'))
      return send<FeedPicture>(by, 'POST', 'pictures', form)
    },
  }
}
