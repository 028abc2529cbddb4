import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createOrder } from './order.ts'

const word = fc.stringMatching(/^[abü ]{0,5}$/)

it('finds what begins so, in order, however much comes between two looks', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.array(word, { maxLength: 40 }), word), { maxLength: 6 }), (looks) => {
      const order = createOrder(({ text }: { text: string }) => text)
      const all: { text: string }[] = []
      for (const [words, beginning] of looks) {
        for (const text of words) {
          const item = { text }
          all.push(item)
          order.add(item)
        }
        const expected = all
          .filter(({ text }) => text.startsWith(beginning))
          .toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
        expect(order.startingWith(beginning).map((item) => all.indexOf(item))).toEqual(
          expected.map((item) => all.indexOf(item)),
        )
      }
    }),
    { seed: 7, numRuns: 200 },
  )
})
