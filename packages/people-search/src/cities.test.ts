import { describe, expect, it } from 'vitest'
import { cityKey, distanceKm, findCity } from './cities.ts'

const city = (name: string) => {
  const found = findCity(name)
  if (!found) throw new Error(`${name} is not in the table`)
  return found
}

describe(cityKey, () => {
  it.each([
    ['München', 'Munich', 'Muenchen'],
    ['Kraków', 'Krakau', 'cracow'],
    ['Wien', 'Vienna', 'wien'],
    ['Bozen', 'Bolzano', 'BOZEN'],
  ])('is the same for %s, %s and %s', (...names) => {
    expect(new Set(names.map(cityKey)).size).toBe(1)
  })

  it('takes a place outside the table by its own name', () => {
    expect(cityKey('Hinterobertupfing')).toBe('hinterobertupfing')
  })
})

describe(distanceKm, () => {
  it.each([
    ['munchen', 'augsburg', 56],
    ['munchen', 'rosenheim', 52],
    ['munchen', 'leipzig', 360],
    ['porto', 'gdansk', 2_490],
  ])('from %s to %s is about %i km', (from, to, km) => {
    expect(Math.abs(distanceKm(city(from), city(to)) - km)).toBeLessThan(km * 0.02)
  })

  it('is nothing from a city to itself', () => {
    expect(distanceKm(city('porto'), city('porto'))).toBe(0)
  })
})
