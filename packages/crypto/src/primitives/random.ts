import type { Bytes } from '../bytes.ts'

/** Gives `length` fresh random bytes from a cryptographic source. Tests pass a seeded one. */
export type RandomSource = (length: number) => Bytes

/** The platform's cryptographic random source. */
export const systemRandom: RandomSource = (length) => globalThis.crypto.getRandomValues(new Uint8Array(length))
