import type { Country } from './places.ts'

/** Finds a country by its English or its German name, in whatever case. */
export function findCountry(countries: readonly Country[], name: string): Country | undefined {
  const wanted = name.trim().toLocaleLowerCase()
  return countries.find((one) => [one.name, one.germanName].some((known) => known.toLocaleLowerCase() === wanted))
}
