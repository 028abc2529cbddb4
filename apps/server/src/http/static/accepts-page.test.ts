import { describe, expect, it } from 'vitest'
import { acceptsPage } from './accepts-page.ts'

describe(acceptsPage, () => {
  it.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', true, true],
    ['application/json', false, false],
    ['application/json, text/plain, */*', false, false],
    ['application/problem+json', false, false],
    ['text/html;q=0.5, application/json', false, false],
    ['text/html, application/json;q=0.9', true, true],
    ['TEXT/HTML', true, true],
    [undefined, true, false],
    ['*/*', true, false],
    ['text/*', true, false],
    ['text/html;q=0, */*', false, false],
    ['image/avif,image/*', false, false],
    ['*/*;q=0', false, false],
  ])('for %s: an address %s, a file %s', (header, address, file) => {
    expect([acceptsPage(header, false), acceptsPage(header, true)]).toEqual([address, file])
  })
})
