import { describe, expect, it } from 'vitest'
import { buildMessage } from '../testing/builders.ts'
import { linksOf } from './links-of.ts'

const hrefs = (text: string) => linksOf(buildMessage('a', 1, { body: { kind: 'text', text } })).map(({ href }) => href)

describe(linksOf, () => {
  it('finds each web address once, and no other scheme', () => {
    expect(
      hrefs('https://a.example/1, siehe http://b.example und https://a.example/1; javascript:alert(1) x@y.example'),
    ).toEqual(['https://a.example/1', 'http://b.example'])
  })
  it('finds nothing in what can’t be read', () => {
    expect(linksOf(buildMessage('a', 1, { body: { kind: 'unreadable', reason: 'missing-key' } }))).toEqual([])
  })
})
