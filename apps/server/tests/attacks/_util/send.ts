import type { Operation } from './document.ts'

/** What an attacker sends to one method. */
export interface Attempt {
  operation: Operation
  /** By name; missing ones are left as they stand. */
  ids: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  token?: string | undefined
}

/** What came back. */
export interface Reply {
  status: number
  mediaType: string
  headers: Headers
  text: string
}

/** Sends it as the method takes it: JSON, a form, bytes. */
export async function send(origin: string, { operation, ids, query = {}, body, token }: Attempt): Promise<Reply> {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(ids[name] ?? 'x')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, wellFormed(asText(one)))
  }
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  let payload: NonNullable<RequestInit['body']> | undefined
  if (operation.body?.mediaType === 'multipart/form-data') payload = asForm(body)
  else if (operation.body && body !== undefined) {
    headers['content-type'] = operation.body.mediaType
    payload = body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body)
  }
  const response = await fetch(`${origin}/api${path}?${search}`, {
    method: operation.method,
    headers,
    redirect: 'manual',
    ...(payload === undefined ? {} : { body: payload }),
  })
  return {
    status: response.status,
    mediaType: (response.headers.get('content-type') ?? '').replace(/;.*/, ''),
    headers: response.headers,
    text: await response.text(),
  }
}

function asForm(body: unknown): FormData {
  const form = new FormData()
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : []
  for (const [name, value] of entries) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Uint8Array) form.append(name, new Blob([one as Uint8Array<ArrayBuffer>]), 'file')
      else form.append(name, wellFormed(asText(one)))
    }
  }
  return form
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Half a character has no place in an address. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}
