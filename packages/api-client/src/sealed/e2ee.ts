import {
  groupBoxesAnswerSchema,
  groupBoxesPostSchema,
  groupLinkPostAnswerSchema,
  groupLinkPostSchema,
  groupLinksAnswerSchema,
  ownDevicePutSchema,
  ownDevicesAnswerSchema,
  pairingAnswerSchema,
  pairingPostSchema,
  pairingsAnswerSchema,
  pendingBoxesAnswerSchema,
  userBoxesAnswerSchema,
  userLinkPostAnswerSchema,
  userLinkPostSchema,
  userLinksAnswerSchema,
  userLinksOfManyAnswerSchema,
  userLinksOfManyRequestSchema,
  type DeviceId,
  type GroupBoxesAnswer,
  type GroupBoxesPost,
  type GroupId,
  type GroupLinkPost,
  type GroupLinkPostAnswer,
  type GroupLinksAnswer,
  type OwnDevicePut,
  type OwnDevicesAnswer,
  type PairingAnswer,
  type PairingId,
  type PairingPost,
  type PairingsAnswer,
  type PendingBoxesAnswer,
  type UserBoxesAnswer,
  type UserId,
  type UserLinkPost,
  type UserLinkPostAnswer,
  type UserLinksAnswer,
  type UserLinksOfManyAnswer,
  type UserLinksOfManyRequest,
} from '@umkreis/schemas'
import type { Http } from '../http.ts'

/** Signed links and sealed boxes of the end-to-end encryption: the server stores and orders them, and can open none. */
export interface E2eeResource {
  /** @throws {ApiProblemError} With 409 where somebody else's link came first. */
  postUserLink(link: UserLinkPost): Promise<UserLinkPostAnswer>
  /** @param from First `seq` wanted, 1 or more. */
  userLinks(userId: UserId, from?: number): Promise<UserLinksAnswer>
  /** The chains of up to 200 people in one call; whom one may not see, and who did not fit any more, are left out. */
  userLinksOfMany(request: UserLinksOfManyRequest): Promise<UserLinksOfManyAnswer>
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
  /** Sealed names and last use of one's own devices. */
  myDevices(): Promise<OwnDevicesAnswer>
  /** Tells that a device of one's own is in use, and its sealed name. */
  putDevice(deviceId: DeviceId, device: OwnDevicePut): Promise<void>
  /** One's own pairings that have not run out. */
  pairings(): Promise<PairingsAnswer>
  /** @param from First message wanted, 0 or more. A pairing that does not exist has none. */
  pairing(pairingId: PairingId, from?: number): Promise<PairingAnswer>
  /** @throws {ApiProblemError} With 409 where another message came first or the pairing has run out, with 429 for one pairing too many. */
  postPairing(pairingId: PairingId, post: PairingPost): Promise<void>
}

export function createE2eeResource(http: Http): E2eeResource {
  const group = (groupId: GroupId, part: 'links' | 'boxes') => `e2ee/groups/${encodeURIComponent(groupId)}/${part}`
  const own = (part: 'devices' | 'pairings', id: string) => `e2ee/me/${part}/${encodeURIComponent(id)}`
  const since = (from: number | undefined) => ({ searchParams: { from } })
  return {
    async postUserLink(link) {
      const json = http.parseRequest(userLinkPostSchema, link)
      return http.json('post', 'e2ee/me/links', userLinkPostAnswerSchema, { json })
    },
    userLinks: (userId, from) =>
      http.json('get', `e2ee/users/${encodeURIComponent(userId)}/links`, userLinksAnswerSchema, since(from)),
    async userLinksOfMany(request) {
      const json = http.parseRequest(userLinksOfManyRequestSchema, request)
      return http.json('post', 'e2ee/users/links', userLinksOfManyAnswerSchema, { json })
    },
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
    myDevices: () => http.json('get', 'e2ee/me/devices', ownDevicesAnswerSchema),
    async putDevice(deviceId, device) {
      await http.send('put', own('devices', deviceId), { json: http.parseRequest(ownDevicePutSchema, device) })
    },
    pairings: () => http.json('get', 'e2ee/me/pairings', pairingsAnswerSchema),
    pairing: (pairingId, from) => http.json('get', own('pairings', pairingId), pairingAnswerSchema, since(from)),
    async postPairing(pairingId, post) {
      await http.send('post', own('pairings', pairingId), { json: http.parseRequest(pairingPostSchema, post) })
    },
  }
}
