import type { Connection } from './connection.ts'

/** Everybody who is connected to this process, by person. */
export class Connections {
  private readonly byUser = new Map<string, Set<Connection>>()
  private readonly ids = new Set<string>()
  // How often a person's memberships changed while they are connected: tells whether what was read is out of date.
  private readonly membershipChanges = new Map<string, number>()

  /** Whether a connection with this id is alive. */
  hasId(connectionId: string): boolean {
    return this.ids.has(connectionId)
  }

  add(connection: Connection): void {
    const { userId } = connection.viewer
    this.ids.add(connection.connectionId)
    const own = this.byUser.get(userId)
    if (own) own.add(connection)
    else this.byUser.set(userId, new Set([connection]))
  }

  remove(connection: Connection): void {
    const { userId } = connection.viewer
    this.ids.delete(connection.connectionId)
    const own = this.byUser.get(userId)
    own?.delete(connection)
    if (own?.size === 0) {
      this.byUser.delete(userId)
      this.membershipChanges.delete(userId)
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
}

const NONE: ReadonlySet<Connection> = new Set()
