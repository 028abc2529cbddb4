import type { GroupId, HubEventArguments, HubEventName, NoteId, PairingId, UserId } from '@umkreis/schemas'
import { formatEvent } from './group-channel.ts'
import type { Hub, HubParts } from './hub.ts'

/**
 * Lets the hub act on what happens elsewhere in the server: deliver, let in, cut off.
 *
 * @returns Ends the subscriptions.
 */
export function subscribeToEvents(
  { events, store, logger }: Pick<HubParts, 'events' | 'store' | 'logger'>,
  {
    connections,
    channels,
    unread,
    reading,
    typing,
  }: Pick<Hub, 'connections' | 'channels' | 'unread' | 'reading' | 'typing'>,
): () => void {
  function tell<E extends HubEventName>(userIds: Iterable<string>, event: E, ...args: HubEventArguments<E>): void {
    const record = formatEvent(event, ...args)
    for (const userId of userIds) {
      for (const connection of connections.of(userId)) {
        if (connection.phase.kind === 'open') connection.send(record)
      }
    }
  }

  function tellGroup(groupId: string): void {
    channels.broadcast(groupId, formatEvent('GroupChanged', { groupId: groupId as GroupId }))
  }

  async function tellRekey(groupId: string): Promise<void> {
    const keys = await store.loadKeys(groupId)
    if (keys) channels.broadcast(groupId, formatEvent('E2eeGroupChanged', { groupId: groupId as GroupId, ...keys }))
  }

  function inBackground(task: Promise<void>, groupId: string): void {
    task.catch((error: unknown) => logger.error({ err: error, groupId }, 'A change of a group could not be told'))
  }

  function cutOff(groupId: string, userIds: readonly string[]): void {
    connections.noteMembershipChange(userIds)
    channels.remove(groupId, userIds)
    unread.changed(userIds)
    tellGroup(groupId)
    inBackground(tellRekey(groupId), groupId)
  }

  const ends = [
    events.subscribeEverywhere('messageChanged', (change) => channels.publish(change)),
    events.subscribeEverywhere('unreadChanged', ({ userId }) => unread.changed([userId])),
    events.subscribeEverywhere('readingChanged', (change) => reading.changed(change)),
    events.subscribeEverywhere('typing', ({ groupId, userId }) => typing.tell(groupId, userId)),
    events.subscribeEverywhere('preferencesChanged', ({ userId }) =>
      typing.refresh(({ viewer }) => viewer.userId === userId),
    ),
    events.subscribeEverywhere('chatSettingsChanged', ({ organisationId }) =>
      typing.refresh(({ viewer }) => viewer.organisationId === organisationId),
    ),
    events.subscribeEverywhere('sessionEnded', ({ sessionId, userId }) => {
      for (const connection of connections.of(userId)) {
        if (connection.viewer.sessionId === sessionId) connection.end('SignedOut')
      }
    }),
    events.subscribeEverywhere('userDeleted', ({ userId, groupIds }) => {
      for (const connection of connections.of(userId)) connection.end('SignedOut')
      for (const groupId of groupIds) cutOff(groupId, [userId])
    }),
    events.subscribeEverywhere('userChanged', ({ userId }) => {
      for (const connection of connections.of(userId)) connection.isViewerStale = true
    }),
    events.subscribeEverywhere('membersAdded', ({ groupId, userIds }) => {
      connections.noteMembershipChange(userIds)
      inBackground(
        channels.refresh(groupId, userIds).then(() => tellGroup(groupId)),
        groupId,
      )
    }),
    events.subscribeEverywhere('membersRemoved', ({ groupId, userIds }) => cutOff(groupId, userIds)),
    events.subscribeEverywhere('groupChanged', ({ groupId }) => tellGroup(groupId)),
    events.subscribeEverywhere('ownGroupChanged', ({ groupId, userId }) => {
      tell([userId], 'GroupChanged', { groupId: groupId as GroupId })
      // What is muted is no part of the total.
      unread.changed([userId])
    }),
    events.subscribeEverywhere('e2eeUserChanged', ({ userId, seq, toUserIds }) =>
      tell(toUserIds, 'E2eeUserChanged', { userId: userId as UserId, seq }),
    ),
    events.subscribeEverywhere('e2eeGroupChanged', ({ toUserIds, groupId, epoch, rekeyDue }) => {
      const change = { groupId: groupId as GroupId, epoch, rekeyDue }
      if (toUserIds) tell(toUserIds, 'E2eeGroupChanged', change)
      else channels.broadcast(groupId, formatEvent('E2eeGroupChanged', change))
    }),
    events.subscribeEverywhere('e2eeBoxNeeded', ({ groupId, userId, toUserIds }) =>
      tell(toUserIds, 'E2eeBoxNeeded', { groupId: groupId as GroupId, userId: userId as UserId }),
    ),
    events.subscribeEverywhere('feedChanged', ({ organisationId, postId, change }) => {
      const record = formatEvent('FeedChanged', { postId, change })
      for (const connection of connections.all()) {
        const { viewer, phase } = connection
        if (phase.kind !== 'open' || viewer.organisationId !== organisationId) continue
        if (!viewer.isGlobal && viewer.role !== 'external') connection.send(record)
      }
    }),
    events.subscribeEverywhere('notesChanged', ({ userId, noteId }) =>
      tell([userId], 'NotesChanged', { noteId: noteId as NoteId }),
    ),
    events.subscribeEverywhere('mentioned', ({ postId, userIds }) =>
      tell(userIds, 'FeedChanged', { postId, change: 'mentioned' }),
    ),
    events.subscribeEverywhere('e2eePairing', ({ userId, pairingId, index }) =>
      tell([userId], 'E2eePairing', { pairingId: pairingId as PairingId, index }),
    ),
  ]
  return () => {
    for (const end of ends) end()
  }
}
