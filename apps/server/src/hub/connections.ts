import { channelOfOrganisation, channelOfUser, type Interests, NO_INTERESTS } from '../events/interests.ts'
import type { Connection } from './connection.ts'

/** Everybody who is connected to this process, by person. */
export class Connections {
  private readonly byUser = new Map<string, Set<Connection>>()
  private readonly ids = new Set<string>()
  // How often a person's memberships changed while they are connected: tells whether what was read is out of date.
  private readonly membershipChanges = new Map<string, number>()
  private readonly ofOrganisation = new Map<string, number>()
  private readonly interests: Interests

  constructor(interests: Interests = NO_INTERESTS) {
    this.interests = interests
  }

  /** Whether a connection with this id is alive. */
  hasId(connectionId: string): boolean {
    return this.ids.has(connectionId)
  }

  /** How many there are. */
  get count(): number {
    return this.ids.size
  }

  add(connection: Connection): void {
    const { userId } = connection.viewer
    this.ids.add(connection.connectionId)
    const own = this.byUser.get(userId)
    if (own) own.add(connection)
    else {
      this.byUser.set(userId, new Set([connection]))
      this.interests.want(channelOfUser(userId))
      this.countPerson(connection.viewer.organisationId, 1)
    }
  }

  remove(connection: Connection): void {
    const { userId } = connection.viewer
    this.ids.delete(connection.connectionId)
    const own = this.byUser.get(userId)
    own?.delete(connection)
    if (own?.size === 0) {
      this.byUser.delete(userId)
      this.membershipChanges.delete(userId)
      this.interests.release(channelOfUser(userId))
      this.countPerson(connection.viewer.organisationId, -1)
    }
  }

  /** The connections of one person, those before their handshake included. */
  of(userId: string): ReadonlySet<Connection> {
    return this.byUser.get(userId) ?? NONE
  }

  /** Everybody who has a connection. */
  userIds(): Iterable<string> {
    return this.byUser.keys()
  }

  *all(): Iterable<Connection> {
    for (const own of this.byUser.values()) yield* own
  }

  /** Whether one of the person's connections shows the group. */
  isShowing(userId: string, groupId: string): boolean {
    for (const connection of this.of(userId)) if (connection.activeGroupId === groupId) return true
    return false
  }

  noteMembershipChange(userIds: Iterable<string>): void {
    for (const userId of userIds) {
      if (this.byUser.has(userId)) this.membershipChanges.set(userId, this.membershipChangesOf(userId) + 1)
    }
  }

  membershipChangesOf(userId: string): number {
    return this.membershipChanges.get(userId) ?? 0
  }

  private countPerson(organisationId: string, by: 1 | -1): void {
    const count = (this.ofOrganisation.get(organisationId) ?? 0) + by
    if (count > 0) this.ofOrganisation.set(organisationId, count)
    else this.ofOrganisation.delete(organisationId)
    if (count === 0) this.interests.release(channelOfOrganisation(organisationId))
    else if (count === 1 && by === 1) this.interests.want(channelOfOrganisation(organisationId))
  }
}

const NONE: ReadonlySet<Connection> = new Set()
