import type { Bytes, EnvelopeToOpen, EpochKeysToSeal, OpenResult } from '@umkreis/crypto'
import { createLater } from './later.ts'
import { errorName, type ConversationLog } from './log.ts'

/**
 * Who does the work that comes in large amounts. Everything that goes in and out is data, so that a worker can do it: there, call the functions of
 * the same names of `@umkreis/crypto`. Secret keys go in; whoever does the work has to be as trustworthy as the caller.
 */
export interface BulkWork {
  /** Opens the envelopes of a page. @returns A result for each, in their order. */
  openEnvelopes(items: readonly EnvelopeToOpen[]): Promise<OpenResult[]>
  /** Seals an epoch key to the members of a group. @returns A box for each, in their order; `null` where none can be made. */
  sealEpochKeys(request: EpochKeysToSeal): Promise<(Bytes | null)[]>
}

/** Does it in this very place; a page whose worker does it never loads that. */
const here = createLater(async () => (await import('./bulk-work-here.ts')).bulkWorkHere)
const workHere: BulkWork = {
  openEnvelopes: async (items) => (await here()).openEnvelopes(items),
  sealEpochKeys: async (request) => (await here()).sealEpochKeys(request),
}

/** Lets somebody else do the work, and does it here when they can't: a worker may be shut down, or may never have come up. */
export function createBulkWork(elsewhere: BulkWork | undefined, log: ConversationLog): BulkWork {
  if (!elsewhere) return workHere
  const orHere = (error: unknown) => log.error('Work had to be done here', { error: errorName(error) })
  return {
    openEnvelopes: (items) =>
      elsewhere.openEnvelopes(items).catch((error: unknown) => {
        orHere(error)
        return workHere.openEnvelopes(items)
      }),
    sealEpochKeys: (request) =>
      elsewhere.sealEpochKeys(request).catch((error: unknown) => {
        orHere(error)
        return workHere.sealEpochKeys(request)
      }),
  }
}
