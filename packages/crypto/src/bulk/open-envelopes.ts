import type { Bytes } from '../bytes.ts'
import { decodeEnvelope } from '../envelope/envelope.ts'
import { openEnvelope, type AuthorDevice, type ExpectedEnvelope, type OpenedEnvelope } from '../envelope/open.ts'
import type { EpochSource } from '../epochs/epoch-source.ts'
import { CryptoError, MissingKeyError } from '../errors.ts'

/** An envelope with everything that opening it takes. Data only, so that it can be handed to a worker. */
export interface EnvelopeToOpen {
  /** As for `decodeEnvelope`. */
  readonly bytes: Bytes
  readonly expected: ExpectedEnvelope
  /** The device that the author may have used, from `requireAuthorDevice`. */
  readonly device: AuthorDevice
  /** Suite of the secret that `messageKey` is from; for an absent key, the one that the envelope names. */
  readonly suite: number
  /** `messageKey` of the secret that the envelope names; `null` when it is not here. */
  readonly messageKey: Bytes | null
}

/** What became of an envelope; `error` is the `name` of the `CryptoError` that `openEnvelope` throws. */
export type OpenResult = OpenedEnvelope | { readonly kind: 'failed'; readonly error: string }

function sourceOf({ suite, messageKey, expected }: EnvelopeToOpen): Pick<EpochSource, 'forEnvelope'> {
  return {
    forEnvelope(epoch, linkHash) {
      const { groupId } = expected
      if (!messageKey) throw new MissingKeyError(groupId, epoch)
      return { suite, groupId, epoch, linkHash, messageKey: () => messageKey }
    },
  }
}

async function open(item: EnvelopeToOpen): Promise<OpenResult> {
  try {
    return await openEnvelope(decodeEnvelope(item.bytes, [item.suite]), item.expected, item.device, sourceOf(item))
  } catch (error) {
    if (error instanceof CryptoError) return { kind: 'failed', error: error.name }
    throw error
  }
}

/**
 * Opens many envelopes, each as `openEnvelope` does, with the same checks in the same order. Takes and gives data only, so that a worker can do it.
 *
 * @returns A result for each, in their order: what cannot be opened costs no other.
 */
export function openEnvelopes(items: readonly EnvelopeToOpen[]): Promise<OpenResult[]> {
  return Promise.all(items.map(open))
}
