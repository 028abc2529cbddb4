import type { SuggestedValue, SuggestionsAnswer } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { buildUser } from '../../../testing/people.ts'
import { findCompletion, listSuggestions, matchedRange, suggestionWords, takeSuggestion } from './suggestion.ts'

const value = (kind: SuggestedValue['kind'], text: string, peopleCount: number): SuggestedValue => ({
  kind,
  value: text,
  peopleCount,
})

describe(takeSuggestion, () => {
  it('completes the word at the caret and leaves a space', () => {
    expect(takeSuggestion('speaks por', 10, 'Portuguese')).toEqual({ text: 'speaks Portuguese ', caret: 18 })
  })

  it('replaces every word that the value begins with', () => {
    expect(takeSuggestion('knows project man', 17, 'Project management').text).toBe('knows Project management ')
  })

  it('completes in the middle of a sentence and keeps the rest', () => {
    expect(takeSuggestion('speaks por, near Munich', 10, 'Portuguese')).toEqual({
      text: 'speaks Portuguese, near Munich',
      caret: 18,
    })
  })

  it('replaces a word that was spelled otherwise', () => {
    expect(takeSuggestion('in munchen', 10, 'München').text).toBe('in München ')
    expect(takeSuggestion('in muench', 9, 'München').text).toBe('in München ')
  })
})

describe(findCompletion, () => {
  it('is the last word where the value begins otherwise', () => {
    expect(findCompletion('who knows Tav', 'Rúben Tavares')).toEqual({ start: 10, typed: 'Tav' })
  })
})

describe(matchedRange, () => {
  it('finds what was typed at the beginning of a word', () => {
    expect(matchedRange('Backend Developer, Porto', 'speaks por')).toEqual([19, 22])
  })

  it('finds it whatever the diacritics', () => {
    expect(matchedRange('Rúben Tavares', 'rub')).toEqual([0, 3])
    expect(matchedRange('Müller', 'muel')).toEqual([0, 3])
  })

  it('leaves the middle of a word alone', () => {
    expect(matchedRange('Support', 'por')).toBeUndefined()
  })

  it('marks nothing while nothing is typed', () => {
    expect(matchedRange('Porto', 'in ')).toBeUndefined()
  })
})

describe(listSuggestions, () => {
  const answer: SuggestionsAnswer = {
    people: [buildUser({ firstName: 'Rúben', lastName: 'Tavares', city: 'Porto' })],
    skills: [value('skill', 'Portfolio management', 6), value('skill', 'Support portals', 40)],
    cities: [value('city', 'Porto', 15)],
    fields: [value('language', 'Portuguese', 9)],
  }

  it('puts values that begin with the word first, people last', () => {
    expect(listSuggestions(answer, 'speaks por').map(suggestionWords)).toEqual([
      'Porto',
      'Portuguese',
      'Portfolio management',
      'Support portals',
      'Rúben Tavares',
    ])
  })

  it('lists a value once, however often it was answered', () => {
    const doubled = { ...answer, skills: [...answer.skills, ...answer.skills] }
    expect(listSuggestions(doubled, 'por')).toHaveLength(5)
  })

  it('keeps a place for each kind', () => {
    const skills = Array.from({ length: 8 }, (_, index) => value('skill', `Port ${index}`, 100 + index))
    const words = listSuggestions({ ...answer, skills }, 'por').map(suggestionWords)
    expect(words).toContain('Porto')
    expect(words).toContain('Portuguese')
  })
})
