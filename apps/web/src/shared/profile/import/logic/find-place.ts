import { findCountry } from '../../../places/find-country.ts'
import type { Country } from '../../../places/places.ts'
import { foldSpelling } from '../read/fold-spelling.ts'

/** Where somebody lives, as far as it is known. */
export type FoundPlace = { readonly city: string; readonly country: string }

const NOWHERE: FoundPlace = { city: '', country: '' }

/** Cities that are called otherwise in English or German than they call themselves. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  athen: 'Athens',
  brussels: 'Bruxelles',
  brüssel: 'Bruxelles',
  bucharest: 'București',
  bukarest: 'București',
  cologne: 'Köln',
  copenhagen: 'København',
  cracow: 'Kraków',
  florence: 'Firenze',
  florenz: 'Firenze',
  frankfurt: 'Frankfurt am Main',
  freiburg: 'Freiburg im Breisgau',
  geneva: 'Genève',
  genf: 'Genève',
  ghent: 'Gent',
  gothenburg: 'Göteborg',
  halle: 'Halle (Saale)',
  hanover: 'Hannover',
  istanbul: 'İstanbul',
  kopenhagen: 'København',
  krakau: 'Kraków',
  lisbon: 'Lisboa',
  lissabon: 'Lisboa',
  lucerne: 'Luzern',
  mailand: 'Milano',
  milan: 'Milano',
  munich: 'München',
  naples: 'Napoli',
  neapel: 'Napoli',
  nuremberg: 'Nürnberg',
  prag: 'Praha',
  prague: 'Praha',
  rom: 'Roma',
  rome: 'Roma',
  strassburg: 'Strasbourg',
  turin: 'Torino',
  venedig: 'Venezia',
  venice: 'Venezia',
  vienna: 'Wien',
  warsaw: 'Warszawa',
  warschau: 'Warszawa',
  zurich: 'Zürich',
}
const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  uk: 'United Kingdom',
  england: 'United Kingdom',
  'great britain': 'United Kingdom',
  usa: 'United States',
  'czech republic': 'Czechia',
  holland: 'Netherlands',
  'the netherlands': 'Netherlands',
}

/** “Greater Munich Metropolitan Area” is Munich, and “80331 München” too. */
function bare(part: string): string {
  return part
    .replace(/^(?:[A-Z]{1,3}-)?\d{4,6}\s+/, '')
    .replace(/^(?:greater|großraum)\s+/i, '')
    .replace(/\s+(?:metropolitan(?: region| area)?|area|region|und umgebung)$/i, '')
    .replace(/\s+(?:metropolitan(?: region)?|bay)$/i, '')
    .trim()
}

/**
 * Finds where somebody lives in lines that may say so: the first that names a city of the lists, or a country with a place
 * before it. A line that names neither is no place, whatever it is.
 *
 * @param lines The likeliest first.
 */
export function findPlace(lines: readonly string[], countries: readonly Country[]): FoundPlace {
  const cities = new Map(
    countries.flatMap(({ name, cities: own }) =>
      own.map((city) => [foldSpelling(city), { city, country: name }] as const),
    ),
  )
  let found = NOWHERE
  for (const line of lines) {
    const parts = line
      .split(/[,|•·;/()]|\s[–—-]\s/)
      .map((part) => bare(part.trim()))
      .filter((part) => part !== '' && part.length <= 60)
    const country = parts.map((part) => countryOf(part, countries)).find((one) => one !== undefined)
    const known = parts.map((part) => cityOf(part, cities)).find((one) => one !== undefined)
    if (known && (!country || known.country === country)) return known
    // A place that is in no list stands first, and the country behind it.
    const first = parts[0] ?? ''
    const isPlace =
      parts.length > 1 && countryOf(first, countries) === undefined && /^\p{Lu}[\p{L}\s.'-]+$/u.test(first)
    if (country && isPlace) return { city: known?.city ?? first, country }
    if (country && found.country === '') found = { city: '', country }
  }
  return found
}

function countryOf(part: string, countries: readonly Country[]): string | undefined {
  return findCountry(countries, COUNTRY_NAMES[part.toLowerCase()] ?? part)?.name
}

function cityOf(part: string, cities: ReadonlyMap<string, FoundPlace>): FoundPlace | undefined {
  return cities.get(foldSpelling(OTHER_NAMES[part.toLocaleLowerCase('de')] ?? part))
}
