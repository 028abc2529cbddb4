import { setTimeout as delay } from 'node:timers/promises'
import type { GroupId } from '@umkreis/schemas'
import { firstOf } from '../events/first-of.ts'
import { channelOfGroup, channelOfUser, type Interests, type Missed } from '../events/interests.ts'
import type { Logger } from '../logging/logger.ts'
import { formatEvent } from './group-channel.ts'
import type { CatchUpSource } from './hub-store.ts'
import type { Hub } from './hub.ts'

/** How many groups, and people, one statement asks for, and how long the next one waits. */
const BATCH_SIZE = 250
const PAUSE_MS = 20
const RETRY_DELAY_MS = 1000
/** Groups whose messages are read at the same time. */
const AT_ONCE = 4

/** By the kind of a channel: its first letters, and whose it is. */
const GROUPS = channelOfGroup('')
const PEOPLE = channelOfUser('')

/** Whether everything of a person is looked at, or only what must not wait: who has just come has read the rest. */
type Depth = 'whole' | 'rights'

/**
 * Makes up for what other processes told and nobody here heard: reads where the groups and the people stand, and brings
 * those who are connected what is missing. In turn, so that very much that was missed keeps nobody waiting.
 */
export class CatchUp implements Disposable {
  private readonly source: CatchUpSource
  private readonly hub: Pick<Hub, 'connections' | 'channels' | 'unread' | 'typing'>
  private readonly logger: Logger
  private readonly groups = new Set<string>()
  private readonly people = new Map<string, Depth>()
  private readonly end: () => void
  private isRunning = false
  private isStopped = false

  constructor(
    source: CatchUpSource,
    hub: Pick<Hub, 'connections' | 'channels' | 'unread' | 'typing'>,
    interests: Interests,
    logger: Logger,
  ) {
    this.source = source
    this.hub = hub
    this.logger = logger
    this.end = interests.onMissed((missed) => this.note(missed))
  }

  [Symbol.dispose](): void {
    this.isStopped = true
    this.end()
  }

  private note({ channels, isNew }: Missed): void {
    for (const channel of channels) {
      if (channel.startsWith(GROUPS)) this.groups.add(channel.slice(GROUPS.length))
      else if (channel.startsWith(PEOPLE)) {
        const userId = channel.slice(PEOPLE.length)
        this.people.set(userId, isNew ? (this.people.get(userId) ?? 'rights') : 'whole')
      }
    }
    if (!this.isRunning) void this.run()
  }

  private async run(): Promise<void> {
    this.isRunning = true
    // Many who come at once are asked for at once.
    await delay(PAUSE_MS)
    while (!this.isStopped && this.groups.size + this.people.size > 0) {
      // Rights first: who has lost one is to see nothing of what comes now.
      const people = firstOf(this.people, BATCH_SIZE)
      const groups = people.length > 0 ? [] : firstOf(this.groups, BATCH_SIZE)
      for (const [userId] of people) this.people.delete(userId)
      for (const groupId of groups) this.groups.delete(groupId)
      try {
        if (people.length > 0) await this.lookAtPeople(new Map(people))
        if (groups.length > 0) await this.lookAtGroups(groups)
        await delay(PAUSE_MS)
      } catch (error) {
        if (this.isStopped) break
        this.logger.error({ err: error }, 'What other processes told could not be made up for')
        for (const [userId, depth] of people) if (this.people.get(userId) !== 'whole') this.people.set(userId, depth)
        for (const groupId of groups) this.groups.add(groupId)
        await delay(RETRY_DELAY_MS)
      }
    }
    this.isRunning = false
  }

  private async lookAtGroups(groupIds: readonly string[]): Promise<void> {
    const waiting = await this.source.loadGroups(groupIds)
    const work = async () => {
      for (let group = waiting.pop(); group && !this.isStopped; group = waiting.pop()) {
        await this.hub.channels.catchUp(group)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  private async lookAtPeople(people: ReadonlyMap<string, Depth>): Promise<void> {
    const { connections, channels, unread, typing } = this.hub
    const userIds = [...people.keys()].filter((userId) => connections.of(userId).size > 0)
    if (userIds.length === 0) return
    const changesBefore = new Map(userIds.map((userId) => [userId, connections.membershipChangesOf(userId)]))
    const sessionIds = new Set(userIds.flatMap((id) => [...connections.of(id)].map(({ viewer }) => viewer.sessionId)))
    const asked = new Set(userIds.flatMap((id) => [...connections.of(id)]))
    const [sessions, memberships] = await Promise.all([
      this.source.loadLiveSessions([...sessionIds]),
      this.source.loadMembershipsOf(userIds),
    ])
    for (const connection of asked) {
      const { viewer } = connection
      const session = sessions.get(viewer.sessionId)
      if (!session) {
        connection.end('SignedOut')
        continue
      }
      if (session.role !== viewer.role || session.organisationId !== viewer.organisationId) {
        connection.isViewerStale = true
      }
      // Somebody let them in or cut them off while this was read: look again.
      if (changesBefore.get(viewer.userId) !== connections.membershipChangesOf(viewer.userId)) {
        this.people.set(viewer.userId, people.get(viewer.userId) ?? 'whole')
        continue
      }
      if (connection.phase.kind !== 'open') continue
      const joined = (memberships.get(viewer.userId) ?? []).filter(({ groupId }) => !connection.groupIds.has(groupId))
      channels.join(connection, joined)
      for (const { groupId } of joined) {
        connection.send(formatEvent('GroupChanged', { groupId: groupId as GroupId }))
      }
    }
    const whole = new Set(userIds.filter((userId) => people.get(userId) === 'whole'))
    if (whole.size === 0) return
    typing.refresh(({ viewer }) => whole.has(viewer.userId))
    unread.changed(whole)
  }
}
