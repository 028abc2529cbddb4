import { expect, it } from 'vitest'
import { firstLink } from './first-link.ts'

it.each([
  ['See https://umkreis.example/a?b=c#d now', 'https://umkreis.example/a?b=c#d'],
  ['Is it https://umkreis.example?', 'https://umkreis.example'],
  ['<https://umkreis.example/a>', 'https://umkreis.example/a'],
  ['[our hall](https://umkreis.example/a_(b))', 'https://umkreis.example/a_(b)'],
  ['(https://umkreis.example/a)', 'https://umkreis.example/a'],
  ['**https://umkreis.example/a**', 'https://umkreis.example/a'],
  ['HTTPS://UMKREIS.EXAMPLE', 'HTTPS://UMKREIS.EXAMPLE'],
  ['`https://first.example` and https://second.example', 'https://second.example'],
  ['```\nhttps://first.example\n``` https://second.example', 'https://second.example'],
  ['https:// and https://second.example', 'https://second.example'],
  [`https://first.example/${'a'.repeat(3000)} https://second.example`, 'https://second.example'],
])('of %s is %s', (text, link) => {
  expect(firstLink(text)).toBe(link)
})

it.each([
  'nothing',
  'javascript:alert(1)',
  'ftp://umkreis.example',
  'umkreis.example',
  '```https://umkreis.example',
  'xhttps://umkreis.example',
])('there is none in %s', (text) => {
  expect(firstLink(text)).toBeUndefined()
})

it('takes no time for a text that is nothing but ends of sentences', () => {
  expect(firstLink(`https://${'.'.repeat(1990)}`)).toBeUndefined()
  expect(firstLink(`${'`'.repeat(10_000)}`)).toBeUndefined()
})
