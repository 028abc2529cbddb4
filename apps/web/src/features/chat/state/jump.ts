import type { GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import { selectGroupAtom } from './active-group.ts'
import { loadGroupAtom } from './groups.ts'

/** A message that somebody wants to see, named by its place in a group. */
export type JumpTarget = { readonly groupId: GroupId; readonly sequence: number }

const jumpBase = atom<JumpTarget | null>(null)

/** The message that somebody asked for and that is not on the screen yet. */
export const jumpTargetAtom = atom((get) => get(jumpBase))

/** Chooses a group and leads to one of its messages, also when the page that it stands on is not loaded. Never rejects. */
export const jumpToSequenceAtom = atom(null, async (_get, set, groupId: GroupId, sequence: number) => {
  set(jumpBase, { groupId, sequence })
  // It may stand on a page of the list that is not here.
  await set(loadGroupAtom, groupId)
  set(selectGroupAtom, groupId)
})

/** Forgets the message that was asked for, because it was led to or can't be. */
export const takeJumpTargetAtom = atom(null, (_get, set) => set(jumpBase, null))
