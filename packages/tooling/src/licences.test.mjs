import { describe, expect, it } from 'vitest'
import { refusedLicences } from './licences.mjs'

const component = (purl, ...licenses) => ({ purl, licenses })
const id = (name) => ({ license: { id: name } })

describe(refusedLicences, () => {
  it.each([
    [id('MIT')],
    [{ expression: '(MIT OR GPL-3.0-only)' }],
    [{ expression: '(MIT AND Zlib)' }],
    [{ license: { name: 'MIT AND OFL-1.1' } }],
    [{ expression: 'MIT AND (GPL-2.0-only OR Apache-2.0)' }],
  ])('lets %j in', (licence) => {
    expect(refusedLicences([component('pkg:npm/a@1.0.0', licence)])).toEqual([])
  })

  it.each([
    [id('GPL-3.0-only')],
    [id('AGPL-3.0-or-later')],
    [id('UNLICENSED')],
    [{ license: { name: 'See LICENSE.txt' } }],
    [{ expression: '(MIT AND GPL-3.0-only)' }],
    [{ expression: 'GPL-3.0-only AND (MIT OR Apache-2.0)' }],
    [{ expression: '(MIT' }],
  ])('refuses %j', (licence) => {
    expect(refusedLicences([component('pkg:npm/a@1.0.0', licence)])).toHaveLength(1)
    expect(refusedLicences([component('pkg:npm/a@1.0.0', id('MIT'), licence)])).toHaveLength(1)
  })

  it('refuses what names none, and lets an exception in for the very package that it was made for', () => {
    expect(refusedLicences([{ purl: 'pkg:npm/a@1.0.0' }])).toEqual([
      'pkg:npm/a@1.0.0 is under no licence that it names',
    ])
    expect(refusedLicences([component('pkg:npm/web-push@3.6.7', id('MPL-2.0'))])).toEqual([])
    expect(refusedLicences([component('pkg:npm/web-pushed@1.0.0', id('MPL-2.0'))])).toHaveLength(1)
    expect(refusedLicences([component('pkg:npm/web-push@4.0.0', id('GPL-3.0-only'))])).toHaveLength(1)
  })
})
