import { HttpProblem } from './problem.ts'

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
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new HttpProblem(400, 'The body is not JSON', { cause: error })
  }
}

/**
 * Reads a multipart form of limited size.
 *
 * @throws {HttpProblem} 413, 415, or 400 when it is damaged.
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    throw new HttpProblem(415, 'The body must be multipart/form-data')
  }
  const bytes = await readBytes(request, maxBytes)
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch (error) {
    throw new HttpProblem(400, 'The form is damaged', { cause: error })
  }
}

/** Reads a body of limited size; the announced length is not believed. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new HttpProblem(413, `The request must be at most ${formatBytes(maxBytes)}`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  if (request.body) {
    for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += part.length
      if (size > maxBytes) throw tooLarge()
      parts.push(part)
    }
  }
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
