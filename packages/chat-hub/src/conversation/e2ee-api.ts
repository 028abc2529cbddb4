import type {
  GroupBoxesAnswer,
  GroupBoxesPost,
  GroupId,
  GroupLinkPost,
  GroupLinksAnswer,
  PendingBoxesAnswer,
  UserBoxesAnswer,
  UserId,
  UserLinkPost,
  UserLinksAnswer,
} from '@umkreis/schemas'

/** What became of a link: the server stored it, or somebody was quicker (409) and one has to look again. */
export type PostOutcome = { readonly kind: 'accepted' } | { readonly kind: 'conflict' }

/** The server's end-to-end calls. Everything else than a conflict rejects: no network, no right, a broken answer. */
export interface E2eeApi {
  /** `POST /e2ee/me/links` */
  postUserLink(post: UserLinkPost): Promise<PostOutcome>
  /** `GET /e2ee/users/{id}/links?from=` */
  userLinks(userId: UserId, from: number): Promise<UserLinksAnswer>
  /** `GET /e2ee/me/boxes` */
  myBoxes(): Promise<UserBoxesAnswer>
  /** `POST /e2ee/groups/{id}/links` */
  postGroupLink(post: GroupLinkPost): Promise<PostOutcome>
  /** `GET /e2ee/groups/{id}/links?from=` */
  groupLinks(groupId: GroupId, from: number): Promise<GroupLinksAnswer>
  /** `POST /e2ee/groups/{id}/boxes` */
  postGroupBoxes(groupId: GroupId, post: GroupBoxesPost): Promise<void>
  /** `GET /e2ee/groups/{id}/boxes?from=` */
  groupBoxes(groupId: GroupId, from: number): Promise<GroupBoxesAnswer>
  /** `GET /e2ee/me/pending-boxes` */
  pendingBoxes(): Promise<PendingBoxesAnswer>
}
