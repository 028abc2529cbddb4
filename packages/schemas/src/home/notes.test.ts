import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  NOTE_CONTENT_MAX_LENGTH,
  NOTES_PER_READ_MAX,
  noteDeleteQuerySchema,
  notePutSchema,
  notesReadRequestSchema,
} from './notes.ts'

describe('a note to be kept', () => {
  const put = (baseRevision: number, content: string) => v.is(notePutSchema, { baseRevision, content })

  it('is sealed, as base64, up to a length', () => {
    expect(put(0, 'AAAA'.repeat(NOTE_CONTENT_MAX_LENGTH / 4))).toBe(true)
    expect(put(0, 'AAAA'.repeat(NOTE_CONTENT_MAX_LENGTH / 4 + 1))).toBe(false)
    expect(put(0, 'Porto trip')).toBe(false)
    expect(put(0, '')).toBe(false)
  })

  it('continues a revision, or none', () => {
    expect(put(7, 'AAAA')).toBe(true)
    expect(put(-1, 'AAAA')).toBe(false)
    expect(put(0.5, 'AAAA')).toBe(false)
  })
})

describe('notes to be read', () => {
  it('are one at least and not too many', () => {
    const read = (count: number) => v.is(notesReadRequestSchema, { noteIds: Array.from({ length: count }, () => 'a') })
    expect([1, NOTES_PER_READ_MAX].map(read)).toEqual([true, true])
    expect([0, NOTES_PER_READ_MAX + 1].map(read)).toEqual([false, false])
  })
})

describe('a note to be deleted', () => {
  it('names its revision', () => {
    expect(v.parse(noteDeleteQuerySchema, { revision: '12' })).toEqual({ revision: 12 })
    for (const revision of ['0', '-1', '1e3', '']) expect(v.is(noteDeleteQuerySchema, { revision })).toBe(false)
  })
})
