import type { Bytes, EnvelopeToOpen, EpochKeysToSeal, OpenResult } from '@umkreis/crypto'

/** What the worker is asked for; `id` comes back with the answer. */
export type BulkRequest =
  | { readonly id: number; readonly kind: 'open-envelopes'; readonly items: readonly EnvelopeToOpen[] }
  | { readonly id: number; readonly kind: 'seal-epoch-keys'; readonly request: EpochKeysToSeal }

/** What comes of it; a failure is a bug, or a request that is none. */
export type BulkAnswer = { readonly id: number } & (
  | { readonly kind: 'opened'; readonly results: readonly OpenResult[] }
  | { readonly kind: 'sealed'; readonly boxes: readonly (Bytes | null)[] }
  | { readonly kind: 'failed'; readonly error: string }
)
