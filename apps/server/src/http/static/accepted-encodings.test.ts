import { expect, it } from 'vitest'
import { parseAcceptedEncodings } from './accepted-encodings.ts'

it.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['GZIP;q=0.5', ['gzip']],
  ['br;q=0, *', ['gzip']],
  ['*;q=0', []],
  ['br;q=nonsense', []],
])('reads %j as %j', (header, encodings) => {
  expect(parseAcceptedEncodings(header)).toEqual(encodings)
})
