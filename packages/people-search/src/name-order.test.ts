import { expect, it } from 'vitest'
import { createNameOrder } from './name-order.ts'

it('orders as the names do, those who were ordered and those who came since alike', () => {
  const names: string[] = []
  const order = createNameOrder((place) => names[place] ?? '')
  const set = (place: number, name: string) => {
    names[place] = name
    order.add(place)
  }
  const expectInOrder = () => {
    const places = [...names.keys()]
    const expected = places.toSorted((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1))
    expect(places.toSorted(order.compare)).toEqual(expected)
  }
  for (let place = 0; place < 1_200; place += 1) set(place, `${(place * 7_919) % 1_200}`)
  expectInOrder()
  // Somebody takes another's place, and few come: nobody is ordered anew for them.
  set(17, 'a')
  for (let place = 1_200; place < 1_300; place += 1) set(place, `5${place}`)
  expectInOrder()
  for (let place = 1_300; place < 2_000; place += 1) set(place, `3${place}`)
  expectInOrder()
})
