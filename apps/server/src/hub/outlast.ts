import { setTimeout as delay } from 'node:timers/promises'
import { isUnavailable } from '../errors/unavailable.ts'
import type { Connection } from './connection.ts'

/** How long a call waits for a database that is away, in milliseconds. */
const PATIENCE_MS = 20_000
const PAUSE_MS = 400

/**
 * Makes a call again and again while the database is away, so that what one client sends stays in its order: what came
 * after it waits behind it. Who has waited too long loses the connection, as if this process had ended, and sends again
 * over the next one what was not answered, in its order too.
 *
 * @param isStopping Whether there is no time left to wait.
 * @throws Whatever the call throws for another reason, or where it is one that may not be made twice.
 */
export async function outlast<T>(
  connection: Connection,
  { target, args }: { target: string; args: readonly unknown[] },
  act: () => Promise<T>,
  isStopping: () => boolean,
): Promise<T> {
  const lateMs = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await act()
    } catch (error) {
      const isOver = connection.phase.kind === 'ended' || isStopping()
      if (!isUnavailable(error) || isOver || !mayRepeat(target, args)) throw error
      if (performance.now() > lateMs) {
        connection.end('ServerStopping')
        throw error
      }
    }
    await delay(PAUSE_MS * (0.5 + Math.random() / 2))
  }
}

/** Whether it is the same, made once or twice: it may have been stored although nobody was told so. */
function mayRepeat(target: string, [request]: readonly unknown[]): boolean {
  if (target === 'Typing') return false
  if (target !== 'SendMessage' && target !== 'SendMessageToSeparateUsers') return true
  return typeof (request as { ClientMessageId?: unknown } | null | undefined)?.ClientMessageId === 'string'
}
