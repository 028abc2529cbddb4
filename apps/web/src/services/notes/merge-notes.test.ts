import { describe, expect, it } from 'vitest'
import { mergeNotes } from './merge-notes.ts'
import { emptyNote, type NoteContent } from './note-content.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString()
const base: NoteContent = { ...emptyNote(at(0)), title: 'Porto', text: 'Nachtzug', tags: ['trip'] }
const changed = (changes: Partial<NoteContent>, minute = 1): NoteContent => ({
  ...base,
  changedAt: at(minute),
  ...changes,
})

describe(mergeNotes, () => {
  it('takes from each side what it alone changed', () => {
    const mine = changed({ text: 'Nachtzug um 21:40', tags: ['trip', 'porto'] }, 5)
    const theirs = changed({ title: 'Porto im Mai', isPinned: true }, 3)
    expect(mergeNotes(base, mine, theirs)).toEqual({
      ...base,
      title: 'Porto im Mai',
      text: 'Nachtzug um 21:40',
      tags: ['trip', 'porto'],
      isPinned: true,
      changedAt: at(5),
    })
  })

  it('keeps both texts side by side where both were changed', () => {
    const mine = changed({ text: 'Nachtzug um 21:40' }, 5)
    const theirs = changed({ text: 'Flug' }, 3)
    const merged = mergeNotes(base, mine, theirs)
    expect(merged).toMatchObject({ text: 'Flug', changedAt: at(3) })
    expect(merged.versions).toEqual([{ title: 'Porto', text: 'Nachtzug um 21:40', changedAt: at(5) }])
    // Merged once more, as after a lost answer, nothing is there twice.
    expect(mergeNotes(base, mine, merged).versions).toEqual(merged.versions)
  })

  it('sees no difference in the same words', () => {
    const both = changed({ text: 'Flug' })
    expect(mergeNotes(base, both, both)).toEqual(both)
  })

  it('loses no text where nothing is known of what both began with', () => {
    const merged = mergeNotes(null, changed({ text: 'Nachtzug' }), changed({ text: 'Flug' }))
    expect([merged.text, ...merged.versions.map(({ text }) => text)]).toEqual(['Flug', 'Nachtzug'])
  })

  it('adds and takes out tags, people and versions of both', () => {
    const inês = { kind: 'person', id: 'ines', name: 'Inês' } as const
    const old = { title: '', text: 'old', changedAt: at(0) }
    const before = changed({ tags: ['a', 'b'], versions: [old] }, 0)
    const mine = changed({ tags: ['b', 'c'], versions: [], links: [inês] })
    const theirs = changed({ tags: ['a', 'b', 'd'], versions: [old], links: [inês] })
    expect(mergeNotes(before, mine, theirs)).toMatchObject({ tags: ['b', 'd', 'c'], versions: [], links: [inês] })
  })

  it('never loses a word, whoever of three devices comes when', () => {
    const words = ['eins', 'zwei', 'drei']
    const [first, second, third] = words.map((text, index) => changed({ text }, index + 1)) as [
      NoteContent,
      NoteContent,
      NoteContent,
    ]
    const merged = mergeNotes(base, third, mergeNotes(base, second, first))
    expect([merged.text, ...merged.versions.map(({ text }) => text)].toSorted()).toEqual(words.toSorted())
  })
})
