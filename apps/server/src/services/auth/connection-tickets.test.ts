import { describe, expect, it } from 'vitest'
import { createConnectionTickets, TICKET_LIFETIME_MS } from './connection-tickets.ts'

const KEY = new Uint8Array(32).fill(7)

describe('createConnectionTickets', () => {
  let nowMs = 1_750_000_000_000
  const tickets = createConnectionTickets(KEY, () => new Date(nowMs))

  it('opens the connection that it was issued for, and does not show its ticket in the id', () => {
    const { connectionId, ticket } = tickets.issue('ada')
    expect(tickets.check(ticket, 'ada')).toBe(connectionId)
    expect(ticket).not.toBe(connectionId)
  })

  it('is worth nothing to another person, under another key, or changed', () => {
    const { ticket } = tickets.issue('ada')
    const others = createConnectionTickets(new Uint8Array(32).fill(8), () => new Date(nowMs))
    expect(tickets.check(ticket, 'ben')).toBe(undefined)
    expect(others.check(ticket, 'ada')).toBe(undefined)
    const changed = (ticket.startsWith('A') ? 'B' : 'A') + ticket.slice(1)
    for (const forged of [changed, ticket.slice(4), '', 'not base64 at all']) {
      expect(tickets.check(forged, 'ada')).toBe(undefined)
    }
  })

  it('is valid for a minute', () => {
    const { ticket } = tickets.issue('ada')
    nowMs += TICKET_LIFETIME_MS
    expect(tickets.check(ticket, 'ada')).toEqual(expect.any(String))
    nowMs += 1
    expect(tickets.check(ticket, 'ada')).toBe(undefined)
  })
})
