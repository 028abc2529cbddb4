import { decodeText, type Bytes } from './bytes.ts'
import { ArgumentError, FormatError, type CryptoSubject } from './errors.ts'

const UINT32_END = 0x1_0000_0000

/** Builds the canonical byte form of links and envelopes (SPEC rules W1 to W4): big-endian numbers, length-prefixed texts. */
export class ByteWriter {
  #buffer: Bytes
  #length = 0

  constructor(capacity = 256) {
    this.#buffer = new Uint8Array(capacity)
  }

  #reserve(count: number): number {
    const start = this.#length
    const end = start + count
    if (end > this.#buffer.length) {
      const larger = new Uint8Array(Math.max(end, this.#buffer.length * 2))
      larger.set(this.#buffer.subarray(0, start))
      this.#buffer = larger
    }
    this.#length = end
    return start
  }

  uint8(value: number): this {
    if (!Number.isInteger(value) || value < 0 || value > 0xff) throw new ArgumentError('not an 8-bit number')
    const at = this.#reserve(1)
    this.#buffer[at] = value
    return this
  }

  uint32(value: number): this {
    if (!Number.isInteger(value) || value < 0 || value >= UINT32_END) throw new ArgumentError('not a 32-bit number')
    const at = this.#reserve(4)
    this.#buffer[at] = value >>> 24
    this.#buffer[at + 1] = value >>> 16
    this.#buffer[at + 2] = value >>> 8
    this.#buffer[at + 3] = value
    return this
  }

  /** A time in milliseconds since 1970, as 64 bits. */
  time(ms: number): this {
    if (!Number.isSafeInteger(ms) || ms < 0) throw new ArgumentError('not a time')
    return this.uint32(Math.floor(ms / UINT32_END)).uint32(ms % UINT32_END)
  }

  /** Bytes of a length that the format fixes. */
  fixed(bytes: Uint8Array, length: number): this {
    if (bytes.length !== length) throw new ArgumentError(`expected ${length} bytes`)
    const at = this.#reserve(length)
    this.#buffer.set(bytes, at)
    return this
  }

  /** An id: one byte of length, then 1 to 128 bytes of printable ASCII. */
  id(id: string): this {
    if (!isWireId(id)) throw new ArgumentError('not an id')
    const at = this.#reserve(id.length + 1)
    this.#buffer[at] = id.length
    // Ids are ASCII: their code units are their bytes, and this runs four times for each message.
    for (let i = 0; i < id.length; i++) this.#buffer[at + 1 + i] = id.charCodeAt(i)
    return this
  }

  /** Bytes with a 32-bit length before them. */
  variable(bytes: Uint8Array): this {
    return this.uint32(bytes.length).fixed(bytes, bytes.length)
  }

  /** What was written so far, its own from here on: a buffer that is just full is handed out as it is, which saves long contents a copy. */
  bytes(): Bytes {
    return this.#length === this.#buffer.length ? this.#buffer : this.#buffer.slice(0, this.#length)
  }
}

/** Reads the canonical byte form. Every method throws {@link FormatError} when the bytes do not hold what is asked for. */
export class ByteReader {
  readonly #bytes: Bytes
  readonly #subject: CryptoSubject
  #offset = 0

  constructor(bytes: Bytes, subject: CryptoSubject) {
    this.#bytes = bytes
    this.#subject = subject
  }

  get offset(): number {
    return this.#offset
  }

  fail(problem: string): never {
    throw new FormatError(this.#subject, problem)
  }

  #take(count: number): Bytes {
    const end = this.#offset + count
    if (end > this.#bytes.length) this.fail('ends too early')
    const part = this.#bytes.subarray(this.#offset, end)
    this.#offset = end
    return part
  }

  uint8(): number {
    return this.#take(1)[0] ?? 0
  }

  uint32(): number {
    const [a = 0, b = 0, c = 0, d = 0] = this.#take(4)
    return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
  }

  time(): number {
    const ms = this.uint32() * UINT32_END + this.uint32()
    return Number.isSafeInteger(ms) ? ms : this.fail('time out of range')
  }

  /** A copy of the next bytes. */
  fixed(length: number): Bytes {
    return this.#take(length).slice()
  }

  /** The next bytes where they are: nobody may write to what is read. For what is used once and long; the rest is copied. */
  view(length: number): Bytes {
    return this.#take(length)
  }

  id(): string {
    let text = ''
    for (const code of this.#take(this.uint8())) text += String.fromCharCode(code)
    return isWireId(text) ? text : this.fail('not an id')
  }

  variable(maxLength: number): Bytes {
    return this.variableView(maxLength).slice()
  }

  /** As {@link variable}, where they are: see {@link view}. */
  variableView(maxLength: number): Bytes {
    const length = this.uint32()
    if (length > maxLength) this.fail('too long')
    return this.#take(length)
  }

  /** A count that is refused when the rest could not possibly hold that many entries. */
  count(minEntryBytes: number): number {
    const count = this.uint32()
    if (count * minEntryBytes > this.#bytes.length - this.#offset) this.fail('count too large')
    return count
  }

  /** Demands that nothing is left: trailing bytes would give one link two forms. */
  end(): void {
    if (this.#offset !== this.#bytes.length) this.fail('bytes left over')
  }
}

/** Whether a text can stand as an id in links and envelopes: 1 to 128 printable ASCII characters without space. */
export function isWireId(id: string): boolean {
  if (typeof id !== 'string' || id.length < 1 || id.length > 128) return false
  for (let i = 0; i < id.length; i++) {
    const code = id.charCodeAt(i)
    if (code < 0x21 || code > 0x7e) return false
  }
  return true
}

/** The text of UTF-8 bytes. @throws {FormatError} If they are not UTF-8. */
export function readText(bytes: Uint8Array, subject: CryptoSubject): string {
  try {
    return decodeText(bytes)
  } catch (cause) {
    throw new FormatError(subject, 'not UTF-8', { cause })
  }
}
