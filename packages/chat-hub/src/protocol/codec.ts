import * as v from 'valibot'
import { HubProtocolError } from './errors.ts'
import { parseJson } from './json.ts'
import { HUB_MESSAGE_TYPE as TYPE, type HubMessage, type IgnoredMessage } from './message.ts'

// Peers write absent fields as null, too.
const optionalText = v.nullish(v.string())
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

const Wire = v.variant('type', [
  v.object({
    type: v.literal(TYPE.invocation),
    target: v.string(),
    arguments: v.nullish(v.array(v.unknown()), []),
    invocationId: v.nullish(Id),
    streamIds: v.nullish(v.array(v.unknown())),
  }),
  v.object({
    type: v.literal(TYPE.completion),
    invocationId: Id,
    result: v.optional(v.unknown()),
    error: optionalText,
  }),
  v.object({ type: v.literal(TYPE.streamInvocation), target: v.string(), invocationId: Id }),
  v.object({ type: v.literal(TYPE.ping) }),
  v.object({ type: v.literal(TYPE.close), error: optionalText, allowReconnect: v.nullish(v.boolean()) }),
])
type WireMessage = v.InferOutput<typeof Wire>

const USED_TYPES: ReadonlySet<number> = new Set([
  TYPE.invocation,
  TYPE.completion,
  TYPE.streamInvocation,
  TYPE.ping,
  TYPE.close,
])
const Typed = v.object({ type: v.pipe(v.number(), v.integer()) })

/**
 * Parses one record after the handshake (rules MS1 to MS4). Unknown fields are dropped; unknown types come back as `ignored`.
 *
 * @throws {HubProtocolError} `invalid-json`, or `invalid-message` if a known type lacks a field or has a wrong one.
 */
export function parseHubMessage(record: string): HubMessage | IgnoredMessage {
  const json = parseJson(record)
  const typed = v.safeParse(Typed, json)
  if (!typed.success) throw new HubProtocolError('invalid-message')
  if (!USED_TYPES.has(typed.output.type)) return { kind: 'ignored', type: typed.output.type }
  const wire = v.safeParse(Wire, json)
  if (!wire.success) throw new HubProtocolError('invalid-message')
  return fromWire(wire.output)
}

function fromWire(wire: WireMessage): HubMessage {
  switch (wire.type) {
    case TYPE.invocation: {
      const message = { kind: 'invocation', target: wire.target, arguments: wire.arguments ?? [] } as const
      return wire.invocationId == null ? message : { ...message, invocationId: wire.invocationId }
    }
    case TYPE.completion: {
      const { invocationId, result, error } = wire
      if (error == null) return { kind: 'completion', invocationId, result }
      if (result != null) throw new HubProtocolError('invalid-message')
      return { kind: 'completion', invocationId, error }
    }
    case TYPE.streamInvocation:
      return { kind: 'stream-invocation', target: wire.target, invocationId: wire.invocationId }
    case TYPE.ping:
      return { kind: 'ping' }
    case TYPE.close:
      return {
        kind: 'close',
        ...(wire.error == null ? {} : { error: wire.error }),
        ...(wire.allowReconnect == null ? {} : { allowReconnect: wire.allowReconnect }),
      }
  }
}

/** Formats a message as one record, without its end mark (rule MS1). A completion never carries both a result and an error. */
export function formatHubMessage(message: HubMessage): string {
  switch (message.kind) {
    case 'invocation':
      return JSON.stringify({
        type: TYPE.invocation,
        invocationId: message.invocationId,
        target: message.target,
        arguments: message.arguments,
      })
    case 'stream-invocation':
      return JSON.stringify({
        type: TYPE.streamInvocation,
        invocationId: message.invocationId,
        target: message.target,
        arguments: [],
      })
    case 'completion':
      return 'error' in message
        ? JSON.stringify({ type: TYPE.completion, invocationId: message.invocationId, error: message.error })
        : JSON.stringify({ type: TYPE.completion, invocationId: message.invocationId, result: message.result })
    case 'ping':
      return PING_RECORD
    case 'close':
      return JSON.stringify({ type: TYPE.close, error: message.error, allowReconnect: message.allowReconnect })
  }
}

const PING_RECORD = JSON.stringify({ type: TYPE.ping })
