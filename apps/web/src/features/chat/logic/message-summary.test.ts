import { describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { summaryOf } from './message-summary.ts'

const said = (text: string) => summaryOf({ kind: 'text', text }, copy)

describe(summaryOf, () => {
  it('says what is written without the marks around it', () => {
    expect(said('**Plan**: `kubectl drain`')).toBe('Plan: kubectl drain')
    expect(said('> Reicht das?\n> Ja')).toBe('Reicht das?\nJa')
    expect(said('```bash\nls **\n```\nThat is all.')).toBe('ls **\nThat is all.')
  })

  it('leaves what only looks like marks', () => {
    for (const text of ['2 ** 3', '>_<', '```', '``', 'a`b']) expect([text, said(text)]).toEqual([text, text])
  })

  it('ends soon with stars without end', () => {
    expect(said('**a '.repeat(5_000))).toContain('a')
  })
})
