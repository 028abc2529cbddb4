import * as v from 'valibot'

/** The most base64 characters a link may have: a first link that names 1,000 people is about 200 KB. */
const MAX_LINK_CHARS = 1_048_576

/** The most boxes one call may carry. A client with more splits them over several calls. */
export const MAX_BOXES_PER_CALL = 5_000

/** Padded standard base64. */
export const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** SHA-256 as padded standard base64: always 44 characters. */
export const linkHashSchema = v.pipe(v.string(), v.length(44), v.regex(BASE64))

/**
 * A signed link as padded standard base64. The server stores it as it is and never looks inside; the one thing it computes from it is
 * its hash: SHA-256 over the *decoded* bytes.
 */
export const sealedLinkSchema = v.pipe(v.string(), v.minLength(4), v.maxLength(MAX_LINK_CHARS), v.regex(BASE64))

/** A sealed key as padded standard base64, at most 1,024 characters. The server stores it and never looks inside. */
export const sealedBoxSchema = v.pipe(v.string(), v.minLength(4), v.maxLength(1_024), v.regex(BASE64))

/** A counter that starts at 1: the place in a chain, an epoch, the generation of a user key. */
export const ordinalSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(4_294_967_295))
