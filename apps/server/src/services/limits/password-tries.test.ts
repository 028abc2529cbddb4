import { describe, expect, it } from 'vitest'
import { createLimit } from './limits.ts'
import { createPasswordTries } from './password-tries.ts'

const create = () => createPasswordTries(createLimit(3, 900, 'Too many'), createLimit(7, 900, 'Too many'))
type Tries = ReturnType<typeof create>

const EMAIL = 'ada@lindwerk.example'
const wrong = async () => undefined
const right = async () => 'Ada'
const outcome = (tries: Tries, address: string, check: () => Promise<string | undefined>) =>
  tries.attempt(EMAIL, address, check).then(
    (answer) => answer ?? 'wrong',
    (error: { code: string }) => error.code,
  )
const repeat = (count: number, act: () => Promise<string>) => Promise.all(Array.from({ length: count }, act))

describe('tries at one password', () => {
  it('end for the address that was wrong too often, and for no other', async () => {
    const tries = create()
    expect(await repeat(4, () => outcome(tries, 'a', wrong))).toEqual(['wrong', 'wrong', 'wrong', 'too-many'])
    expect(await outcome(tries, 'a', right)).toBe('too-many')
    expect(await outcome(tries, 'b', right)).toBe('Ada')
    expect(await tries.attempt('ben@lindwerk.example', 'a', right)).toBe('Ada')
  })

  it('end for everybody once all addresses together were wrong too often', async () => {
    const tries = create()
    for (const address of ['a', 'b', 'c']) await repeat(2, () => outcome(tries, address, wrong))
    expect(await outcome(tries, 'd', wrong)).toBe('wrong')
    expect(await repeat(4, () => outcome(tries, 'e', right))).toEqual(Array.from({ length: 4 }, () => 'too-many'))
    await tries.clear(EMAIL, 'nobody')
    // What was refused because of others was not held against this address.
    expect(await outcome(tries, 'e', right)).toBe('Ada')
  })

  it('never end because of right ones, however many come at once', async () => {
    const tries = create()
    expect(new Set(await repeat(20, () => outcome(tries, 'a', right)))).toEqual(new Set(['Ada']))
    expect(await repeat(3, () => outcome(tries, 'a', wrong))).toEqual(['wrong', 'wrong', 'wrong'])
  })

  it('go on after a comparison failed', async () => {
    const tries = create()
    const failing = outcome(tries, 'a', () => Promise.reject(Object.assign(new Error('Gone'), { code: 'gone' })))
    expect(await Promise.all([failing, outcome(tries, 'a', right)])).toEqual(['gone', 'Ada'])
  })
})
