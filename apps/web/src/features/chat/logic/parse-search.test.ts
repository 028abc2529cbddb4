import { describe, expect, it } from 'vitest'
import { parseSearch } from './parse-search.ts'

const now = new Date(2026, 10, 21, 15)
const day = (year: number, month: number, date: number) => new Date(year, month - 1, date).getTime()
const parse = (typed: string) => parseSearch(typed, now)

describe(parseSearch, () => {
  it('takes words as they are', () => {
    expect(parse('  das   Angebot ')).toEqual({
      words: 'das Angebot',
      from: [],
      in: [],
      has: null,
      after: null,
      before: null,
    })
  })

  it.each(['from:karim Angebot', 'Angebot von:karim', 'FROM:karim Angebot', 'Angebot from:"karim"'])(
    'reads the person in %s',
    (typed) => {
      expect(parse(typed)).toMatchObject({ words: 'Angebot', from: ['karim'] })
    },
  )

  it('reads conversations with spaces in their names, and several of them', () => {
    expect(parse('in:"Team Nord" in:Süd x')).toMatchObject({ words: 'x', in: ['Team Nord', 'Süd'] })
  })

  it.each([
    ['has:file', 'file'],
    ['hat:Datei', 'file'],
    ['mit:bild', 'picture'],
    ['has:link', 'link'],
    ['has:voice', 'sound'],
    ['has:fi', null],
    ['has:', null],
  ])('reads what a message holds in %s', (typed, has) => {
    expect(parse(typed)).toMatchObject({ words: '', has })
  })

  it.each([
    ['on:2026-03-14', day(2026, 3, 14), day(2026, 3, 15)],
    ['am:14.3.', day(2026, 3, 14), day(2026, 3, 15)],
    ['on:2026-12', day(2026, 12, 1), day(2027, 1, 1)],
    ['on:2025', day(2025, 1, 1), day(2026, 1, 1)],
    ['after:heute', day(2026, 11, 21), null],
    ['before:yesterday', null, day(2026, 11, 20)],
    ['seit:1.2.2026 vor:2026-03', day(2026, 2, 1), day(2026, 3, 1)],
    ['after:2026-13', null, null],
    ['after:32.1.', null, null],
    ['after:soon', null, null],
  ])('reads the days in %s', (typed, after, before) => {
    expect(parse(typed)).toMatchObject({ words: '', after, before })
  })

  it('leaves alone what only looks like it', () => {
    expect(parse('https://in:8080 login:x')).toMatchObject({ words: 'https://in:8080 login:x', in: [] })
  })
})
