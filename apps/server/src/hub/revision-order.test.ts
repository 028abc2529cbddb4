import { describe, expect, it } from 'vitest'
import { createRevisionOrder } from './revision-order.ts'

/** Everything that can be handed out after `delivered`. */
function takeAll(order: ReturnType<typeof createRevisionOrder<string>>, delivered: number): string[] {
  const taken: string[] = []
  for (let item = order.take(delivered); item !== undefined; item = order.take(delivered + taken.length))
    taken.push(item)
  return taken
}

describe('createRevisionOrder', () => {
  it('hands out in order what arrived in any', () => {
    const order = createRevisionOrder<string>()
    order.add(7, 'seventh')
    order.add(6, 'sixth')
    expect(takeAll(order, 4)).toEqual([])
    order.add(5, 'fifth')
    expect(takeAll(order, 4)).toEqual(['fifth', 'sixth', 'seventh'])
    expect(order.size).toBe(0)
  })

  it('hands out thousands that came by turns from two sides', () => {
    const order = createRevisionOrder<string>()
    const taken: string[] = []
    for (let revision = 1; revision <= 4000; revision += 2) order.add(revision, `${revision}`)
    expect(takeAll(order, 0)).toEqual(['1'])
    for (let revision = 2; revision <= 4000; revision += 2) {
      order.add(revision, `${revision}`)
      taken.push(...takeAll(order, revision - 1))
    }
    expect(taken).toEqual(Array.from({ length: 3999 }, (_, index) => `${index + 2}`))
    expect([order.size, order.lowest()]).toEqual([0, undefined])
    // What comes again after that is forgotten all the same.
    order.add(7, 'again')
    order.add(4002, 'ahead')
    expect(takeAll(order, 4000)).toEqual([])
    expect(order.size).toBe(1)
  })

  it('forgets what was delivered before, however often it comes', () => {
    const order = createRevisionOrder<string>()
    order.add(4, 'again')
    order.add(6, 'sixth')
    expect(takeAll(order, 4)).toEqual([])
    expect(order.size).toBe(1)
    expect(order.lowest()).toBe(6)
    order.forget(6)
    expect(order.lowest()).toBe(undefined)
  })
})
