import type {
  DeviceId,
  GroupBoxesAnswer,
  GroupBoxesPost,
  GroupId,
  GroupLinkPost,
  GroupLinksAnswer,
  OwnDevicePut,
  OwnDevicesAnswer,
  PairingAnswer,
  PairingId,
  PairingPost,
  PairingsAnswer,
  PendingBoxesAnswer,
  UserBoxesAnswer,
  UserId,
  UserLinkPost,
  UserLinksAnswer,
  UserLinksOfManyAnswer,
  UserLinksOfManyRequest,
} from '@umkreis/schemas'

/** What became of a link, or of a message between one's own devices: the server stored it, or somebody was quicker (409) and one has to look again. */
export type PostOutcome = { readonly kind: 'accepted' } | { readonly kind: 'conflict' }

/** The server's end-to-end calls. Everything else than a conflict rejects: no network, no right, a broken answer. */
export interface E2eeApi {
  /** `POST /e2ee/me/links` */
  postUserLink(post: UserLinkPost): Promise<PostOutcome>
  /** `GET /e2ee/users/{id}/links?from=` */
  userLinks(userId: UserId, from: number): Promise<UserLinksAnswer>
  /** `POST /e2ee/users/links` for at most 200 people, each once: who may not be seen, or would make the answer too long, is left out. */
  userLinksOf(users: UserLinksOfManyRequest['users']): Promise<UserLinksOfManyAnswer>
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
  /** `GET /e2ee/me/devices` */
  devices(): Promise<OwnDevicesAnswer>
  /** `PUT /e2ee/me/devices/{id}` */
  putDevice(deviceId: DeviceId, put: OwnDevicePut): Promise<void>
  /** `GET /e2ee/me/pairings` */
  pairings(): Promise<PairingsAnswer>
  /** `GET /e2ee/me/pairings/{id}?from=` */
  pairing(pairingId: PairingId, from: number): Promise<PairingAnswer>
  /** `POST /e2ee/me/pairings/{id}` */
  postPairing(pairingId: PairingId, post: PairingPost): Promise<PostOutcome>
}
