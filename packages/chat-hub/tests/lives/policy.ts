// Who may read what, as the policy of a conversation says it: written from what people are told, without a look at keys, links or boxes.
import type { ClientMessageId, GroupId, UserId } from '@umkreis/schemas'

/** The newest wording of a message, and who may read it. */
export interface Entry {
  readonly id: ClientMessageId
  readonly groupId: GroupId
  readonly author: UserId
  text: string
  isDeleted: boolean
  /** When this wording was sealed, in steps of the life. */
  sealedAt: number
  /** Whoever is a member and in here must be able to read it. */
  must: Set<UserId>
  /** Who was a member when it was sealed: with the keys of that time, which somebody may have lost since. */
  readers: Set<UserId>
  /** Who got this very wording in another conversation: it was written to each of several people. */
  gotElsewhere: Set<UserId>
  /** Whoever is not in here must not be able to read it, whatever the server gives them. */
  may: Set<UserId>
}

/** What people were told about a group. */
export interface GroupPolicy {
  readonly members: Set<UserId>
  /** Whether who is added reads what was written before. */
  readonly isPastOpen: boolean
}

/** Keeps the books of a life. */
export class Policy {
  readonly groups = new Map<GroupId, GroupPolicy>()
  readonly entries: Entry[] = []
  /** Since when a device reads nothing new: it was signed out, or its owner started over. */
  readonly closedDevices = new Map<string, number>()
  readonly #startedOver = new Map<UserId, number>()
  now = 0

  createGroup(groupId: GroupId, members: Iterable<UserId>, isPastOpen: boolean): void {
    this.groups.set(groupId, { members: new Set(members), isPastOpen })
  }

  membersOf(groupId: GroupId): Set<UserId> {
    return this.groups.get(groupId)?.members ?? new Set()
  }

  /** Something was written, or written anew: for those who are members now. */
  write(entry: Pick<Entry, 'id' | 'groupId' | 'author' | 'text'>, toEachOf: readonly UserId[] = []): Entry {
    const members = this.membersOf(entry.groupId)
    const written = {
      ...entry,
      isDeleted: false,
      sealedAt: this.now,
      must: new Set(members),
      readers: new Set(members),
      may: new Set(members),
      gotElsewhere: new Set(toEachOf),
    }
    const known = this.entries.find((one) => one.id === entry.id && one.groupId === entry.groupId)
    if (known) return Object.assign(known, written)
    this.entries.push(written)
    return written
  }

  /**
   * Somebody joins, added by somebody: where the past is open, they read what that person can read. What was sealed to keys that they lost since stays
   * closed: nobody can tell whether it was they who started over.
   */
  add(groupId: GroupId, by: UserId, newcomer: UserId): void {
    const group = this.groups.get(groupId)
    group?.members.add(newcomer)
    if (!group?.isPastOpen) return
    for (const entry of this.of(groupId)) {
      entry.may.add(newcomer)
      const isLost = entry.readers.has(newcomer) && entry.sealedAt <= (this.#startedOver.get(newcomer) ?? -1)
      if (entry.must.has(by) && !isLost) entry.must.add(newcomer)
    }
  }

  remove(groupId: GroupId, userId: UserId): void {
    this.membersOf(groupId).delete(userId)
  }

  /** Every device and the code are lost: what was written before is not promised any more. */
  startOver(userId: UserId, devices: Iterable<string>): void {
    for (const entry of this.entries) entry.must.delete(userId)
    this.#startedOver.set(userId, this.now)
    for (const device of devices) this.closeDevice(device)
  }

  closeDevice(deviceId: string): void {
    this.closedDevices.set(deviceId, Math.min(this.closedDevices.get(deviceId) ?? Infinity, this.now))
  }

  of(groupId: GroupId): Entry[] {
    return this.entries.filter((entry) => entry.groupId === groupId)
  }
}
