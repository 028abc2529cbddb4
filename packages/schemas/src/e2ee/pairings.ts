import * as v from 'valibot'
import { pairingIdSchema } from '../ids.ts'
import { BASE64 } from './fields.ts'

/** Milliseconds that a pairing lives, counted from its first message by the server's clock. */
export const PAIRING_LIFETIME_MS = 600_000

/** Pairings that one person may have open at a time. One more answers 429. */
export const OPEN_PAIRINGS_MAX = 5

/** Place of a message in its pairing, 0 to 7. */
export const pairingIndexSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))

/** A message between two devices of one person as padded standard base64, at most 8,192 characters. The server never looks inside. */
export const pairingMessageSchema = v.pipe(v.string(), v.minLength(4), v.maxLength(8_192), v.regex(BASE64))

/** Answer to `GET /e2ee/me/pairings`: the caller's own that have not run out, the newest first. `createdAt` is an ISO 8601 time in UTC. */
export const pairingsAnswerSchema = v.object({
  pairings: v.array(v.object({ pairingId: pairingIdSchema, createdAt: v.pipe(v.string(), v.isoTimestamp()) })),
})
/** Inferred from the schema above. */
export type PairingsAnswer = v.InferOutput<typeof pairingsAnswerSchema>

/**
 * Answer to `GET /e2ee/me/pairings/{pairingId}?from=`: messages with `index >= from` (default 0), ascending. Empty for a pairing that does
 * not exist, has run out or is somebody else's, because who waits for the first message asks before there is one.
 */
export const pairingAnswerSchema = v.object({
  messages: v.array(v.object({ index: pairingIndexSchema, message: pairingMessageSchema })),
})
/** Inferred from the schema above. */
export type PairingAnswer = v.InferOutput<typeof pairingAnswerSchema>

/**
 * Body of `POST /e2ee/me/pairings/{pairingId}`: the next message of a pairing of one's own, which begins with `index` 0. Answers 204, also
 * for the same message again. 409 when `index` is taken by another message or is not the next one, or the pairing has run out; 429 for
 * one pairing too many. Then `E2eePairing` to all connections of the caller.
 */
export const pairingPostSchema = v.object({ index: pairingIndexSchema, message: pairingMessageSchema })
/** Inferred from the schema above. */
export type PairingPost = v.InferOutput<typeof pairingPostSchema>
