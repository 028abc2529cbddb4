import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { domainSchema, issuerSchema, singleSignOnInputSchema } from './single-sign-on.ts'

describe('issuerSchema', () => {
  it.each([
    ['https://login.example.com', 'https://login.example.com'],
    [' https://login.example.com:8443/realms/company/ ', 'https://login.example.com:8443/realms/company/'],
    ['https://login.example.com/tenant/.well-known/openid-configuration', 'https://login.example.com/tenant'],
  ])('reads %j as %j', (text, issuer) => {
    expect(v.parse(issuerSchema, text)).toBe(issuer)
  })

  it.each([
    '',
    'login.example.com',
    'ftp://login.example.com',
    'javascript:alert(1)',
    'https://user@login.example.com',
    'https://login.example.com?tenant=1',
    'https://login.example.com#x',
    'https://login.example.com/.well-known/oauth-authorization-server',
    `https://login.example.com/${'x'.repeat(300)}`,
  ])('refuses %j', (text) => {
    expect(v.is(issuerSchema, text)).toBe(false)
  })
})

describe('domainSchema', () => {
  it.each([
    ['example.com', 'example.com'],
    [' @Mail.Example.COM ', 'mail.example.com'],
    ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
  ])('reads %j as %j', (text, domain) => {
    expect(v.parse(domainSchema, text)).toBe(domain)
  })

  it.each(['', 'example', 'a@example.com', '-a.example', 'example.com/x', '10.0.0.1', 'münchen.example', 'a..example'])(
    'refuses %j',
    (text) => {
      expect(v.is(domainSchema, text)).toBe(false)
    },
  )
})

it('counts a domain that is named twice once, and wants one at least', () => {
  const { domains } = singleSignOnInputSchema.entries
  expect(v.parse(domains, ['a.example', '@A.example'])).toEqual(['a.example'])
  expect(v.is(domains, [])).toBe(false)
})
