import { describe, expect, it } from 'vitest'
import { formatTitle } from './format-title.ts'

describe(formatTitle, () => {
  it.each([
    ['Chat', 0, 'Chat · Umkreis'],
    ['Chat', 5, '(5) Chat · Umkreis'],
    ['Chat', 240, '(99+) Chat · Umkreis'],
    [undefined, 1, '(1) Umkreis'],
  ])('writes %o with %o unread as %o', (title, unread, expected) => {
    expect(formatTitle(title, unread)).toBe(expected)
  })
})
