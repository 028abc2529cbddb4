import { expect, it } from 'vitest'
import { createDraft, formatDraft, isSendable, parseDraft, toPost } from './post-draft.ts'

const draft = { ...createDraft(), text: 'When?' }
const poll = { options: ['Tuesday', ' ', 'Thursday '], days: '3' as const }

it('is kept and found again, and not kept while it is empty', () => {
  expect(parseDraft(formatDraft({ ...draft, poll }))).toEqual({ ...draft, poll })
  expect(formatDraft({ ...createDraft(), poll: { options: ['', ''], days: '1' } })).toBe('')
  for (const text of ['', undefined, 'nonsense', '{"text":1}']) expect(parseDraft(text)).toBeUndefined()
})

it('is sent with a text, no more than fits, and a poll of two different answers', () => {
  expect(isSendable(draft, 5)).toBe(true)
  expect(isSendable(draft, 4)).toBe(false)
  expect(isSendable({ ...draft, text: ' ' }, 5)).toBe(false)
  expect(isSendable({ ...draft, poll }, 5)).toBe(true)
  expect(isSendable({ ...draft, poll: { ...poll, options: ['Tuesday', 'Tuesday '] } }, 5)).toBe(false)
})

it('leaves out what is empty, and skills of what is no question', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  expect(toPost({ ...draft, poll, skills: ['Helm'], mentions: ['a', 'a'] }, now)).toMatchObject({
    kind: 'post',
    mentions: ['a'],
    poll: { options: ['Tuesday', 'Thursday'], endsAt: '2026-11-23T10:00:00.000Z' },
    skills: [],
  })
  expect(toPost({ ...draft, isQuestion: true, skills: ['Helm'] }, now)).toMatchObject({
    kind: 'question',
    skills: ['Helm'],
  })
})
