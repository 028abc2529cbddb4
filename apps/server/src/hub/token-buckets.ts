import { takeToken, type TokenBucket, type TokenBucketLimits } from './token-bucket.ts'

/** One bucket of the same limits for each key, such as a person. */
export class TokenBuckets {
  private readonly buckets = new Map<string, TokenBucket>()
  private readonly limits: TokenBucketLimits
  private readonly nowMs: () => number

  /** @param nowMs A clock that never goes back, in milliseconds. */
  constructor(limits: TokenBucketLimits, nowMs: () => number) {
    this.limits = limits
    this.nowMs = nowMs
  }

  /** Takes one. @returns Whether there was one. */
  take(key: string): boolean {
    const now = this.nowMs()
    const bucket = this.buckets.get(key) ?? { tokens: this.limits.capacity, updatedMs: now }
    const taken = takeToken(bucket, this.limits, now)
    if (taken) this.buckets.set(key, taken)
    return taken !== undefined
  }

  /** Forgets buckets that are full again: that is what a key without one has. */
  forgetFull(): void {
    const now = this.nowMs()
    const fullAfterMs = (this.limits.capacity / this.limits.refillPerS) * 1000
    for (const [key, { updatedMs }] of this.buckets) if (now - updatedMs > fullAfterMs) this.buckets.delete(key)
  }
}
