import { expect, it } from 'vitest'
import { parseAddress } from './parse-address.ts'

it.each([
  ['https://lindwerk.example/a b', 'https://lindwerk.example/a%20b'],
  [' lindwerk.example ', 'https://lindwerk.example/'],
  ['mailto:ines@lindwerk.example', 'mailto:ines@lindwerk.example'],
  // oxlint-disable-next-line no-script-url
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['words', undefined],
  ['', undefined],
])('takes %j for %j', (typed, address) => {
  expect(parseAddress(typed)).toBe(address)
})
