import type { Group, GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import type { ChatMessage } from '../../../services/conversation/chat-message.ts'
import { conversationsAtom } from '../../../services/conversation/conversations.ts'
import { isReadWith } from '../logic/read-reactions.ts'
import { groupListAtom, groupListEventAtom, loadGroupAtom, previewKey, previewsAtom } from './groups.ts'

/**
 * Takes note of a reaction that was received. The list stays as it is: neither its order nor what it shows of the
 * conversation changes for it.
 */
export const noteReactionAtom = atom(null, async (get, set, message: ChatMessage) => {
  const group = findGroup(get(groupListAtom), message.groupId)
  if (group) set(readWithAtom, group, message.sequence)
  else await set(loadGroupAtom, message.groupId)
})

/** Counts last messages of the list that turned out to be reactions as read, where everything before them is. */
export const readReactionsAtom = atom(null, (get, set, groups: readonly Group[]) => {
  for (const group of groups) {
    const body = group.lastMessage && get(previewsAtom).get(previewKey(group.lastMessage))
    if (group.lastMessage && body?.kind === 'reaction') set(readWithAtom, group, group.lastMessage.sequence)
  }
})

const readWithAtom = atom(null, (get, set, group: Group, sequence: number) => {
  if (!isReadWith(group, sequence)) return
  const { groupId } = group
  set(groupListEventAtom, { type: 'read', groupId, sequence })
  get(conversationsAtom)?.markRead(groupId, sequence)
})

function findGroup(list: { kind: string; groups?: readonly Group[] }, id: GroupId): Group | undefined {
  return list.groups?.find(({ groupId }) => groupId === id)
}
