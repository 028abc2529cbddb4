import { describe, expect, it } from 'vitest'
import { fitOf, typedRanges } from './match.ts'

const words = (text: string, typed: string) => typedRanges(text, typed).map(({ start, end }) => text.slice(start, end))

describe('typedRanges', () => {
  it.each([
    ['Inês Carvalho', 'carv', ['Carv']],
    ['Inês Carvalho', 'ines c', ['Inês', 'C']],
    ['Produktleiterin / München', 'munch', ['Münch']],
    ['Tomasz Zieliński', 'ski', []],
    ['Karim Haddad', '', []],
    ['Straße', 'straße', ['Straße']],
  ])('marks in “%s” what “%s” begins', (text, typed, marked) => {
    expect(words(text, typed)).toEqual(marked)
  })

  it('marks the longest of several beginnings of one word', () => {
    expect(words('Karim', 'k kar')).toEqual(['Kar'])
  })
})

describe('fitOf', () => {
  const logOut = { label: 'Log out', keywords: 'sign out leave' }

  it.each([
    ['log', 2],
    ['OUT', 2],
    ['sign', 1],
    ['sign out', 1],
    ['og', 0],
    ['log in', 0],
    ['', 0],
    ['…', 0],
  ])('answers “%s” for logging out with %i', (typed, fit) => {
    expect(fitOf(logOut, typed)).toBe(fit)
  })
})
