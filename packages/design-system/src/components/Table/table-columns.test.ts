import { describe, expect, it } from 'vitest'
import { nextSort, selectRows } from './table-columns.ts'

describe('nextSort', () => {
  it('starts upwards, then turns', () => {
    expect(nextSort(undefined, 'name')).toEqual({ column: 'name', direction: 'ascending' })
    expect(nextSort({ column: 'name', direction: 'ascending' }, 'name').direction).toBe('descending')
    expect(nextSort({ column: 'name', direction: 'descending' }, 'name').direction).toBe('ascending')
  })

  it('starts upwards again in another column', () => {
    expect(nextSort({ column: 'name', direction: 'ascending' }, 'city')).toEqual({
      column: 'city',
      direction: 'ascending',
    })
  })
})

describe('selectRows', () => {
  const order = ['a', 'b', 'c', 'd', 'e']

  it('takes and leaves one row', () => {
    expect([...selectRows(new Set(['a']), order, 'c', true)]).toEqual(['a', 'c'])
    expect([...selectRows(new Set(['a', 'c']), order, 'a', false)]).toEqual(['c'])
  })

  it('takes all between two rows, in both directions', () => {
    expect([...selectRows(new Set(['b']), order, 'd', true, 'b')]).toEqual(['b', 'c', 'd'])
    expect([...selectRows(new Set(['d']), order, 'b', true, 'd')].sort()).toEqual(['b', 'c', 'd'])
  })

  it('takes one row when the other has gone', () => {
    expect([...selectRows(new Set(), order, 'd', true, 'x')]).toEqual(['d'])
  })

  it('leaves the given selection as it was', () => {
    const selection = new Set(['a'])
    selectRows(selection, order, 'b', true)
    expect([...selection]).toEqual(['a'])
  })
})
