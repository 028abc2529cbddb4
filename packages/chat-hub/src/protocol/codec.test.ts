import { describe, expect, it } from 'vitest'
import { formatHubMessage, parseHubMessage } from './codec.ts'
import type { HubMessage } from './message.ts'

const MESSAGES: HubMessage[] = [
  { kind: 'invocation', target: 'SendMessage', arguments: [{ GroupId: 'g1', Content: 'ü\u001E' }], invocationId: '1' },
  { kind: 'invocation', target: 'ReceiveMessage', arguments: [] },
  { kind: 'stream-invocation', target: 'SendMessage', invocationId: '2' },
  { kind: 'completion', invocationId: '1', result: { sequence: 4 } },
  { kind: 'completion', invocationId: '1', result: undefined },
  { kind: 'completion', invocationId: '1', error: 'NotFound: No.' },
  { kind: 'ping' },
  { kind: 'close' },
  { kind: 'close', error: 'ServerStopping: Back soon.', allowReconnect: true },
]

describe('parseHubMessage', () => {
  it.each(MESSAGES)('[MS1] reads $kind as it was formatted', (message) => {
    const record = formatHubMessage(message)
    expect(record).not.toContain('\u001E')
    expect(parseHubMessage(record)).toEqual(message)
  })

  it('[MS1] writes no absent field, and never a result beside an error', () => {
    expect(formatHubMessage({ kind: 'invocation', target: 'A', arguments: [1] })).toBe(
      '{"type":1,"target":"A","arguments":[1]}',
    )
    expect(formatHubMessage({ kind: 'completion', invocationId: '1', error: 'E' })).toBe(
      '{"type":3,"invocationId":"1","error":"E"}',
    )
  })

  it.each(['{', '', 'ping'])('[MS2] refuses %j, which is not JSON', (record) => {
    expect(() => parseHubMessage(record)).toThrow(expect.objectContaining({ code: 'invalid-json' }))
  })

  it.each([
    '7',
    'null',
    '{}',
    '{"type":"1"}',
    '{"type":1.5}',
    '{"type":1}',
    '{"type":1,"target":7,"arguments":[]}',
    '{"type":1,"target":"A","arguments":{}}',
    '{"type":1,"target":"A","arguments":[],"invocationId":7}',
    '{"type":3}',
    '{"type":4,"target":"A"}',
    '{"type":7,"allowReconnect":"yes"}',
  ])('[MS2] refuses %s, which is no message', (record) => {
    expect(() => parseHubMessage(record)).toThrow(expect.objectContaining({ code: 'invalid-message' }))
  })

  it('[MS3] refuses a completion with both a result and an error', () => {
    expect(() => parseHubMessage('{"type":3,"invocationId":"1","result":1,"error":"E"}')).toThrow(
      expect.objectContaining({ code: 'invalid-message' }),
    )
  })

  it('[MS3] takes null for absent', () => {
    expect(parseHubMessage('{"type":1,"target":"A","arguments":null,"invocationId":null}')).toEqual({
      kind: 'invocation',
      target: 'A',
      arguments: [],
    })
    expect(parseHubMessage('{"type":3,"invocationId":"1","result":null,"error":"E"}')).toEqual({
      kind: 'completion',
      invocationId: '1',
      error: 'E',
    })
  })

  it('[MS4] passes over types that it does not know or use, and drops fields that it does not know', () => {
    for (const type of [0, 2, 5, 8, 9, 99])
      expect(parseHubMessage(`{"type":${type}}`)).toEqual({ kind: 'ignored', type })
    expect(parseHubMessage('{"type":6,"headers":{"a":"b"}}')).toEqual({ kind: 'ping' })
  })
})
