import { setTimeout as delay } from 'node:timers/promises'
import type { MessageChange } from '../events/event-bus.ts'
import { channelOfGroup, type Interests, NO_INTERESTS } from '../events/interests.ts'
import type { Logger } from '../logging/logger.ts'
import type { HubMembership } from '../services/messages/hub-memberships.ts'
import type { Connection } from './connection.ts'
import type { Connections } from './connections.ts'
import { formatEvent, GroupChannel } from './group-channel.ts'
import { createRevisionOrder, type RevisionOrder } from './revision-order.ts'

/** What the channels read. */
export interface GroupSource {
  /** @returns Undefined when the group does not exist any more. */
  loadMembers(groupId: string): Promise<(HubMembership & { userIds: ReadonlySet<string> }) | undefined>
  /** @returns The changes after a revision, ascending; a message that changed twice comes once. */
  loadChanges(groupId: string, afterRevision: number): Promise<MessageChange[]>
}

/** How long a missing change may still be on its way before it is read from the database, in milliseconds. */
const GAP_PATIENCE_MS = 200
const RETRY_DELAY_MS = 200
// Of a channel whose group has not been read yet: what is published waits.
const UNKNOWN_REVISION = Infinity

interface Followed {
  channel: GroupChannel
  order: RevisionOrder<MessageChange>
  /** While its members are read, changes wait; what changes meanwhile makes it `again`. */
  settling: 'no' | 'once' | 'again'
  gapTimer: NodeJS.Timeout | undefined
}

/**
 * Brings the changes of groups to their connected members: each in the order of its revisions, to nobody but who is a
 * member at that change, and what belongs to one tick in one frame.
 */
export class GroupChannels {
  private readonly followed = new Map<string, Followed>()
  private readonly dirty = new Set<GroupChannel>()
  private flushTimer: NodeJS.Immediate | undefined

  private readonly connections: Connections
  private readonly source: GroupSource
  private readonly logger: Logger
  private readonly onNotified: (userIds: ReadonlySet<string>) => void
  private readonly interests: Interests
  private readonly onWritten: (sendDate: string) => void

  /**
   * @param onNotified Told who was notified of a message that they do not look at.
   * @param interests Told which groups are followed.
   * @param onWritten Told of each new message, once it is written to the sockets, when it was sent.
   */
  constructor(
    connections: Connections,
    source: GroupSource,
    logger: Logger,
    onNotified: (userIds: ReadonlySet<string>) => void,
    interests: Interests = NO_INTERESTS,
    onWritten: (sendDate: string) => void = () => undefined,
  ) {
    this.connections = connections
    this.source = source
    this.logger = logger
    this.onNotified = onNotified
    this.interests = interests
    this.onWritten = onWritten
  }

  /** Lets a connection follow groups, as its memberships were read a moment ago. */
  join(connection: Connection, memberships: readonly HubMembership[]): void {
    for (const { groupId, lastRevision, membersVersion } of memberships) {
      const followed = this.follow(groupId, lastRevision, membersVersion)
      seatConnection(followed, connection)
      // Somebody came or went between the two readings: look again before anything is delivered.
      if (followed.channel.membersVersion !== membersVersion) void this.settle(followed)
    }
  }

  /** Ends what a connection follows. */
  leave(connection: Connection): void {
    for (const followed of this.followed.values()) this.drop(followed, connection)
  }

  /** Delivers a change, in its turn. */
  publish(change: MessageChange): void {
    const followed = this.followed.get(change.groupId)
    if (!followed) return
    followed.order.add(change.revision, change)
    this.advance(followed)
  }

  /** Sends an event to everybody in a group who is connected, after what was published before. */
  broadcast(groupId: string, record: string): void {
    const followed = this.followed.get(groupId)
    if (!followed) return
    this.append(followed.channel, (channel) => channel.append(record))
  }

  /** Sends an event to some of those in a group who are connected, past what waits for all of them. */
  sendTo(groupId: string, record: string, isTold: (connection: Connection) => boolean): void {
    for (const connection of this.followed.get(groupId)?.channel.connections ?? []) {
      if (isTold(connection)) connection.send(record)
    }
  }

  /** Cuts people off a group at once. */
  remove(groupId: string, userIds: readonly string[]): void {
    const followed = this.followed.get(groupId)
    if (!followed) return
    // What was committed before they went is theirs.
    this.flush(followed.channel)
    for (const userId of userIds) {
      for (const connection of this.connections.of(userId)) this.expel(followed, connection)
    }
  }

  /**
   * Reads who is a member now, and lets exactly those follow the group.
   *
   * @param userIds Who may have come in. What is published from now on waits for them.
   */
  async refresh(groupId: string, userIds: readonly string[]): Promise<void> {
    const isConnected = userIds.some((userId) => this.connections.of(userId).size > 0)
    const followed = isConnected ? this.follow(groupId, UNKNOWN_REVISION, 0) : this.followed.get(groupId)
    if (followed) await this.settle(followed)
  }

  /** Delivers what a group's followers may have missed, as it stands in the database. */
  async catchUp({ groupId, lastRevision, membersVersion }: HubMembership): Promise<void> {
    const followed = this.followed.get(groupId)
    if (!followed) return
    const { channel } = followed
    if (membersVersion > channel.membersVersion) await this.settle(followed)
    while (this.followed.get(groupId) === followed && channel.deliveredRevision < lastRevision) {
      const before = channel.deliveredRevision
      if (!(await this.fillGap(followed))) return
      // What is missing now was taken away for good.
      if (channel.deliveredRevision === before) channel.deliveredRevision = lastRevision
    }
  }

  /** Writes what waits, and ends all timers. */
  stop(): void {
    clearImmediate(this.flushTimer)
    for (const waiting of this.dirty) this.flush(waiting)
    for (const { gapTimer } of this.followed.values()) clearTimeout(gapTimer)
    this.followed.clear()
  }

  private follow(groupId: string, lastRevision: number, membersVersion: number): Followed {
    const known = this.followed.get(groupId)
    if (known) return known
    const channel = new GroupChannel(groupId, lastRevision, membersVersion)
    const followed = {
      channel,
      order: createRevisionOrder<MessageChange>(),
      settling: 'no',
      gapTimer: undefined,
    } satisfies Followed
    this.followed.set(groupId, followed)
    this.interests.want(channelOfGroup(groupId))
    return followed
  }

  private drop(followed: Followed, connection: Connection): void {
    if (!followed.channel.connections.delete(connection)) return
    connection.groupIds.delete(followed.channel.groupId)
    if (followed.channel.connections.size > 0 || followed.settling !== 'no') return
    this.forget(followed)
  }

  private forget(followed: Followed): void {
    const { groupId } = followed.channel
    clearTimeout(followed.gapTimer)
    this.followed.delete(groupId)
    this.interests.release(channelOfGroup(groupId))
  }

  private expel(followed: Followed, connection: Connection): void {
    if (!followed.channel.connections.has(connection)) return
    const { groupId } = followed.channel
    if (connection.activeGroupId === groupId) connection.activeGroupId = null
    connection.send(formatEvent('GroupRemoved', { groupId: groupId as never }))
    this.drop(followed, connection)
  }

  private advance(followed: Followed): void {
    const { channel, order } = followed
    while (followed.settling === 'no') {
      const change = order.take(channel.deliveredRevision)
      if (change === undefined) break
      if (change.membersVersion > channel.membersVersion) {
        order.add(change.revision, change)
        void this.settle(followed)
        return
      }
      this.deliver(channel, change)
    }
    const hasGap = followed.settling === 'no' && order.size > 0
    if (!hasGap) {
      clearTimeout(followed.gapTimer)
      followed.gapTimer = undefined
    } else {
      followed.gapTimer ??= setTimeout(() => void this.fillGap(followed), GAP_PATIENCE_MS)
    }
  }

  private deliver(channel: GroupChannel, change: MessageChange): void {
    channel.deliveredRevision = change.revision
    this.append(channel, () => channel.appendChange(change))
  }

  private append(channel: GroupChannel, act: (channel: GroupChannel) => boolean): void {
    if (act(channel)) {
      this.flush(channel)
      return
    }
    this.dirty.add(channel)
    this.flushTimer ??= setImmediate(() => {
      this.flushTimer = undefined
      for (const waiting of this.dirty) this.flush(waiting)
    })
  }

  private flush(channel: GroupChannel): void {
    this.dirty.delete(channel)
    if (!channel.isWaiting) return
    const notified = channel.flush((userId) => this.connections.isShowing(userId, channel.groupId))
    for (const sendDate of channel.takeSendDates()) this.onWritten(sendDate)
    if (notified.size > 0) this.onNotified(notified)
  }

  private async settle(followed: Followed): Promise<void> {
    if (followed.settling !== 'no') {
      followed.settling = 'again'
      return
    }
    const { channel } = followed
    do {
      followed.settling = 'once'
      try {
        const members = await this.source.loadMembers(channel.groupId)
        if (this.followed.get(channel.groupId) !== followed) return
        this.seat(followed, members)
      } catch (error) {
        this.logger.error({ err: error, groupId: channel.groupId }, 'The members of a group could not be read')
        if (this.followed.get(channel.groupId) !== followed) return
        await delay(RETRY_DELAY_MS)
        followed.settling = 'again'
      }
    } while (isAgain(followed))
    followed.settling = 'no'
    if (channel.connections.size === 0) this.forget(followed)
    else this.advance(followed)
  }

  private seat(followed: Followed, members: Awaited<ReturnType<GroupSource['loadMembers']>>): void {
    const { channel } = followed
    this.flush(channel)
    const gone = [...channel.connections].filter(({ viewer }) => !members?.userIds.has(viewer.userId))
    for (const connection of gone) this.expel(followed, connection)
    for (const userId of members?.userIds ?? []) {
      for (const connection of this.connections.of(userId)) {
        if (connection.phase.kind === 'open') seatConnection(followed, connection)
      }
    }
    if (!members) return
    channel.membersVersion = members.membersVersion
    if (channel.deliveredRevision === UNKNOWN_REVISION) {
      const lowest = followed.order.lowest()
      channel.deliveredRevision = Math.min(members.lastRevision, lowest === undefined ? Infinity : lowest - 1)
    }
  }

  /** @returns Whether the missing could be read. */
  private async fillGap(followed: Followed): Promise<boolean> {
    const { channel, order } = followed
    followed.gapTimer = undefined
    await this.settle(followed)
    try {
      const changes = await this.source.loadChanges(channel.groupId, channel.deliveredRevision)
      if (this.followed.get(channel.groupId) !== followed) return false
      for (const change of changes) {
        if (change.revision > channel.deliveredRevision) this.deliver(channel, change)
      }
      order.forget(channel.deliveredRevision)
    } catch (error) {
      this.logger.error({ err: error, groupId: channel.groupId }, 'The missing messages of a group could not be read')
      this.advance(followed)
      return false
    }
    this.advance(followed)
    return true
  }
}

// A function, because the compiler cannot see that the state changes while it is awaited.
function isAgain({ settling }: Followed): boolean {
  return settling === 'again'
}

function seatConnection({ channel }: Followed, connection: Connection): void {
  channel.connections.add(connection)
  connection.groupIds.add(channel.groupId)
}
