/** Which bytes of a file are wanted: `end` is not included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a `Range` header that asks for one stretch of bytes. Anything else asks for the whole file, as RFC 9110 allows.
 *
 * @returns Undefined for the whole file; `unsatisfiable` for a stretch that begins beyond its end.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Number(last)
    return length === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size : Math.min(size, Number(last) + 1) }
}
