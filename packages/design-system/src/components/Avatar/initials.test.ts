import { describe, expect, it } from 'vitest'
import { discOf, initialsOf } from './initials.ts'

describe('initialsOf', () => {
  it('takes the first and the last word', () => {
    expect(initialsOf('Johanna Maria Brandt')).toBe('JB')
  })

  it('takes one letter of one word', () => {
    expect(initialsOf('émile')).toBe('É')
  })

  it('passes over signs', () => {
    expect(initialsOf('(Karim) -Haddad')).toBe('KH')
  })

  it('gives a question mark for a name without letters', () => {
    expect(initialsOf(' 42 ')).toBe('?')
  })
})

describe('discOf', () => {
  it('gives a name the same disc every time', () => {
    expect(discOf('Jonas Feld')).toBe(discOf('Jonas Feld'))
  })
})
