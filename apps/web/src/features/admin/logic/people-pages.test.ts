import type { UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { buildUser } from '../../../testing/people.ts'
import { flattenPages, nextPageNumber } from './people-pages.ts'

const page = (size: number, from = 0) =>
  Array.from({ length: size }, (_, index) => buildUser({ userId: `u${from + index}`, id: `u${from + index}` }))

describe('nextPageNumber: more pages exist only when a page came back full (SPEC.md sections 4 and 9)', () => {
  it('goes on after a full page', () => {
    expect(nextPageNumber([page(24)])).toBe(2)
    expect(nextPageNumber([page(24), page(24, 24)])).toBe(3)
  })

  it('ends with a page that is not full', () => {
    expect(nextPageNumber([page(24), page(23, 24)])).toBeUndefined()
    expect(nextPageNumber([[]])).toBeUndefined()
  })
})

describe('flattenPages: later pages append, deleting removes at once (SPEC.md section 4)', () => {
  it('shows a person once who moved to the next page meanwhile', () => {
    expect(flattenPages([page(3), page(3, 2)], new Set()).map(({ userId }) => userId)).toEqual([
      'u0',
      'u1',
      'u2',
      'u3',
      'u4',
    ])
  })

  it('leaves out who is being deleted', () => {
    expect(flattenPages([page(2)], new Set(['u0' as UserId])).map(({ userId }) => userId)).toEqual(['u1'])
  })
})
