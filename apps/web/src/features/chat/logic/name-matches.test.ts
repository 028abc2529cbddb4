import { describe, expect, it } from 'vitest'
import { nameMatches } from './name-matches.ts'

describe(nameMatches, () => {
  it.each([
    ['Jörg Müller', 'mue'],
    ['Jörg Müller', 'muller jo'],
    ['Inês Carvalho', 'INES'],
    ['Team-Nord', 'nord'],
  ])('finds %s by %s', (name, typed) => expect(nameMatches(name, typed)).toBe(true))
  it.each([
    ['Jörg Müller', 'ller'],
    ['Jörg Müller', 'jörg schmidt'],
  ])('does not find %s by %s', (name, typed) => expect(nameMatches(name, typed)).toBe(false))
})
