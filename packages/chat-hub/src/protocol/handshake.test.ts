import { describe, expect, it } from 'vitest'
import {
  formatHandshakeAnswer,
  formatHandshakeRequest,
  parseHandshakeAnswer,
  parseHandshakeRequest,
} from './handshake.ts'

describe('parseHandshakeRequest', () => {
  it('[HS1] SPEC 7, Real-time channel: takes the request that clients send, with fields it does not know', () => {
    expect(formatHandshakeRequest()).toBe('{"protocol":"json","version":1}')
    expect(parseHandshakeRequest(formatHandshakeRequest())).toBe(undefined)
    expect(parseHandshakeRequest('{"protocol":"json","version":1,"later":true}')).toBe(undefined)
  })

  it.each([
    ['{"protocol":"messagepack","version":1}', 'unsupported-protocol'],
    ['{"protocol":"json","version":2}', 'unsupported-protocol'],
    ['{"protocol":"json"}', 'invalid-handshake'],
    ['[]', 'invalid-handshake'],
    ['null', 'invalid-handshake'],
    ['{"protocol":', 'invalid-json'],
  ])('[HS2] refuses %s as %s', (record, code) => {
    expect(() => parseHandshakeRequest(record)).toThrow(expect.objectContaining({ code }))
  })
})

describe('parseHandshakeAnswer', () => {
  it('[HS3] reads both answers as they were formatted', () => {
    const refused = { kind: 'refused', error: 'Unsupported: no.' } as const
    expect(parseHandshakeAnswer(formatHandshakeAnswer({ kind: 'accepted' }))).toEqual({ kind: 'accepted' })
    expect(parseHandshakeAnswer(formatHandshakeAnswer(refused))).toEqual(refused)
    expect(parseHandshakeAnswer('{"error":null,"minorVersion":0}')).toEqual({ kind: 'accepted' })
  })

  it.each(['{"type":6}', 'null', '7', '{"error":7}'])('[HS3] refuses %s in its place', (record) => {
    expect(() => parseHandshakeAnswer(record)).toThrow(expect.objectContaining({ code: 'invalid-handshake' }))
  })
})
