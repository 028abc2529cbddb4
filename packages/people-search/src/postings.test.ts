import { describe, expect, it } from 'vitest'
import { FIELD_VALUES, createPostings, fieldsOfEntry, placeOf } from './postings.ts'

const ignore = () => {}

/** The places of whoever has a lexeme and is still there. */
function whoHas(postings: ReturnType<typeof createPostings>, lexeme: string): number[] {
  return postings.of(lexeme).map(placeOf).filter(postings.isTaken)
}

describe(createPostings, () => {
  it('reads documents as the database writes them, with the best field of each lexeme', () => {
    const postings = createPostings(ignore)
    const place = postings.add(`'c:munchen':6 'go':1A,6 'it''s':4C 'v:stamp':6`)
    const valueOf = (lexeme: string) => postings.of(lexeme).map((entry) => FIELD_VALUES[fieldsOfEntry(entry)])
    expect(whoHas(postings, 'go')).toEqual([place])
    expect([valueOf('go'), valueOf("it's"), valueOf('c:munchen')]).toEqual([[1], [0.94], [0.9]])
    expect(postings.of('v:stamp')).toEqual([])
  })

  it('tells of each lexeme once, before anybody is counted by it', () => {
    const told: [string, number][] = []
    const postings = createPostings((lexeme) => void told.push([lexeme, postings.countOf(lexeme)]))
    postings.add(`'go':1A`)
    postings.add(`'go':1A 'rust':1A`)
    expect(told).toEqual([
      ['go', 0],
      ['rust', 0],
    ])
  })

  it('forgets whoever is removed, and gives their place to somebody else only once nothing points to it', () => {
    const postings = createPostings(ignore)
    const stays = postings.add(`'go':1A`)
    for (let round = 0; round < 3_000; round += 1) {
      const place = postings.add(`'go':1A 'rust':1A`)
      expect(whoHas(postings, 'rust')).toEqual([place])
      postings.remove(place)
      expect(postings.countOf('rust')).toBe(0)
    }
    expect(whoHas(postings, 'go')).toEqual([stays])
    expect(postings.countOf('go')).toBe(1)
    expect(postings.size).toBeLessThan(1_500)
  })
})
