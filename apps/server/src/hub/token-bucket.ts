/** Allows bursts of `capacity` and, in the long run, `refillPerS` a second. */
export interface TokenBucketLimits {
  capacity: number
  refillPerS: number
}

/** How much of a limit is left, as of a moment. */
export interface TokenBucket {
  tokens: number
  updatedMs: number
}

/** @returns The bucket after one more was taken; undefined when nothing is left, and the old one stays. */
export function takeToken(bucket: TokenBucket, limits: TokenBucketLimits, nowMs: number): TokenBucket | undefined {
  const refilled = bucket.tokens + (Math.max(0, nowMs - bucket.updatedMs) / 1000) * limits.refillPerS
  const tokens = Math.min(limits.capacity, refilled)
  return tokens < 1 ? undefined : { tokens: tokens - 1, updatedMs: nowMs }
}
