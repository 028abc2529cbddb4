import { HttpProblem } from './problem.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i

/** Whether a browser has posted a form without a script. */
export function isPostedForm(request: Request): boolean {
  return FORM_TYPE.test(request.headers.get('content-type') ?? '')
}

/** Reads a form as a browser posts it without a script. A field that is there twice counts once. @throws {HttpProblem} 413. */
export async function readPostedForm(request: Request, maxBytes: number): Promise<Record<string, string>> {
  const bytes = await readBytes(request, maxBytes)
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))
}

/** Values that a JSON body may hold: a re-key of ten thousand people has some ten thousands. */
const JSON_VALUES_MAX = 200_000
const [COMMA, LIST, OBJECT] = Buffer.from(',[{')

/**
 * Reads a JSON body of limited size. What calls itself JSON or nothing at all is taken; `application/json-patch+json` too.
 *
 * @throws {HttpProblem} 413, 415, or 400 when it is not JSON.
 */
export async function readBody(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type !== '' && !/^(application\/([\w.-]+\+)?json|text\/plain)\b/i.test(type)) {
    throw new HttpProblem(415, 'The body must be JSON')
  }
  const bytes = await readBytes(request, maxBytes)
  // Before it is parsed: megabytes of empty objects would keep everybody else waiting.
  if (hasTooManyValues(bytes)) throw new HttpProblem(413, 'The body holds too many values')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new HttpProblem(400, 'The body is not JSON', { cause: error })
  }
}

/** Signs within texts count as well: no text holds so many. */
function hasTooManyValues(json: Uint8Array): boolean {
  let found = 0
  // By place: an iterator over megabytes takes many times as long.
  for (let at = 0; at < json.length && found < JSON_VALUES_MAX; at += 1) {
    const byte = json[at]
    if (byte === COMMA || byte === LIST || byte === OBJECT) found += 1
  }
  return found >= JSON_VALUES_MAX
}

/** Parts that a form may have: a whole profile has some hundred. */
export const FORM_PARTS_MAX = 500

/** Bytes that the headers of all parts may have: each part names a field, and perhaps a file. */
export const FORM_HEADERS_MAX_BYTES = 100_000

/**
 * Reads a multipart form of limited size.
 *
 * @throws {HttpProblem} 413 for too many bytes, parts, or headers of parts, 415, or 400 when it is damaged.
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new HttpProblem(415, 'The body must be multipart/form-data')
  const boundary = BOUNDARY.exec(type)?.[1]
  if (boundary === undefined) throw new HttpProblem(400, 'The form is damaged')
  const bytes = await readBytes(request, maxBytes)
  // Before they are taken apart: megabytes of the shortest parts, or of headers, would keep everybody else waiting.
  requireFewHeaders(Buffer.from(bytes.buffer), boundary)
  try {
    // Taken apart by the very boundary that was counted by.
    const asCounted = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
    return await new Response(bytes, { headers: asCounted }).formData()
  } catch (error) {
    throw new HttpProblem(400, 'The form is damaged', { cause: error })
  }
}

// RFC 2046, 5.1.1; quoted or not.
const BOUNDARY = /;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*(?:;|$)/i

/** Looks at what could be the headers of a part: from a boundary to the next empty line, or to the end. */
function requireFewHeaders(form: Buffer, boundary: string): void {
  const delimiter = Buffer.from(`--${boundary}`)
  let parts = 0
  let headerBytes = 0
  for (let at = form.indexOf(delimiter); at >= 0; at = form.indexOf(delimiter, at + delimiter.length)) {
    const emptyLine = form.indexOf('\r\n\r\n', at)
    // What stands after the last boundary of all is no header, and short.
    headerBytes += (emptyLine < 0 ? form.length : emptyLine) - at
    parts += 1
    if (parts > FORM_PARTS_MAX + 1) throw new HttpProblem(413, `The form must have at most ${FORM_PARTS_MAX} parts`)
    if (headerBytes > FORM_HEADERS_MAX_BYTES) throw new HttpProblem(413, 'The form has too many headers')
  }
}

/**
 * Reads a body of bytes as they are, of limited size.
 *
 * @param cutOff Aborts when the sender has taken too long.
 * @throws {HttpProblem} 413, 415, or 408 when it was cut off.
 */
export async function readOctets(
  request: Request,
  maxBytes: number,
  cutOff: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!/^application\/octet-stream\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new HttpProblem(415, 'The body must be application/octet-stream')
  }
  return readBytes(request, maxBytes, cutOff)
}

/** Reads a body of limited size; the announced length is not believed. */
async function readBytes(request: Request, maxBytes: number, cutOff?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new HttpProblem(413, `The request must be at most ${formatBytes(maxBytes)}`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  const stop = () => void reader?.cancel().catch(() => {})
  cutOff?.addEventListener('abort', stop)
  try {
    for (let step = await reader?.read(); step?.value; step = await reader?.read()) {
      size += step.value.length
      if (size > maxBytes) throw tooLarge()
      parts.push(step.value)
    }
  } catch (error) {
    // Whoever goes away half-way is no fault of the server's.
    throw error instanceof HttpProblem ? error : new HttpProblem(400, 'The request was cut off', { cause: error })
  } finally {
    cutOff?.removeEventListener('abort', stop)
    stop()
  }
  if (cutOff?.aborted) throw new HttpProblem(408, 'The request took too long')
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

function formatBytes(bytes: number): string {
  return bytes >= 1_000_000 ? `${Math.floor(bytes / 1_000_000)} MB` : `${Math.floor(bytes / 1000)} KB`
}
