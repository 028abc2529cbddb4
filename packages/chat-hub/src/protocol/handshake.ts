import * as v from 'valibot'
import { HubProtocolError } from './errors.ts'
import { parseJson } from './json.ts'

/** The only encoding this package speaks. */
export const HUB_PROTOCOL_NAME = 'json'

/** The only version of it; asked for as the number 1 in the first record of every connection. */
export const HUB_PROTOCOL_VERSION = 1

const HandshakeRequest = v.object({ protocol: v.string(), version: v.number() })
const HandshakeResponse = v.object({ error: v.optional(v.nullable(v.string())) })

/** What the server answers to the first record: accepted, or refused with a reason fit to be logged. */
export type HandshakeAnswer = { kind: 'accepted' } | { kind: 'refused'; error: string }

/** Formats the first record that a client sends, without its end mark (rule HS1). */
export function formatHandshakeRequest(): string {
  return JSON.stringify({ protocol: HUB_PROTOCOL_NAME, version: HUB_PROTOCOL_VERSION })
}

/**
 * Checks the first record of a client (rules HS1, HS2). Unknown fields are ignored.
 *
 * @throws {HubProtocolError} `invalid-json`, `invalid-handshake`, or `unsupported-protocol` for another encoding or version.
 */
export function parseHandshakeRequest(record: string): void {
  const request = v.safeParse(HandshakeRequest, parseJson(record))
  if (!request.success) throw new HubProtocolError('invalid-handshake')
  const { protocol, version } = request.output
  if (protocol !== HUB_PROTOCOL_NAME || version !== HUB_PROTOCOL_VERSION) {
    throw new HubProtocolError('unsupported-protocol')
  }
}

/** Formats the server's first record, without its end mark: `{}` or the reason of the refusal (rule HS3). */
export function formatHandshakeAnswer(answer: HandshakeAnswer): string {
  return answer.kind === 'accepted' ? '{}' : JSON.stringify({ error: answer.error })
}

/**
 * Parses the first record of the server (rule HS3).
 *
 * @throws {HubProtocolError} `invalid-json` or `invalid-handshake`.
 */
export function parseHandshakeAnswer(record: string): HandshakeAnswer {
  const json = parseJson(record)
  const answer = v.safeParse(HandshakeResponse, json)
  // A record with a type is an ordinary message: this server skipped the handshake.
  if (!answer.success || (json as object as { type?: unknown }).type !== undefined) {
    throw new HubProtocolError('invalid-handshake')
  }
  return answer.output.error == null ? { kind: 'accepted' } : { kind: 'refused', error: answer.output.error }
}
