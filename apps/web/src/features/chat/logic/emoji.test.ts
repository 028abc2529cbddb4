import { describe, expect, it } from 'vitest'
import { isEmoji, QUICK_REACTIONS, sameEmoji } from './emoji.ts'

describe(isEmoji, () => {
  it('takes one emoji, however it is put together', () => {
    for (const emoji of [...QUICK_REACTIONS, '❤', '👩🏽‍💻', '🇵🇹', '1️⃣', '🏴‍☠️'])
      expect([emoji, isEmoji(emoji)]).toEqual([emoji, true])
  })

  it('takes nothing that says something by itself or covers its neighbours', () => {
    const others = ['', 'ok', '👍👍', '👍 ', 'a👍', '5', '\u202E', '👍\u0301\u0301\u0301', '<b>', 'fired']
    for (const text of others) expect([text, isEmoji(text)]).toEqual([text, false])
  })
})

describe(sameEmoji, () => {
  it('is one for an emoji with and without its colour selector', () => {
    expect(sameEmoji('❤️')).toBe(sameEmoji('❤'))
    expect(sameEmoji('👍')).not.toBe(sameEmoji('👎'))
  })
})
