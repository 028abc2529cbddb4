import type {
  DeviceBox,
  DeviceId,
  E2eeBoxNeeded,
  E2eeGroupChanged,
  E2eePairing,
  E2eeUserChanged,
  GroupBox,
  GroupId,
  GroupMemberRole,
  Message,
  PairingId,
  PendingBox,
  PreviousKeyBox,
  UserId,
} from '@umkreis/schemas'
import { HubCallError } from '../connection/errors.ts'

/** A link as the server keeps it. */
export interface StoredLink {
  readonly link: string
  readonly hash: string
}

/** What the server keeps of one account. */
export interface StoredUser {
  readonly links: (StoredLink & { readonly generation: number; readonly resetCounter: number })[]
  readonly deviceBoxes: DeviceBox[]
  readonly previousKeyBoxes: PreviousKeyBox[]
  /** Sealed names. */
  readonly devices: Map<DeviceId, string | null>
  /** Messages between this person's devices, each in its place. */
  readonly pairings: Map<PairingId, readonly string[]>
}

/** What the server keeps of one group. */
export interface StoredGroup {
  readonly members: Map<UserId, GroupMemberRole>
  readonly isPair: boolean
  readonly links: StoredLink[]
  named: readonly UserId[]
  readonly boxes: GroupBox[]
  pending: PendingBox[]
  isRekeyDue: boolean
  readonly messages: Message[]
}

/** What happens on the wire of one person. */
export type FakeServerEvent =
  | { readonly name: 'E2eeUserChanged'; readonly argument: E2eeUserChanged }
  | { readonly name: 'E2eeGroupChanged'; readonly argument: E2eeGroupChanged }
  | { readonly name: 'E2eeBoxNeeded'; readonly argument: E2eeBoxNeeded }
  | { readonly name: 'E2eePairing'; readonly argument: E2eePairing }
  | { readonly name: 'ReceiveMessage'; readonly argument: Message }
  | { readonly name: 'UpdateMessage'; readonly argument: Message }

/** The tables that all rules of the server share, and the wires to its clients. */
export interface FakeServerTables {
  readonly users: Map<UserId, StoredUser>
  readonly groups: Map<GroupId, StoredGroup>
  /** What delivers to the devices of each person. */
  readonly wires: Map<UserId, Set<(event: FakeServerEvent) => void>>
  addGroup(groupId: GroupId, members: Readonly<Record<string, GroupMemberRole>>, isPair?: boolean): void
  /** What is kept of somebody; made empty when there is nothing. */
  userOf(userId: UserId): StoredUser
  /** A group that the caller is a member of. @throws {HubCallError} `NotFound` */
  groupOf(groupId: GroupId, caller: UserId): StoredGroup
  tell(userIds: Iterable<UserId>, event: FakeServerEvent): void
}

/** Empty tables. */
export function createFakeServerTables(): FakeServerTables {
  const users = new Map<UserId, StoredUser>()
  const groups = new Map<GroupId, StoredGroup>()
  const wires = new Map<UserId, Set<(event: FakeServerEvent) => void>>()
  return {
    users,
    groups,
    wires,
    addGroup(groupId, members, isPair = false) {
      groups.set(groupId, {
        members: new Map(Object.entries(members) as [UserId, GroupMemberRole][]),
        isPair,
        links: [],
        named: [],
        boxes: [],
        pending: [],
        isRekeyDue: false,
        messages: [],
      })
    },
    userOf(userId) {
      let user = users.get(userId)
      if (!user) {
        user = { links: [], deviceBoxes: [], previousKeyBoxes: [], devices: new Map(), pairings: new Map() }
        users.set(userId, user)
      }
      return user
    },
    groupOf(groupId, caller) {
      const group = groups.get(groupId)
      if (!group?.members.has(caller)) throw new HubCallError('e2ee', 'NotFound', 'There is no such group')
      return group
    },
    tell(userIds, event) {
      for (const userId of userIds) for (const deliver of wires.get(userId) ?? []) deliver(event)
    },
  }
}

/** Fingerprint of a link, as the server compares it. */
export async function hashOf(link: string): Promise<string> {
  const bytes = Uint8Array.from(atob(link), (character) => character.codePointAt(0) ?? 0)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...hash))
}
