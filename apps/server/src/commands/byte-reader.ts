/** The bytes ended before what was asked for, or a line did not end in time. */
export class EarlyEndError extends Error {
  override name = 'EarlyEndError'
}

const LINE_MAX_BYTES = 10_000_000

/** Takes lines and stretches of bytes off a stream in turn. */
export class ByteReader {
  readonly #parts: AsyncIterator<Buffer>
  #waiting: Buffer = Buffer.alloc(0)

  constructor(stream: AsyncIterable<Buffer>) {
    this.#parts = stream[Symbol.asyncIterator]()
  }

  /**
   * @returns The next line without its end; undefined when there are no more bytes.
   * @throws {EarlyEndError}
   */
  async readLine(): Promise<string | undefined> {
    for (;;) {
      const end = this.#waiting.indexOf('\n')
      if (end >= 0) return (await this.read(end + 1)).toString('utf8', 0, end)
      const part = this.#waiting.length < LINE_MAX_BYTES ? await this.#next() : undefined
      if (!part && this.#waiting.length === 0) return undefined
      if (!part) throw new EarlyEndError()
      this.#waiting = Buffer.concat([this.#waiting, part])
    }
  }

  /** @throws {EarlyEndError} */
  async read(length: number): Promise<Buffer> {
    const parts = [this.#waiting]
    let have = this.#waiting.length
    while (have < length) {
      const part = await this.#next()
      if (!part) throw new EarlyEndError()
      parts.push(part)
      have += part.length
    }
    const all = parts.length === 1 ? this.#waiting : Buffer.concat(parts)
    this.#waiting = all.subarray(length)
    return all.subarray(0, length)
  }

  async #next(): Promise<Buffer | undefined> {
    const { value, done } = await this.#parts.next()
    return done ? undefined : value
  }
}
