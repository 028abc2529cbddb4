import type { Bytes } from '../../src/index.ts'

/** Whole numbers that look random; the same seed gives the same (mulberry32). */
export class Dice {
  #state: number
  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** From 0 up to, but not including, `limit`. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % limit
  }

  bytes(length: number): Bytes {
    return Uint8Array.from({ length }, () => this.below(256))
  }
}

function spliced(bytes: Bytes, start: number, removed: number, added: Uint8Array): Bytes {
  const out = new Uint8Array(bytes.length - removed + added.length)
  out.set(bytes.subarray(0, start))
  out.set(added, start)
  out.set(bytes.subarray(start + removed), start + added.length)
  return out
}

/** Where lengths and counts go wrong: none, one, the signs, the largest. */
const EDGES = [0, 1, 0x7f, 0x80, 0xff, 0x1_00, 0xff_ff, 0x7f_ff_ff_ff, 0x80_00_00_00, 0xff_ff_ff_ff]

type Mutation = (bytes: Bytes, dice: Dice, others: readonly Bytes[]) => Bytes

const MUTATIONS: readonly Mutation[] = [
  (bytes, dice) => {
    const at = dice.below(bytes.length)
    return bytes.with(at, (bytes[at] ?? 0) ^ (1 << dice.below(8))) as Bytes
  },
  (bytes, dice) => bytes.with(dice.below(bytes.length), dice.below(256)) as Bytes,
  (bytes, dice) => {
    const edge = EDGES[dice.below(EDGES.length)] ?? 0
    const number = Uint8Array.of(edge >>> 24, edge >>> 16, edge >>> 8, edge)
    return spliced(bytes, dice.below(Math.max(1, bytes.length - 4)), Math.min(4, bytes.length), number)
  },
  (bytes, dice) => bytes.slice(0, dice.below(bytes.length)),
  (bytes, dice) => bytes.slice(dice.below(bytes.length)),
  (bytes, dice) => spliced(bytes, bytes.length, 0, dice.bytes(1 + dice.below(64))),
  (bytes, dice) => {
    const start = dice.below(bytes.length)
    return spliced(bytes, start, dice.below(Math.min(40, bytes.length - start) + 1), dice.bytes(dice.below(40)))
  },
  (bytes, dice) => {
    const from = dice.below(bytes.length)
    return spliced(bytes, dice.below(bytes.length), 0, bytes.slice(from, from + 1 + dice.below(100)))
  },
  (bytes, dice, others) => {
    const other = others[dice.below(others.length)] ?? bytes
    const cut = dice.below(Math.min(bytes.length, other.length))
    return spliced(bytes, cut, bytes.length - cut, other.subarray(cut))
  },
  (bytes, dice) => dice.bytes(dice.below(bytes.length * 2)),
]

/** One of the samples after one to three accidents; another one than each of them. */
export function mutate(samples: readonly Bytes[], dice: Dice): Bytes {
  const [first = new Uint8Array(1)] = samples
  for (;;) {
    let bytes = samples[dice.below(samples.length)] ?? first
    for (let accidents = 1 + dice.below(3); accidents > 0 && bytes.length > 0; accidents--) {
      bytes = (MUTATIONS[dice.below(MUTATIONS.length)] as Mutation)(bytes, dice, samples)
    }
    if (!samples.some((sample) => Buffer.compare(sample, bytes) === 0)) return bytes
  }
}
