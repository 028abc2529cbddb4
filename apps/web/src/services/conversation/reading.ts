import {
  type GroupId,
  type MemberReading,
  type Message,
  type ReadingChanged,
  TYPING_INTERVAL_MS,
  type Typing,
  type UserId,
} from '@umkreis/schemas'
import type { HubClient } from '@umkreis/chat-hub'
import { logWarning } from '../log.ts'
import { type Cell, createCell, type Observed } from './observed.ts'

/** How far messages have come to others, and who writes at the moment. Both as far as everybody concerned lets it be seen. */
export interface Reading {
  /** How far a group's messages have come to its other members. Asking begins to follow it. */
  of(groupId: GroupId): Observed<readonly MemberReading[]>
  /** Who else is writing in a group. */
  typing(groupId: GroupId): Observed<readonly UserId[]>
  /** Lets the others know that one is writing; may be called with every key. */
  noteTyping(groupId: GroupId): void
}

/** Arrivals are gathered for so long: one word about the newest message is enough. */
const GATHER_MS = 500

/** What the hub is followed by, besides what the screens ask for. */
export type FollowedReading = Reading & {
  /** Listens to a connection that was opened, and learns again what was missed. */
  follow(): void
  /** Takes note of messages that have reached this device. */
  noteArrived(messages: readonly Message[]): void
  stop(): void
}

/**
 * Follows how far messages have come.
 *
 * @param load Asks the server for the state of a group.
 */
export function followReading(
  hub: Pick<HubClient, 'invoke' | 'subscribe' | 'isConnected'>,
  load: (groupId: GroupId) => Promise<readonly MemberReading[]>,
  userId: UserId,
): FollowedReading {
  const readings = new Map<GroupId, Cell<readonly MemberReading[]>>()
  const typers = new Map<GroupId, Cell<readonly UserId[]>>()
  const silences = new Map<string, ReturnType<typeof setTimeout>>()
  const saidAt = new Map<GroupId, number>()
  const told = new Map<GroupId, number>()
  const untold = new Map<GroupId, number>()
  let gathering: ReturnType<typeof setTimeout> | undefined

  const refresh = async (groupId: GroupId, cell: Cell<readonly MemberReading[]>) => {
    try {
      cell.set(await load(groupId))
    } catch (error) {
      logWarning('Who has read what could not be loaded', error)
    }
  }
  const hearReading = (news: ReadingChanged) => {
    const cell = readings.get(news.groupId)
    if (!cell) return
    // Somebody who joined, or who lets it be seen from now on.
    if (!cell.get().some((one) => one.userId === news.userId)) return void refresh(news.groupId, cell)
    cell.set(cell.get().map((one) => (one.userId === news.userId ? moveOn(one, news, new Date().toISOString()) : one)))
  }
  const typersOf = (groupId: GroupId) => {
    const cell = typers.get(groupId) ?? createCell<readonly UserId[]>([])
    typers.set(groupId, cell)
    return cell
  }
  const hush = (groupId: GroupId, who: UserId) => {
    const key = `${groupId} ${who}`
    clearTimeout(silences.get(key))
    if (!silences.delete(key)) return
    const cell = typersOf(groupId)
    cell.set(cell.get().filter((one) => one !== who))
  }
  const hearTyping = ({ groupId, userId: who }: Typing) => {
    const cell = typersOf(groupId)
    const key = `${groupId} ${who}`
    clearTimeout(silences.get(key))
    silences.set(
      key,
      setTimeout(() => hush(groupId, who), 2 * TYPING_INTERVAL_MS),
    )
    if (!cell.get().includes(who)) cell.set([...cell.get(), who])
  }
  const tellArrived = () => {
    gathering = undefined
    if (!hub.isConnected) return
    for (const [groupId, sequence] of untold) {
      untold.delete(groupId)
      told.set(groupId, sequence)
      hub
        .invoke('MarkDelivered', [{ GroupId: groupId, Sequence: sequence }])
        .catch((error: unknown) => logWarning('What has arrived could not be told', error))
    }
  }

  return {
    of(groupId) {
      const known = readings.get(groupId)
      if (known) return known
      const cell = createCell<readonly MemberReading[]>([])
      readings.set(groupId, cell)
      void refresh(groupId, cell)
      return cell
    },
    typing: typersOf,
    noteTyping(groupId) {
      const now = Date.now()
      if (!hub.isConnected || now - (saidAt.get(groupId) ?? 0) < TYPING_INTERVAL_MS) return
      saidAt.set(groupId, now)
      // Nothing is lost with it, and it may be refused where nobody shows it.
      hub.invoke('Typing', [{ GroupId: groupId }]).catch(() => undefined)
    },
    follow() {
      hub.subscribe('ReadingChanged', hearReading)
      hub.subscribe('Typing', hearTyping)
      for (const [groupId, cell] of readings) void refresh(groupId, cell)
      tellArrived()
    },
    noteArrived(messages) {
      for (const { groupId, senderId, sequence } of messages) {
        const known = Math.max(told.get(groupId) ?? 0, untold.get(groupId) ?? 0)
        if (senderId === userId || sequence <= known) continue
        untold.set(groupId, sequence)
        // Whoever has sent it has written it to its end.
        hush(groupId, senderId)
      }
      if (untold.size > 0) gathering ??= setTimeout(tellArrived, GATHER_MS)
    },
    stop() {
      clearTimeout(gathering)
      for (const timer of silences.values()) clearTimeout(timer)
    },
  }
}

/** Places only move on; when they did is known to whoever heard it. */
function moveOn(one: MemberReading, news: ReadingChanged, now: string): MemberReading {
  const readSequence = Math.max(one.readSequence, news.readSequence)
  const deliveredSequence = Math.max(one.deliveredSequence, news.deliveredSequence, readSequence)
  return {
    ...one,
    readSequence,
    deliveredSequence,
    readAt: readSequence > one.readSequence ? now : one.readAt,
    deliveredAt: deliveredSequence > one.deliveredSequence ? now : one.deliveredAt,
  }
}
