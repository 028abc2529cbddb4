import { expect, it } from 'vitest'
import { holdsFew } from './holds-few.ts'

it.each([
  ['text', 'a', 1],
  ['nothing', null, 1],
  ['a list', [1, 2, 3], 4],
  ['what lies deep', { a: [{ b: [1] }], c: {} }, 6],
])('counts %s', (_what, input, count) => {
  expect([holdsFew(input, count), holdsFew(input, count - 1)]).toEqual([true, false])
})
