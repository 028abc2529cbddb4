import {
  groupBoxesAnswerSchema,
  groupBoxesPostSchema,
  groupLinkPostAnswerSchema,
  groupLinkPostSchema,
  groupLinksAnswerSchema,
  pendingBoxesAnswerSchema,
  userBoxesAnswerSchema,
  userLinkPostAnswerSchema,
  userLinkPostSchema,
  userLinksAnswerSchema,
  type GroupBoxesAnswer,
  type GroupBoxesPost,
  type GroupId,
  type GroupLinkPost,
  type GroupLinkPostAnswer,
  type GroupLinksAnswer,
  type PendingBoxesAnswer,
  type UserBoxesAnswer,
  type UserId,
  type UserLinkPost,
  type UserLinkPostAnswer,
  type UserLinksAnswer,
} from '@umkreis/schemas'
import type { Http } from '../http.ts'

/** Signed links and sealed boxes of the end-to-end encryption: the server stores and orders them, and can open none. */
export interface E2eeResource {
  /** @throws {ApiProblemError} With 409 where somebody else's link came first. */
  postUserLink(link: UserLinkPost): Promise<UserLinkPostAnswer>
  /** @param from First `seq` wanted, 1 or more. */
  userLinks(userId: UserId, from?: number): Promise<UserLinksAnswer>
  myBoxes(): Promise<UserBoxesAnswer>
  /** @throws {ApiProblemError} With 409 where somebody else's link came first, or the group changed meanwhile. */
  postGroupLink(link: GroupLinkPost): Promise<GroupLinkPostAnswer>
  /** @param from First epoch wanted, 1 or more. */
  groupLinks(groupId: GroupId, from?: number): Promise<GroupLinksAnswer>
  postGroupBoxes(groupId: GroupId, boxes: GroupBoxesPost): Promise<void>
  /** @param from First epoch wanted, 1 or more. */
  groupBoxes(groupId: GroupId, from?: number): Promise<GroupBoxesAnswer>
  /** What this person's client could seal for others now. */
  pendingBoxes(): Promise<PendingBoxesAnswer>
}

export function createE2eeResource(http: Http): E2eeResource {
  const group = (groupId: GroupId, part: 'links' | 'boxes') => `e2ee/groups/${encodeURIComponent(groupId)}/${part}`
  const since = (from: number | undefined) => ({ searchParams: { from } })
  return {
    async postUserLink(link) {
      const json = http.parseRequest(userLinkPostSchema, link)
      return http.json('post', 'e2ee/me/links', userLinkPostAnswerSchema, { json })
    },
    userLinks: (userId, from) =>
      http.json('get', `e2ee/users/${encodeURIComponent(userId)}/links`, userLinksAnswerSchema, since(from)),
    myBoxes: () => http.json('get', 'e2ee/me/boxes', userBoxesAnswerSchema),
    async postGroupLink(link) {
      const json = http.parseRequest(groupLinkPostSchema, link)
      return http.json('post', group(link.groupId, 'links'), groupLinkPostAnswerSchema, { json })
    },
    groupLinks: (groupId, from) => http.json('get', group(groupId, 'links'), groupLinksAnswerSchema, since(from)),
    async postGroupBoxes(groupId, boxes) {
      await http.send('post', group(groupId, 'boxes'), { json: http.parseRequest(groupBoxesPostSchema, boxes) })
    },
    groupBoxes: (groupId, from) => http.json('get', group(groupId, 'boxes'), groupBoxesAnswerSchema, since(from)),
    pendingBoxes: () => http.json('get', 'e2ee/me/pending-boxes', pendingBoxesAnswerSchema),
  }
}
