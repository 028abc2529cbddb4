import { CryptoError } from '@umkreis/crypto'
import { PAIRING_LIFETIME_MS, type PairingId } from '@umkreis/schemas'
import type { Clock } from '../../connection/clock.ts'
import type { E2eeApi } from '../e2ee-api.ts'
import { ConversationError } from '../errors.ts'
import { errorName, type ConversationLog } from '../log.ts'
import { createSerial } from '../serial.ts'
import { createDeferred } from './deferred.ts'
import { PairingError, type PairingProblem } from './errors.ts'
import { formatPairingMessage, pairingWord, parsePairingMessage, type PairingMessage } from './pairing-message.ts'

/** What every pairing needs. */
export interface MailboxContext {
  readonly api: E2eeApi
  readonly clock: Clock
  readonly log: ConversationLog
}

/** One device's side of a pairing: it reads the account's mailbox whenever something may have come, and ends once. */
export interface MailboxSession<T> {
  readonly pairingId: PairingId
  readonly finished: Promise<T>
  readonly isOver: boolean
  /** Reads what is new and takes the next step. Failures of the network are noted: the next event tries again. */
  look(): Promise<void>
  /** Runs one thing after the other with {@link look}, with what was read so far; what it throws goes to the caller alone. */
  run<R>(task: () => Promise<R>): Promise<R>
  /**
   * Puts a message into its place. Standing there already counts as done.
   *
   * @returns Whether it stands there; `false` when another one does, or nothing before it.
   */
  post(place: number, message: PairingMessage): Promise<boolean>
  /** Ends well. */
  succeed(value: T): void
  /** Ends; the other side is told the last word if there is one. */
  fail(error: unknown, lastWord?: 'refused' | 'cancelled'): void
  /** Tells the other side how it ended, as far as that is possible. */
  say(lastWord: 'done' | 'refused' | 'cancelled'): Promise<void>
}

const ENDS: Readonly<Record<string, PairingProblem>> = { refused: 'refused', cancelled: 'cancelled' }

/**
 * Begins one side of a pairing. It is over after the lifetime of a mailbox.
 *
 * @param step Reacts to everything that was said so far. A {@link ConversationError} that it throws ends the pairing, and a {@link CryptoError} as
 *   `forged`.
 * @param onEnd Runs once it is over.
 */
export function createMailboxSession<T>(
  context: MailboxContext,
  pairingId: PairingId,
  step: (said: readonly PairingMessage[]) => Promise<void>,
  onEnd: () => void,
): MailboxSession<T> {
  const { api, clock, log } = context
  const end = createDeferred<T>()
  const inOrder = createSerial()
  const said: PairingMessage[] = []
  let isOver = false
  const stopTimer = clock.schedule(() => session.fail(new PairingError('expired')), PAIRING_LIFETIME_MS)

  function finish(settle: () => void): void {
    if (isOver) return
    isOver = true
    stopTimer()
    settle()
    onEnd()
  }

  async function read(): Promise<void> {
    const { messages } = await api.pairing(pairingId, said.length)
    for (const { index, message } of messages) {
      const parsed = index === said.length ? parsePairingMessage(message) : undefined
      if (!parsed) throw new PairingError('forged')
      said.push(parsed)
    }
  }

  function requireGoingOn(): void {
    const problem = ENDS[said.at(-1)?.kind ?? '']
    if (problem) throw new PairingError(problem)
  }

  async function readAndStep(): Promise<void> {
    try {
      if (isOver) return
      await read()
      requireGoingOn()
      await step(said)
    } catch (error) {
      if (error instanceof ConversationError) session.fail(error)
      else if (error instanceof CryptoError) session.fail(new PairingError('forged', { cause: error }), 'refused')
      else log.error('A pairing could not be read', { error: errorName(error) })
    }
  }

  /** Says one of the last words; whatever else was said meanwhile, it is the end. */
  async function sayLast(word: 'done' | 'refused' | 'cancelled'): Promise<void> {
    try {
      for (let tries = 0; tries < 3; tries++) {
        if (await postNext(pairingWord(word))) return
        await read()
      }
    } catch (error) {
      log.error('The other device could not be told', { error: errorName(error) })
    }
  }

  async function postNext(message: PairingMessage): Promise<boolean> {
    const outcome = await api.postPairing(pairingId, { index: said.length, message: formatPairingMessage(message) })
    if (outcome.kind === 'conflict') return false
    said.push(message)
    return true
  }

  const session: MailboxSession<T> = {
    pairingId,
    finished: end.promise,
    get isOver() {
      return isOver
    },
    look: () => inOrder(readAndStep),
    run: (task) =>
      inOrder(async () => {
        if (isOver) await end.promise
        return task()
      }),
    async post(place, message) {
      if (said.length < place) await read()
      const isNext = said.length === place
      if (isNext && (await postNext(message))) return true
      if (isNext) await read()
      requireGoingOn()
      const there = said[place]
      return there !== undefined && formatPairingMessage(there) === formatPairingMessage(message)
    },
    succeed: (value) => finish(() => end.resolve(value)),
    fail(error, lastWord) {
      finish(() => end.reject(error))
      if (lastWord) void session.say(lastWord)
    },
    say: (lastWord) => inOrder(() => sayLast(lastWord)),
  }
  return session
}
