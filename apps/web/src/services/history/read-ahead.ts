import type { GroupId } from '@umkreis/schemas'
import { paths } from '../../shared/paths.ts'
import { ACTIVE_GROUP_KEY } from '../conversation/conversations.ts'

/** Reads something of a group before anybody asks for it. */
export interface ReadAhead<T> {
  /** @returns What {@link take} will give. */
  begin(groupId: GroupId): Promise<T>
  /** What was begun, where it was of this group and is asked for first; anything else is read now. @throws What the reading throws. */
  take(groupId: GroupId): Promise<T>
}

/** Creates a reader that holds at most one answer, and gives it once: what is asked for later has to be as it is then. */
export function createReadAhead<T>(read: (groupId: GroupId) => Promise<T>): ReadAhead<T> {
  let ahead: { readonly groupId: GroupId; readonly answer: Promise<T> } | undefined
  return {
    begin(groupId) {
      const answer = read(groupId)
      // Whoever takes it is told; perhaps nobody does.
      answer.catch(() => undefined)
      ahead = { groupId, answer }
      return answer
    },
    take(groupId) {
      const begun = ahead
      ahead = undefined
      return begun?.groupId === groupId ? begun.answer : read(groupId)
    },
  }
}

/** The conversation that the chat will most likely open with; null on other screens. */
export function firstGroup(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  storage: Pick<Storage, 'getItem'>,
): GroupId | null {
  if (!pathname.startsWith(paths.chat())) return null
  const named = new URLSearchParams(search).get('group') || null
  return (named ?? storage.getItem(ACTIVE_GROUP_KEY)) as GroupId | null
}
