/** One bit for each row of a table, 32 to a number. */
export type Bits = Uint32Array<ArrayBuffer>

/** As many bits as rows, none of them set. */
export function createBits(rows: number): Bits {
  return new Uint32Array(Math.ceil(rows / 32))
}

/** The same bits for more rows; those that are new are not set. */
export function growBits(bits: Bits, rows: number): Bits {
  const grown = createBits(rows)
  grown.set(bits)
  return grown
}

/** Sets the bit of a row. */
export function setBit(bits: Bits, row: number): void {
  const at = row >>> 5
  bits[at] = (bits[at] ?? 0) | (1 << (row & 31))
}

/** Takes the bit of a row away. */
export function clearBit(bits: Bits, row: number): void {
  const at = row >>> 5
  bits[at] = (bits[at] ?? 0) & ~(1 << (row & 31))
}

/** Whether the bit of a row is set; none is beyond the last. */
export function hasBit(bits: Bits, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1
}

/** Keeps of `bits` what is set in `others` too. */
export function intersect(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0)
}

/** Takes away from `bits` what is set in `others`. */
export function subtract(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & ~(others[at] ?? 0)
}

/** How many bits are set. */
export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) count += countOnes(bits[at] ?? 0)
  return count
}

/** How many bits of one number are set (H. S. Warren, "Hacker's Delight", 5-1). */
export function countOnes(number: number): number {
  const pairs = number - ((number >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
