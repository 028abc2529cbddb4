import type { UserId } from '@umkreis/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { MEMBER_MEMORY_PREFIX } from '../../../services/member-memory.ts'
import { type Answers, forgetAnswers, keepAnswers, loadAnswers } from './kept-answers.ts'

const me = 'me' as UserId
const answers: Answers = {
  step: 1,
  values: {
    firstName: 'Nele',
    lastName: '',
    description: '',
    linkedInUrl: 'not a link yet',
    position: '',
    skills: ['Rust'],
    country: '',
    city: '',
  },
}
const entries = new Map<string, string>()
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
} as Storage

describe('kept answers', () => {
  beforeEach(() => entries.clear())

  it('come back as they were typed, checked or not', () => {
    keepAnswers(storage, me, answers)
    expect(loadAnswers(storage, me)).toEqual(answers)
  })

  it('are nobody else’s', () => {
    keepAnswers(storage, me, answers)
    expect(loadAnswers(storage, 'you' as UserId)).toBeUndefined()
    expect(entries.size).toBe(0)
  })

  it('are nothing when there are none, or none that can be read', () => {
    expect(loadAnswers(storage, me)).toBeUndefined()
    for (const text of ['{', '{"userId":"me","step":7}', '[]']) {
      entries.set(`${MEMBER_MEMORY_PREFIX}onboarding`, text)
      expect(loadAnswers(storage, me)).toBeUndefined()
    }
  })

  it('are gone once forgotten', () => {
    keepAnswers(storage, me, answers)
    forgetAnswers(storage)
    expect(loadAnswers(storage, me)).toBeUndefined()
  })

  it('do not stop anybody where nothing can be stored', () => {
    const full = {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    } as Storage
    expect(() => keepAnswers(full, me, answers)).not.toThrow()
  })
})
