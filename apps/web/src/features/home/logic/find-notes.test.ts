import type { NoteId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { emptyNote, type NoteContent } from '../../../services/notes/note-content.ts'
import { findNotes, previewOf, tidyTag } from './find-notes.ts'

const note = (noteId: string, changes: Partial<NoteContent>) => ({
  noteId: noteId as NoteId,
  content: { ...emptyNote('2026-11-21T10:00:00.000Z'), ...changes },
  saving: 'saved' as const,
})
const notes = [
  note('trip', { title: 'Porto trip', text: 'Inês: night train is **realistic**', tags: ['porto'] }),
  note('words', { title: 'Wörter für Kabinen', links: [{ kind: 'group', id: 'g', name: 'K8s-Umzug' }] }),
]

describe(findNotes, () => {
  it.each([
    ['', ['trip', 'words']],
    ['ines train', ['trip']],
    ['#porto', ['trip']],
    ['worter', ['words']],
    ['k8s', ['words']],
    ['porto kabinen', []],
  ])('finds by %j', (query, found) => {
    expect(findNotes(notes, query).map(({ noteId }) => noteId)).toEqual(found)
  })
})

describe(previewOf, () => {
  it('says what the text says, without its marks', () => {
    expect(previewOf('## Plan\n\n> **kurz** und _gut_\n\n- [x] [Runbook](https://a.example) lesen\n1. los')).toBe(
      'Plan kurz und gut Runbook lesen los',
    )
  })
})

describe(tidyTag, () => {
  it('is one word without its sign', () => {
    expect(['#porto', ' night train ', '##', ''].map(tidyTag)).toEqual(['porto', 'night-train', '', ''])
  })
})
