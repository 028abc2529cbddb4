import { createHash } from 'node:crypto'
import type { RandomSource } from '../../src/index.ts'

/** Random-looking bytes that are the same in every run. */
export function seededRandom(seed: string): RandomSource {
  let counter = 0
  return (length) => {
    const out = new Uint8Array(length)
    for (let offset = 0; offset < length; offset += 32) {
      const block = createHash('sha256').update(`${seed}:${counter++}`).digest()
      out.set(block.subarray(0, Math.min(32, length - offset)), offset)
    }
    return out
  }
}
