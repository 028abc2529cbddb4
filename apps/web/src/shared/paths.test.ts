import { describe, expect, it } from 'vitest'
import { parseReturnTo, paths } from './paths.ts'

describe('paths', () => {
  it('leaves out a query that is not given', () => {
    expect(paths.login()).toBe('/app/login')
    expect(paths.login({ returnTo: '/app/chat?a=1&b=2' })).toBe('/app/login?returnTo=%2Fapp%2Fchat%3Fa%3D1%26b%3D2')
  })

  it('names the open conversation', () => {
    expect(paths.chat()).toBe('/app/chat')
    expect(paths.chat({ group: 'gr_1' })).toBe('/app/chat?group=gr_1')
  })

  it('carries a question to its results', () => {
    expect(paths.surroundMeResult(new URLSearchParams({ query: 'k8s & Porto' }))).toBe(
      '/app/surround-me/result?query=k8s+%26+Porto',
    )
  })
})

describe(parseReturnTo, () => {
  it.each(['/app/chat', '/app/matchingPeople?userId=1#top'])('leads back to %s', (path) => {
    expect(parseReturnTo(path)).toBe(path)
  })

  it.each([
    null,
    '',
    '/pricing',
    '//evil.example/app/',
    'https://evil.example/app/',
    '/app/../pricing',
    '/app\\evil',
    'javascript:alert(1)',
  ])('leads nowhere for %o', (text) => {
    expect(parseReturnTo(text)).toBeUndefined()
  })
})
