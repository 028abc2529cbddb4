// What somebody opens who was given everything that the server has. It shares no code with the client: only the formats and the ciphers.
import {
  createEpochSource,
  CryptoError,
  decodeBase64,
  decodeEnvelope,
  decodeFanOut,
  decodeGroupLink,
  extendGroupChain,
  openEnvelope,
  isFanOut,
  openEpochKey,
  openFanOut,
  openPreviousUserKey,
  openUserKeyWithDevice,
  requireAuthorDevice,
  verifyUserChain,
  type Bytes,
  type DeviceKeys,
  type GroupChain,
  type UserChain,
  type UserKey,
} from '@umkreis/crypto'
import type { GroupId, Message, UserId } from '@umkreis/schemas'
import type { FakeChatServer } from '../../src/testing/index.ts'

type StoredGroup = NonNullable<ReturnType<FakeChatServer['groups']['get']>>

/** `task`'s result; `undefined` when the bytes do not yield to these keys. */
async function attempt<T>(task: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof CryptoError) return undefined
    throw error
  }
}

/** Whom the thief claims to be alone with: the author, or whoever the author wrote to. */
function otherThan(userId: UserId, group: StoredGroup, message: Message): UserId {
  if (message.senderId !== userId) return message.senderId
  return [...group.members.keys()].find((member) => member !== userId) ?? userId
}

/** All links of everybody, verified once for all thieves. */
export class StolenServer {
  readonly #users = new Map<UserId, UserChain>()
  readonly #groups = new Map<GroupId, GroupChain>()
  constructor(readonly server: FakeChatServer) {}

  async load(): Promise<this> {
    for (const [userId, { links }] of this.server.users) {
      const chain = await verifyUserChain(
        userId,
        links.map(({ link }) => decodeBase64(link)),
      )
      if (chain) this.#users.set(userId, chain)
    }
    for (const [groupId, { links }] of this.server.groups) {
      let chain: GroupChain | null = null
      for (const { link } of links) {
        const decoded = decodeGroupLink(decodeBase64(link))
        chain = await extendGroupChain(chain, decoded, this.#users.get(decoded.signerUserId as UserId)!)
      }
      if (chain) this.#groups.set(groupId, chain)
    }
    return this
  }

  /** The user keys that these devices of one person lead to, by generation. */
  async #userKeys(userId: UserId, devices: readonly DeviceKeys[]): Promise<Map<number, UserKey>> {
    const stored = this.server.users.get(userId)
    const keys = new Map<number, UserKey>()
    for (const device of devices) {
      for (const { box, generation } of stored?.deviceBoxes ?? []) {
        const key = await attempt(() => openUserKeyWithDevice(decodeBase64(box), userId, generation, device))
        if (key) keys.set(generation, key)
      }
    }
    for (const key of [...keys.values()].sort((a, b) => b.generation - a.generation)) {
      for (let current: UserKey | undefined = key; current;) {
        const from: UserKey = current
        const boxes = (stored?.previousKeyBoxes ?? []).filter(({ generation }) => generation === from.generation)
        current = undefined
        for (const { box } of boxes) {
          current ??= await attempt(() => openPreviousUserKey(decodeBase64(box), from, userId))
        }
        if (current) keys.set(current.generation, current)
      }
    }
    return keys
  }

  /**
   * What these devices of one person open of some messages, or of everything.
   *
   * @param devices The code's virtual ones included.
   */
  async open(
    userId: UserId,
    devices: readonly DeviceKeys[],
    wanted: (message: Message) => boolean = () => true,
  ): Promise<Set<Message>> {
    const opened = new Set<Message>()
    if (![...this.server.groups.values()].some(({ messages }) => messages.some(wanted))) return opened
    const userKeys = await this.#userKeys(userId, devices)
    for (const [groupId, stored] of this.server.groups) {
      const messages = stored.messages.filter(wanted)
      if (messages.length === 0) continue
      const chain = this.#groups.get(groupId)
      const keys = new Map<number, Bytes>()
      for (const { epoch, generation, box, userId: recipient } of stored.boxes) {
        const userKey = userKeys.get(generation)
        if (recipient !== userId || !userKey || keys.has(epoch)) continue
        const key = chain && (await attempt(() => openEpochKey(chain, epoch, decodeBase64(box), userId, userKey)))
        if (key) keys.set(epoch, key)
      }
      const source = chain && createEpochSource(chain, keys)
      for (const message of messages) {
        const body = await attempt(async () => {
          if (message.content === undefined) return undefined
          const content = decodeBase64(message.content)
          const author = this.#users.get(message.senderId)!
          if (isFanOut(content)) {
            const expected = {
              senderUserId: message.senderId,
              memberUserIds: [userId, otherThan(userId, stored, message)],
            }
            const reader = {
              userId,
              generation: Math.max(0, ...userKeys.keys()),
              userKey: (g: number) => userKeys.get(g),
            }
            return openFanOut(decodeFanOut(content), expected, author, reader)
          }
          const envelope = decodeEnvelope(content)
          if (!chain || !source) return undefined
          const { deviceId, epoch } = envelope.header
          const device = requireAuthorDevice(chain, author, deviceId, epoch)
          return openEnvelope(envelope, { groupId, senderUserId: message.senderId }, device, source)
        })
        if (body) opened.add(message)
      }
    }
    return opened
  }
}
