import { describe, expect, it } from 'vitest'
import { cutSnippet } from './cut-snippet.ts'

describe(cutSnippet, () => {
  it('leaves a short text as it is', () => {
    expect(cutSnippet('Hallo Welt', 6)).toBe('Hallo Welt')
  })
  it('begins at a word before what was found', () => {
    const text = `${'wort '.repeat(100)}Kubernetes ${'wort '.repeat(100)}`
    const snippet = cutSnippet(text, 500)
    expect(snippet).toMatch(/^…wort .*Kubernetes.*…$/)
    expect(snippet.length).toBeLessThan(170)
  })
  it('cuts no sign in halves, and a text without spaces at what was found', () => {
    expect(cutSnippet(`a${'🎉'.repeat(200)}`, 0).isWellFormed()).toBe(true)
    expect(cutSnippet(`${'x'.repeat(300)}y`, 300)).toBe('…y')
  })
})
