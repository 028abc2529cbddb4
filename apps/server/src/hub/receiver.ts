import {
  createRecordReader,
  formatErrorText,
  formatHandshakeAnswer,
  formatHubMessage,
  HubProtocolError,
  MAX_RECORD_BYTES,
  parseHandshakeRequest,
  parseHubMessage,
  type InvocationMessage,
} from '@umkreis/chat-hub/protocol'
import type { Connection } from './connection.ts'
import { MAX_RECORDS_AT_ONCE, MAX_WAITING_RECORDS } from './hub-limits.ts'
import { createHubFailure, HubFailure } from './hub-failure.ts'

/** What a connection's records lead to. */
export interface ReceiverActions {
  /** Answers the handshake, and lets the connection receive from then on; or ends it. */
  open(connection: Connection): Promise<void>
  /** Runs a call. @throws Anything; what is not a refusal is logged and masked. */
  call(connection: Connection, target: string, args: readonly unknown[]): Promise<unknown>
  /** Told of what nobody expected. */
  onInternalError(error: unknown, target: string): void
}

/** Takes what one client sends: bytes in, calls in their order, at most one completion for each. */
export interface Receiver {
  receive(bytes: Uint8Array): void
  /** Resolves when every call that was received so far is answered. */
  idle(): Promise<void>
  /** Reads nothing more, and resolves like `idle`. What was not read is not answered: its sender sends it again. */
  finish(): Promise<void>
}

/** Creates the receiver of one connection. */
export function createReceiver(connection: Connection, actions: ReceiverActions): Receiver {
  const reader = createRecordReader(MAX_RECORD_BYTES)
  const waiting: string[] = []
  let isPaused = false
  let running = Promise.resolve()
  let isRunning = false
  let isFinishing = false

  async function run(): Promise<void> {
    for (let record = waiting.shift(); record !== undefined; record = waiting.shift()) {
      if (connection.phase.kind === 'ended') break
      try {
        if (connection.phase.kind === 'handshaking') await shakeHands(record)
        else await act(record)
      } catch (error) {
        refuse(error)
      }
      if (isPaused && waiting.length <= MAX_WAITING_RECORDS / 2) {
        isPaused = false
        connection.resume()
      }
    }
    isRunning = false
  }

  async function shakeHands(record: string): Promise<void> {
    parseHandshakeRequest(record)
    await actions.open(connection)
  }

  async function act(record: string): Promise<void> {
    const message = parseHubMessage(record)
    switch (message.kind) {
      case 'invocation':
        return answer(message)
      case 'stream-invocation': {
        const failure = new HubFailure('UnknownMethod', 'This hub has no streams')
        return complete(message.invocationId, { failure })
      }
      case 'close':
        connection.terminate()
        return
      case 'completion':
      case 'ping':
      case 'ignored':
    }
  }

  async function answer({ invocationId, target, arguments: args }: InvocationMessage): Promise<void> {
    try {
      const result = await actions.call(connection, target, args)
      complete(invocationId, { result })
    } catch (error) {
      const failure = createHubFailure(error)
      if (failure.code === 'Internal') actions.onInternalError(failure.cause ?? error, target)
      complete(invocationId, { failure })
    }
  }

  function complete(invocationId: string | undefined, outcome: { result: unknown } | { failure: HubFailure }): void {
    // Who gave no id waits for no answer, and the official client drops a connection that sends one.
    if (invocationId === undefined) return
    if ('failure' in outcome) {
      const error = formatErrorText(outcome.failure.code, outcome.failure.message)
      connection.send(formatHubMessage({ kind: 'completion', invocationId, error }))
    } else {
      connection.send(formatHubMessage({ kind: 'completion', invocationId, result: outcome.result }))
    }
  }

  function refuse(error: unknown): void {
    waiting.length = 0
    if (!(error instanceof HubProtocolError)) {
      actions.onInternalError(error, 'handshake')
      connection.terminate()
    } else if (error.code === 'record-too-long') connection.end('TooLong')
    else connection.end('Malformed')
  }

  return {
    receive(bytes) {
      connection.noteReceived()
      if (connection.phase.kind === 'ended') return
      try {
        const records = reader.push(bytes)
        if (records.length > MAX_RECORDS_AT_ONCE) throw new HubProtocolError('record-too-long')
        waiting.push(...records)
      } catch (error) {
        // What came whole before it is still carried out.
        running = running.then(() => refuse(error))
        return
      }
      if (!isFinishing && !isPaused && waiting.length > MAX_WAITING_RECORDS) {
        isPaused = true
        connection.pause()
      }
      if (isRunning || waiting.length === 0) return
      isRunning = true
      running = run()
    },
    idle: () => running,
    finish() {
      // From now on nothing resumes it but the end of the connection.
      isPaused = false
      isFinishing = true
      connection.pause()
      return running
    },
  }
}

/** The server's yes to a handshake. */
export const HANDSHAKE_ACCEPTED = formatHandshakeAnswer({ kind: 'accepted' })
