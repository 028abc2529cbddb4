import { demoRequestSchema, newsletterRequestSchema } from '@umkreis/schemas'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { landingCopy } from '../src/pages/landing/copy/index.ts'
import { findPlaceholders, settings } from '../src/settings.ts'
import { page, textOf, textsOf } from './_util.ts'

const landing = textOf(page('/'))
const pricing = page('/pricing')

describe('[SPEC 2, screen 11] the landing page', () => {
  it('greets with "Meet Umkreis", Join to the sign-in and Request demo to the demo', () => {
    expect(textsOf(page('/'), 'h1')).toEqual(['Meet Umkreis'])
    expect(page('/')).toMatch(/href="\/app\/login">Join</)
    expect(page('/')).toMatch(/href="\/demo">Request demo</)
  })

  it.each(['/', '/de'])('shows the figures of the benefits, active and inactive, at %s', (address) => {
    const text = textOf(page(address))
    for (const figure of ['30 sec', '30 min', '21,47 €', '5000 €', '0 €']) expect(text).toContain(figure)
  })

  it.each(['Average time per day', 'Daily savings', 'Annual savings'])('names the benefit %j', (name) => {
    expect(landing).toContain(name)
  })

  it.each([
    ['Average time per day', '30 sec', '30 min'],
    ['Daily savings', '21,47 €', '0 €'],
    ['Annual savings', '5000 €', '0 €'],
  ])('sets the active %s, %s, against the inactive %s', (label, active, inactive) => {
    expect(landing).toMatch(new RegExp(`${label} ?${active} ?${inactive} ?without: ${inactive} ?with: ${active}`))
  })

  it('has every section, in the order of the specification', () => {
    const titles = textsOf(page('/'), 'h2')
    expect(titles).toEqual([
      landingCopy.en.savings.title,
      landingCopy.en.features.title,
      landingCopy.en.search.title,
      landingCopy.en.newsletter.title,
      landingCopy.en.partners.title,
      landingCopy.en.safety.title,
      landingCopy.en.statistics.title,
      landingCopy.en.culture.title,
      landingCopy.en.connect.title,
      landingCopy.en.banner.title,
    ])
    expect(page('/').match(/href="\/demo"[^>]*>Request demo</g)).toHaveLength(3)
  })

  it('[SPEC 1] says side by side what only its readers, and what the organisation and the server can read', () => {
    const safety = page('/').split('id="safety"')[1]?.split('id="statistics')[0] ?? ''
    for (const { title, things } of landingCopy.en.safety.split) {
      for (const text of [title, ...things]) expect(textOf(safety)).toContain(text)
    }
  })

  it('[SPEC 1] makes its claims in the very words', () => {
    for (const claim of [
      'Find specific people in 30 seconds',
      'Find your buddy among coworkers',
      'Network through QR codes',
      'Team communication during a project',
      'Connect over shared interests',
      'Invite a colleague for coffee',
    ]) {
      expect(landing).toContain(claim)
    }
  })

  it('[SPEC 9] has seven features, five partners, five safety items and four culture cards', () => {
    const slides = page('/').split('data-island="slider"').slice(1)
    expect(slides.map((slide) => slide.match(/data-dot=""/g)?.length)).toEqual([7, 5])
    expect(page('/').match(/href="\/privacy#(encryption|hosting|rights|availability|sign-in)"/g)).toHaveLength(5)
    const culture = page('/').split('culture-title')[2] ?? ''
    expect(culture.split('</section>')[0]?.match(/<h3/g)).toHaveLength(4)
  })

  it('marks each of the five partners as an example', () => {
    const partners = page('/').split('partners-title')[2]?.split('</section>')[0] ?? ''
    expect(partners.match(/>Example</g)).toHaveLength(5)
  })

  it('[SPEC 9] quotes 2/3, 28%, 20% and 30%, with their attribution', () => {
    for (const figure of [
      'of the workweek spent finding expertise 2/3',
      'of potential productivity gains 28%',
      'of time wasted searching for help 20%',
      'spent looking for company information 30%',
      'consulting report',
    ]) {
      expect(landing).toContain(figure)
    }
  })

  it('lists the integrations to come beside the newsletter', () => {
    for (const name of ['team-chat tool', 'enterprise-software vendor', 'professional network']) {
      expect(landing).toContain(name)
    }
    expect(page('/')).toContain('action="/api/email?language=en"')
  })

  it('[SPEC 1] promises safety in five points', () => {
    for (const promise of [
      'End-to-end encryption',
      'Servers in Germany',
      'EU-GDPR compliance',
      'DDoS protection',
      'Own password guidelines',
    ]) {
      expect(landing).toContain(promise)
    }
  })
})

describe('[SPEC 2, screen 12] the demo page', () => {
  it('has a heading, the steps A, B and C, the privacy policy and the button', () => {
    const html = page('/demo')
    for (const letter of ['A', 'B', 'C']) expect(html).toMatch(new RegExp(`aria-hidden="true">${letter}</span>`))
    expect(html).toContain('href="/privacy"')
    expect(textsOf(html, 'button')).toEqual(['Request a Demo'])
    expect(textsOf(html, 'label')).toEqual(['Full name', 'Business e-mail', 'Company name'])
  })

  it('thanks with "Awesome" and leads "Back to home page", in place and where no script runs', () => {
    for (const address of ['/demo', '/demo/thanks']) {
      expect(textOf(page(address))).toContain('Awesome')
      expect(page(address)).toMatch(/href="\/">Back to home page</)
    }
  })

  it.each([
    [{ fullName: '' }, 'Full name is required'],
    [{ fullName: 'R2-D2' }, 'Invalid name'],
    [{ workEmail: '' }, 'Business email is required'],
    [{ workEmail: 'vera@' }, 'Invalid email address'],
    [{ companyName: '' }, 'Company name is required'],
    [{ companyName: 'A&B' }, 'Invalid company name'],
  ])('[SPEC 5] answers %j with %j', (change, message) => {
    const good = { fullName: 'Vera Winter', workEmail: 'vera@winter.example', companyName: 'Winter' }
    expect(safeParse(demoRequestSchema, good).success).toBe(true)
    expect(safeParse(demoRequestSchema, { ...good, ...change }).issues?.[0].message).toBe(message)
  })
})

it('[SPEC 5] lets the browser check the demo form where no script runs, as the schema does', () => {
  const inputs = [...page('/demo').matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
  expect(inputs).toHaveLength(3)
  for (const input of inputs) expect(input).toContain('required=""')
  const patterns = inputs.map((input) => / pattern="([^"]+)"/.exec(input)?.[1])
  expect(patterns).toEqual([expect.any(String), undefined, expect.any(String)])
  for (const [pattern, good, bad] of [
    [patterns[0], 'Zoë Größl', 'R2-D2'],
    [patterns[2], 'Seilbahn 2', 'A&B'],
  ] as const) {
    const whole = new RegExp(`^(?:${pattern})$`, 'v')
    expect([whole.test(good), whole.test(bad)]).toEqual([true, false])
  }
})

it.each([
  ['', 'Email is required'],
  ['vera@', 'Invalid email address'],
])('[SPEC 5] answers the newsletter address %j with %j', (email, message) => {
  expect(safeParse(newsletterRequestSchema, { email }).issues?.[0].message).toBe(message)
})

describe('[SPEC 2, screen 13] the pricing page', () => {
  const text = textOf(pricing)

  it('is titled "Expenditure Allocation Overview: Price"', () => {
    expect(textsOf(pricing, 'h1')).toEqual(['Expenditure Allocation Overview: Price'])
  })

  it('[SPEC 9] splits the budget in four, each with a tooltip of its own', () => {
    for (const share of [
      '35%Technical Infrastructure',
      '45%Product Development and Innovation',
      '10%Marketing and Growth Initiatives',
      '10%Social Impact Support for Ukraine',
    ]) {
      expect(text).toContain(share)
    }
    const described = [...pricing.matchAll(/aria-describedby="(budget-\d)"/g)].map(([, id]) => id)
    expect(described).toEqual(['budget-0', 'budget-1', 'budget-2', 'budget-3'])
    expect(pricing.match(/role="tooltip"/g)).toHaveLength(4)
  })

  it('[SPEC 9] lists 18 Premium features', () => {
    const list = pricing.split('id="premium"')[1]?.split('</section>')[0] ?? ''
    expect(text).toContain('Premium')
    expect(list.match(/<li/g)).toHaveLength(18)
  })

  it('[SPEC 9] offers 501 numbers of people, 2.39 monthly, 1.99 annually and "Save 17%"', () => {
    expect(pricing.match(/<option/g)).toHaveLength(501)
    for (const literal of ['€2.39', '€1.99', 'Save 17%', 'Monthly', 'Annually']) expect(text).toContain(literal)
  })

  it('states GDPR and end-to-end encryption, and books a free demo', () => {
    expect(text).toContain('General Data Protection Regulation')
    expect(text).toContain('End-to-end encryption')
    expect(pricing).toContain(`href="${settings.bookingUrl || '/demo'}">Book a free demo`)
  })
})

describe('[SPEC 1] the privacy policy', () => {
  const text = textOf(page('/privacy'))
  it.each([
    'Last updated 11.09.2024',
    'Data is hosted in Germany',
    'a semantic-embedding service is used',
    'JWT tokens',
    'An e-mail marketing service is used',
    'Access by our staff is role-based',
  ])('states %j', (statement) => {
    expect(text).toContain(statement)
  })

  it('lists the rights of the GDPR', () => {
    for (const article of [15, 16, 17, 18, 20, 21, 77]) expect(text).toContain(`Article ${article}`)
  })
})

it('[SPEC 2, screen 14] the imprint shows who is responsible, from the settings', () => {
  const text = textOf(page('/imprint'))
  for (const name of [
    'Company',
    'Registered address',
    'E-mail',
    'CEO',
    'Registry information',
    'Legal contact company',
  ]) {
    expect(text).toContain(name)
  }
  const { company, legalContact } = settings
  for (const value of [company.name, ...company.address, company.email, company.ceo, legalContact.company]) {
    expect(text).toContain(value)
  }
})

describe(findPlaceholders, () => {
  it('finds what is still in square brackets, and the example address', () => {
    expect(findPlaceholders({ a: '[A]', b: { c: ['x', '[Y]'] }, siteUrl: 'https://umkreis.example' })).toEqual([
      'a',
      'b.c.1',
      'siteUrl',
    ])
  })

  it('is content with what is filled in', () => {
    expect(findPlaceholders({ a: 'A GmbH', siteUrl: 'https://umkreis.eu' })).toEqual([])
  })
})
