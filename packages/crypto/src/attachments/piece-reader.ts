import type { Bytes } from '../bytes.ts'

/** Reads a stream whose pieces have any size in the sizes that are asked for. */
export class PieceReader {
  readonly #pieces: AsyncIterator<Uint8Array>
  #piece: Uint8Array = new Uint8Array(0)

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#pieces = stream[Symbol.asyncIterator]()
  }

  /** The next `length` bytes, as a copy; fewer only where the stream ends. */
  async read(length: number): Promise<Bytes> {
    const out = new Uint8Array(length)
    let filled = 0
    while (filled < length) {
      if (this.#piece.length === 0) {
        const next = await this.#pieces.next()
        if (next.done) return out.slice(0, filled)
        this.#piece = next.value
      }
      const part = this.#piece.subarray(0, length - filled)
      out.set(part, filled)
      filled += part.length
      this.#piece = this.#piece.subarray(part.length)
    }
    return out
  }

  /** Tells the stream that nothing more is wanted of it. */
  async close(): Promise<void> {
    await this.#pieces.return?.()
  }
}
