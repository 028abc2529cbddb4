import type { IncomingMessage } from 'node:http'
import { type Transform, pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { OutgoingError } from './outgoing-error.ts'

/** How a body may be compressed on its way, as it is asked for. */
export const ACCEPTED_ENCODINGS = 'gzip, br'

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
}

/**
 * Reads a body and unpacks it. Bytes are counted as they come out, so that a few that unfold into very many end it as well.
 *
 * @param whenTooLong Of a longer body: its beginning, or an error.
 * @throws {OutgoingError} `too-long`, and `wrong-type` for a compression that was not asked for.
 */
export async function readBody(
  answer: IncomingMessage,
  maxBytes: number,
  whenTooLong: 'cut' | 'refuse',
): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of unpack(answer) as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length <= maxBytes) continue
    if (whenTooLong === 'refuse') throw new OutgoingError('too-long')
    break
  }
  return Buffer.concat(parts).subarray(0, maxBytes)
}

function unpack(answer: IncomingMessage): IncomingMessage | Transform {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return answer
  const create = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined
  if (!create) throw new OutgoingError('wrong-type')
  // Whoever reads is told by the last one of them; the other ends with it.
  return pipeline(answer, create(), () => undefined)
}
