import type { ChatMessage } from '../conversation/chat-message.ts'
import type { MessagePage } from '../conversation/conversations.ts'
import { logWarning } from '../log.ts'
import { isUnanswered } from './is-unanswered.ts'

/**
 * Loads a page of messages from the server, or what this device has of it where the server is not reached.
 *
 * @throws Whatever `load` throws, where this device has nothing either.
 */
export async function orFromArchive(
  load: () => Promise<MessagePage>,
  recall: () => Promise<readonly ChatMessage[] | undefined>,
): Promise<MessagePage> {
  try {
    return await load()
  } catch (error) {
    if (!isUnanswered(error)) throw error
    const messages = await recall().catch((problem: unknown) => logWarning('The archive could not be read', problem))
    const [oldest] = messages ?? []
    if (!messages || !oldest) throw error
    return { messages, hasOlder: oldest.sequence > 1 }
  }
}
