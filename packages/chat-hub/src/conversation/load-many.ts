import { MismatchError } from '@umkreis/crypto'
import type { UserId, UserLinksAnswer, UserLinksOfManyRequest } from '@umkreis/schemas'
import type { E2eeApi } from './e2ee-api.ts'

/** What the server takes in one call. */
const PEOPLE_PER_CALL = 200

type Wanted = UserLinksOfManyRequest['users'][number]

/**
 * Asks for the links of many people with as few calls as the server allows. Nothing is verified here but that each answer belongs to somebody who
 * was asked for, once.
 *
 * @param wanted Each person once.
 * @param onAnswer Runs for each person, one after the other.
 * @throws What `api` throws, also for somebody who may not be seen.
 */
export async function askForMany(
  api: E2eeApi,
  wanted: readonly Wanted[],
  onAnswer: (answer: UserLinksAnswer, from: number) => Promise<void>,
): Promise<void> {
  const waiting = new Map<UserId, number>(wanted.map(({ userId, from }) => [userId, from]))
  for (;;) {
    const asked = [...waiting].slice(0, PEOPLE_PER_CALL).map(([userId, from]) => ({ userId, from }))
    const [first] = asked
    if (!first) return
    // For one person the single call answers more: why somebody may not be seen.
    const { users } = asked.length === 1 ? { users: [] } : await api.userLinksOf(asked)
    for (const answer of users) {
      const from = waiting.get(answer.userId)
      if (from === undefined || !asked.some(({ userId }) => userId === answer.userId)) {
        throw new MismatchError('user-link', 'userId')
      }
      waiting.delete(answer.userId)
      await onAnswer(answer, from)
    }
    // Answers that grow too long leave people out at the end, never the first one: who is not there now can't be seen at all.
    if (waiting.delete(first.userId)) await onAnswer(await api.userLinks(first.userId, first.from), first.from)
  }
}
