import { describe, expect, it } from 'vitest'
import { INITIAL_STATE, next, wakeAtMs, type HubState, type HubStateEvent } from './state.ts'

const connecting: HubState = { kind: 'connecting', deadlineMs: 15_000, isReconnect: false }
const handshaking: HubState = { kind: 'handshaking', deadlineMs: 15_000, isReconnect: false }
const connected: HubState = { kind: 'connected', lastReceivedMs: 1_000, lastSentMs: 1_000 }
const waiting: HubState = { kind: 'waiting', retryAtMs: 6_000, reason: { kind: 'closed' } }
const EVERY_STATE = [INITIAL_STATE, connecting, handshaking, connected, waiting]

describe('next', () => {
  it('leads from the start to a usable connection', () => {
    const opened = next(INITIAL_STATE, { kind: 'started', nowMs: 0 })
    expect(opened).toEqual({ state: connecting, effects: ['connect'] })
    const handshake = next(opened.state, { kind: 'opened', nowMs: 100 })
    expect(handshake).toEqual({ state: handshaking, effects: ['send-handshake'] })
    expect(next(handshake.state, { kind: 'handshake-accepted', nowMs: 1_000 })).toEqual({
      state: connected,
      effects: ['announce-connected'],
    })
  })

  it('[ST2] starts only from disconnected, and stops from everywhere', () => {
    for (const state of EVERY_STATE) {
      expect(next(state, { kind: 'stopped' }).state).toEqual({ kind: 'disconnected', reason: 'stopped' })
      if (state.kind !== 'disconnected') expect(next(state, { kind: 'started', nowMs: 0 }).state).toBe(state)
    }
  })

  it('[ST3][HS4] gives a try up at its deadline and not before', () => {
    for (const state of [connecting, handshaking]) {
      expect(next(state, { kind: 'time', nowMs: 14_999 }).state).toBe(state)
      expect(next(state, { kind: 'time', nowMs: 15_000 })).toEqual({
        state: { kind: 'waiting', retryAtMs: 20_000, reason: { kind: 'silent' } },
        effects: ['drop-connection'],
      })
    }
  })

  it('[ST4] ignores what cannot happen in a state', () => {
    const late: [HubState, HubStateEvent][] = [
      [waiting, { kind: 'lost', nowMs: 2_000, reason: { kind: 'closed' } }],
      [waiting, { kind: 'opened', nowMs: 2_000 }],
      [INITIAL_STATE, { kind: 'handshake-accepted', nowMs: 2_000 }],
      [connected, { kind: 'no-token' }],
      [connected, { kind: 'online', nowMs: 2_000 }],
    ]
    for (const [state, event] of late) expect(next(state, event)).toEqual({ state, effects: [] })
  })

  it('[KA1] pings after 15 seconds of own silence, counted anew from there', () => {
    expect(next(connected, { kind: 'time', nowMs: 15_999 }).effects).toEqual([])
    const pinged = next({ ...connected, lastReceivedMs: 16_000 }, { kind: 'time', nowMs: 16_000 })
    expect(pinged.effects).toEqual(['send-ping'])
    expect(pinged.state).toMatchObject({ lastSentMs: 16_000 })
  })

  it('[KA2] gives a connection up after 30 seconds without anything received', () => {
    const busy = { ...connected, lastSentMs: 30_999 }
    expect(next(busy, { kind: 'time', nowMs: 30_999 }).state).toBe(busy)
    expect(next(busy, { kind: 'time', nowMs: 31_000 })).toMatchObject({
      state: { kind: 'waiting', retryAtMs: 36_000, reason: { kind: 'silent' } },
      effects: ['drop-connection'],
    })
  })

  it('[RE1] tries again 5 seconds after a loss and not before', () => {
    const lost = next(connected, { kind: 'lost', nowMs: 1_000, reason: { kind: 'closed' } })
    expect(lost).toEqual({ state: waiting, effects: ['drop-connection'] })
    expect(next(waiting, { kind: 'time', nowMs: 5_999 }).effects).toEqual([])
    expect(next(waiting, { kind: 'time', nowMs: 6_000 })).toEqual({
      state: { kind: 'connecting', deadlineMs: 21_000, isReconnect: true },
      effects: ['connect'],
    })
  })

  it('[RE2] ends the tries when there is no token', () => {
    expect(next(connecting, { kind: 'no-token' }).state).toEqual({ kind: 'disconnected', reason: 'no-token' })
  })

  it('[RE3] tries at once when the network is back', () => {
    expect(next(waiting, { kind: 'online', nowMs: 1_500 }).effects).toEqual(['connect'])
  })

  it('never changes the state that it was given', () => {
    const frozen = Object.freeze({ ...connected })
    expect(next(frozen, { kind: 'received', nowMs: 9_000 }).state).toEqual({ ...connected, lastReceivedMs: 9_000 })
  })
})

describe('wakeAtMs', () => {
  it('names the moment at which the state changes by itself', () => {
    expect(EVERY_STATE.map(wakeAtMs)).toEqual([undefined, 15_000, 15_000, 16_000, 6_000])
    expect(wakeAtMs({ ...connected, lastSentMs: 30_000 })).toBe(31_000)
  })
})
