import type { GroupId } from '@umkreis/schemas'
import { errorName, type ConversationLog } from './log.ts'

/** Runs work that nobody waits for. What runs on its own is caught up again with the next event or reconnect; a failure is only noted. */
export type InBackground = (work: Promise<unknown>, groupId?: GroupId) => void

/** Notes failures of background work in a log. */
export function createBackground(log: ConversationLog): InBackground {
  return (work, groupId) => {
    work.catch((error: unknown) => log.error('Keys could not be caught up', { groupId, error: errorName(error) }))
  }
}
