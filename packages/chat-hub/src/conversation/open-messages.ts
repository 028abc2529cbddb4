import { CryptoError, decodeBase64, isFanOut, type Bytes, type EnvelopeToOpen, type OpenResult } from '@umkreis/crypto'
import type { Message, UserId } from '@umkreis/schemas'
import type { BulkWork } from './bulk-work.ts'
import type { ConversationMessage, UnreadableReason } from './conversation-message.ts'
import type { GroupState } from './group-state.ts'
import { createLater } from './later.ts'
import { errorName, type ConversationLog } from './log.ts'
import type { OpenFanOutContext } from './open-fan-out.ts'
import { mapInSlices } from './pause.ts'
import { prepareOpening } from './prepare-opening.ts'
import { createRefusals, type Refusals, withoutContent } from './refusals.ts'
import type { ExpectedMembers } from './readiness.ts'
import { mapLimited } from './serial.ts'

/** What opening messages needs. */
export interface OpenContext extends OpenFanOutContext {
  readonly bulk: BulkWork
  readonly log: ConversationLog
}

const fanOut = createLater(() => import('./open-fan-out.ts'))

/** By the name of the error: what was opened elsewhere names it alone. */
const REASONS: Readonly<Record<string, UnreadableReason>> = {
  MissingKeyError: 'missing-key',
  NotARecipientError: 'missing-key',
  SignatureError: 'bad-signature',
  UnknownDeviceError: 'bad-signature',
  NotAMemberError: 'bad-signature',
  FormatError: 'unknown-version',
  UnknownVersionError: 'unknown-version',
}

/** The sealed content of a message; `undefined` for a deleted one. @throws {FormatError} If it is not base64. */
export function sealedBytesOf(message: Message): Bytes | undefined {
  if (message.isDeleted || message.content === undefined) return undefined
  return decodeBase64(message.content)
}

function refuseFor(refusals: Refusals, message: Message, error: unknown): ConversationMessage {
  // Nothing is known of a message whose author's keys could not be asked for.
  if (!(error instanceof CryptoError)) return refusals.refuse(message, 'missing-key', errorName(error))
  // Among the rest is DecryptionError: the signature fits and the key does not, so it was sealed for something else.
  return refusals.refuse(message, REASONS[error.name] ?? 'mismatch', error.name)
}

/** Messages of a group of which nothing is known, because it can't be asked for now. */
export function leaveUnopened(context: Pick<OpenContext, 'log'>, messages: readonly Message[]): ConversationMessage[] {
  const refusals = createRefusals()
  const left = messages.map((message): ConversationMessage =>
    message.isDeleted || message.content === undefined
      ? { kind: 'deleted', message: withoutContent(message) }
      : refusals.refuse(message, 'missing-key', 'UnknownGroup'),
  )
  refusals.logTo(context.log)
  return left
}

/** What became of a message so far: the result, or what the bulk work takes. */
type Begun = { readonly result: ConversationMessage } | { readonly item: EnvelopeToOpen }

async function begin(
  context: OpenContext,
  state: GroupState,
  message: Message,
  shown: ExpectedMembers | undefined,
): Promise<Begun> {
  const bytes = sealedBytesOf(message)
  if (!bytes) return { result: { kind: 'deleted', message: withoutContent(message) } }
  if (!isFanOut(bytes)) return { item: await prepareOpening(context, state, message, bytes) }
  const { openFanOutMessage } = await fanOut()
  const { header, body } = await openFanOutMessage(context, state, message, bytes, shown)
  context.seen.accept(message, { clientMessageId: header.clientMessageId, editCounter: 0 })
  return { result: { kind: 'open', message: withoutContent(message), body, editCounter: 0 } }
}

function finish(context: OpenContext, refusals: Refusals, message: Message, opened: OpenResult): ConversationMessage {
  if (opened.kind === 'failed') {
    return refusals.refuse(message, REASONS[opened.error] ?? 'mismatch', opened.error)
  }
  try {
    context.seen.accept(message, opened.header)
  } catch (error) {
    return refuseFor(refusals, message, error)
  }
  const facts = withoutContent(message)
  return opened.kind === 'tombstone'
    ? { kind: 'deleted', message: facts }
    : { kind: 'open', message: facts, body: opened.body, editCounter: opened.header.editCounter }
}

/** Asks for the keys of all authors at once, and if that fails for each, so that one does not cost the others. @returns Who could not be asked for, and why. */
async function loadAuthors(
  { directory, log }: OpenContext,
  messages: readonly Message[],
): Promise<Map<UserId, unknown>> {
  const authors = [...new Set(messages.map((message) => message.senderId))]
  const failures = new Map<UserId, unknown>()
  try {
    await directory.loadAll(authors)
  } catch {
    await mapLimited(authors, 8, async (userId) => {
      try {
        await directory.load(userId)
      } catch (error) {
        log.error('Keys could not be asked for', { userId, error: errorName(error) })
        failures.set(userId, error)
      }
    })
  }
  return failures
}

/**
 * Opens stored messages of one group, in their order, with as few calls as the server allows and one of the bulk work. What cannot be opened is
 * logged as 'Decryption error', once for each cause, and marked with the reason.
 *
 * @param shown Whom the conversation is shown with.
 */
export async function openMessages(
  context: OpenContext,
  state: GroupState,
  messages: readonly Message[],
  shown: ExpectedMembers | undefined,
): Promise<ConversationMessage[]> {
  const refusals = createRefusals()
  const failures = await loadAuthors(context, messages)
  const begun = await mapInSlices(messages, async (message): Promise<Begun> => {
    try {
      if (failures.has(message.senderId)) throw failures.get(message.senderId)
      return await begin(context, state, message, shown)
    } catch (error) {
      return { result: refuseFor(refusals, message, error) }
    }
  })
  const items = begun.flatMap((one) => ('item' in one ? [one.item] : []))
  const opened = (items.length > 0 ? await context.bulk.openEnvelopes(items) : []).values()
  const finished = messages.map((message, index) => {
    const one = begun[index]
    if (one && 'result' in one) return one.result
    return finish(context, refusals, message, opened.next().value ?? { kind: 'failed', error: 'MissingKeyError' })
  })
  refusals.logTo(context.log)
  return finished
}
