import { describe, expect, it } from 'vitest'
import { MARKDOWN_LIMITS, isWithinMarkdownLimits } from './markdown-limits.ts'

const { characters, lines, depth, markers, delimiters } = MARKDOWN_LIMITS

describe('isWithinMarkdownLimits', () => {
  it.each([
    ['characters', 'a'.repeat(characters), 'a'.repeat(characters + 1)],
    ['lines', 'a\n'.repeat(lines - 1), 'a\n'.repeat(lines)],
    ['old line endings', 'a\r'.repeat(lines - 1), 'a\r'.repeat(lines)],
    ['quotes in quotes', '> '.repeat(depth), '> '.repeat(depth + 1)],
    ['quotes without spaces', '>'.repeat(depth), '>'.repeat(depth + 1)],
    ['lists in lists', `${'1. '.repeat(depth)}a`, `${'1. '.repeat(depth + 1)}a`],
    ['quotes and lists by turns', `${'> - '.repeat(depth / 2)}a`, `${'> - '.repeat(depth / 2)}+ a`],
    ['markers in all', '- - a\n'.repeat(markers / 2), `${'- - a\n'.repeat(markers / 2)}- a`],
    ['stars and underscores', '*a_'.repeat(delimiters / 2), `${'*a_'.repeat(delimiters / 2)}*`],
    ['brackets', '[a]'.repeat(delimiters), '[a]'.repeat(delimiters + 1)],
  ])('counts %s', (_, within, beyond) => {
    expect(isWithinMarkdownLimits(within)).toBe(true)
    expect(isWithinMarkdownLimits(beyond)).toBe(false)
  })

  it('takes a rule, a sum and a number for no nesting', () => {
    const text = `${'-'.repeat(80)}\n\n${'*'.repeat(80)}\n\n${'1.5 '.repeat(80)}\n\n${'-a '.repeat(80)}`
    expect(isWithinMarkdownLimits(text)).toBe(true)
  })
})
