import type { MemberReading, UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { deliveryOf, gatherReaders } from './delivery-state.ts'

const reading = (
  name: string,
  delivered: number,
  read: number,
  changes: Partial<MemberReading> = {},
): MemberReading => ({
  userId: name as UserId,
  joinedSequence: 0,
  deliveredSequence: delivered,
  readSequence: read,
  deliveredAt: null,
  readAt: null,
  ...changes,
})

describe(deliveryOf, () => {
  it('is delivered once everybody has it, and read once everybody has read it', () => {
    expect(deliveryOf([reading('karim', 5, 5), reading('ines', 4, 4)], 5)).toBe('sent')
    expect(deliveryOf([reading('karim', 5, 5), reading('ines', 5, 4)], 5)).toBe('delivered')
    expect(deliveryOf([reading('karim', 5, 5), reading('ines', 5, 5)], 5)).toBe('read')
  })

  it('takes what was read for delivered', () => {
    expect(deliveryOf([reading('karim', 0, 5), reading('ines', 5, 0)], 5)).toBe('delivered')
  })

  it('is only sent where nobody lets it be seen, or all of them came later', () => {
    expect(deliveryOf([], 5)).toBe('sent')
    expect(deliveryOf([reading('karim', 5, 5, { joinedSequence: 5 })], 5)).toBe('sent')
    expect(deliveryOf([reading('karim', 5, 5, { joinedSequence: 4 })], 5)).toBe('read')
  })
})

describe(gatherReaders, () => {
  it('tells readers from those who only have it and from those who wait, the latest first, each once', () => {
    const readings = [
      reading('early', 9, 9, { readAt: '2026-11-20T10:00:00.000Z' }),
      reading('late', 9, 9, { readAt: '2026-11-20T11:00:00.000Z' }),
      reading('has it', 7, 2),
      reading('waits', 1, 1),
      reading('newcomer', 9, 9, { joinedSequence: 8 }),
    ]
    const { read, delivered, waiting } = gatherReaders(readings, 7)
    expect([read, delivered, waiting].map((some) => some.map(({ userId }) => userId))).toEqual([
      ['late', 'early'],
      ['has it'],
      ['waits'],
    ])
  })
})
