import { describe, expect, it } from 'vitest'
import { addEarlyKey, NO_EARLY_KEYS, type EarlyKeys } from './early-keys.ts'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...held,
})
const type = (...keys: string[]) =>
  keys.reduce<EarlyKeys>((typed, key) => addEarlyKey(typed, press(key)) ?? typed, NO_EARLY_KEYS)

describe('addEarlyKey', () => {
  it('gathers letters of every writing, and takes the last one back', () => {
    expect(type('I', 'n', 'ê', 's', ' ', '🙂', 'Backspace').text).toBe('Inês ')
  })

  it('knows Enter behind the text, and no longer once it goes on', () => {
    expect(type('k', 'Enter')).toEqual({ text: 'k', isEntered: true, isLeft: false })
    expect(type('k', 'Enter', 'a').isEntered).toBe(false)
  })

  it('knows that somebody left again', () => {
    expect(type('k', 'Escape').isLeft).toBe(true)
  })

  it.each([
    ['a key that writes nothing', press('ArrowDown')],
    ['a key of the browser', press('r', { ctrlKey: true })],
    ['a letter that is being composed', press('a', { isComposing: true })],
  ])('leaves %s alone', (_what, event) => {
    expect(addEarlyKey(NO_EARLY_KEYS, event)).toBeUndefined()
  })
})
