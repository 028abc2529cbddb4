import { describe, expect, it } from 'vitest'
import { findCountry } from './find-country.ts'
import { loadCountries } from './places.ts'

describe(loadCountries, () => {
  const countries = loadCountries()

  it('offers each country once, in the order of the alphabet', () => {
    const names = countries.map(({ name }) => name)

    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(names.length).toBeGreaterThan(190)
  })

  it('names every country by a word, not by its code', () => {
    expect(countries.filter(({ name }) => /^[A-Z]{2}$/.test(name))).toEqual([])
  })

  it('offers each city of a country once', () => {
    for (const { name, cities } of countries) expect([name, new Set(cities).size]).toEqual([name, cities.length])
  })

  it('calls cities as they call themselves', () => {
    expect(countries.find(({ name }) => name === 'Germany')?.cities).toContain('München')
  })
})

describe(findCountry, () => {
  const countries = loadCountries()

  it.each(['Germany', 'germany ', 'Deutschland'])('knows %o', (name) => {
    expect(findCountry(countries, name)?.name).toBe('Germany')
  })

  it('does not guess', () => {
    expect(findCountry(countries, 'Germ')).toBeUndefined()
  })
})
