import { INSIGHT_FEWEST as FEWEST } from '@umkreis/schemas'
import { type Flow, protectFlows } from './protect-flows.ts'
import { type Fate, protectList } from './protect-list.ts'
import { protectShares } from './protect-shares.ts'

/** How many people are at one place in one field of work. */
export interface Cell {
  country: string
  city: string
  field: string
  people: number
}

/** A place or a field as it is published. Null: one of those that are hidden. */
export type Published = string | null

/** Whom a figure is about: everybody, or those of a country, a city in it, a field of work. Undefined: not narrowed. */
export interface Population {
  country?: Published | undefined
  city?: Published | undefined
  field?: Published | undefined
}

/** How many people have something. */
export interface PublishedShare {
  /** What is said of everybody: a number, or that it is hardly anybody or nearly everybody. */
  whole: 'shown' | 'few' | 'nearly-all'
  /** Those who have it in a population, or undefined where the figure is hidden. */
  count(population: Population): number | undefined
}

/** What cells count besides people. */
export type PartOf<C extends Cell> = Exclude<keyof C, keyof Cell> & string

/** Everything that is published about how many people there are where; whatever is answered is read from it. */
export interface Publication<C extends Cell> {
  /** Those in the organisation, or undefined when they are fewer than five. */
  everybody: number | undefined
  countries: ReadonlyMap<string, Fate>
  /** By country: only countries that are shown. */
  cities: ReadonlyMap<string, ReadonlyMap<string, Fate>>
  fields: ReadonlyMap<string, Fate>
  /** People of a population, or undefined where the figure is hidden. */
  count(population: Population): number | undefined
  /** How many of them have something that the cells count. */
  share(part: PartOf<C>): PublishedShare
  /** How a person's place and field are published. */
  generalise(cell: Omit<Cell, 'people'>): Required<Population>
}

/**
 * Publishes an organisation's cells. First each table of the whole is protected by itself, and what it hides is forgotten
 * for all others (README, rule S4); then all tables that cross two of them are protected together.
 *
 * @param leftOut How many people asked to be left out. While they are under five they are counted in the whole, and
 *   nowhere else (README, rule S7).
 */
export function publishCells<C extends Cell>(cells: readonly C[], leftOut: number): Publication<C> {
  // As many as five may be told by taking away: then they are simply not among those who are counted.
  const unnamed = leftOut < FEWEST ? leftOut : 0
  const everybody = cells.reduce((sum, { people }) => sum + people, unnamed)
  const isLarge = everybody >= FEWEST
  const counted = isLarge ? cells : []
  const aside = { key: LEFT_OUT, people: unnamed }
  const countries = protectList([...sumBy(counted, ({ country }) => country), aside])
  const fields = protectList([...sumBy(counted, ({ field }) => field), aside])
  const cities = new Map<string, Map<string, Fate>>()
  for (const [country, fate] of countries) {
    if (fate !== 'shown' || country === LEFT_OUT) continue
    const inIt = counted.filter((cell) => cell.country === country)
    cities.set(country, protectList(sumBy(inIt, ({ city }) => city)))
  }
  countries.delete(LEFT_OUT)
  fields.delete(LEFT_OUT)
  const generalise: Publication<C>['generalise'] = ({ country, city, field }) => ({
    country: countries.get(country) === 'shown' ? country : null,
    city: cities.get(country)?.get(city) === 'shown' ? city : null,
    field: fields.get(field) === 'shown' ? field : null,
  })
  const sumUp = (pick: (cell: C) => number, others: number) => {
    const hidden = { country: null, city: null, field: null, people: others }
    return sumPopulations([...counted.map((cell) => ({ ...generalise(cell), people: pick(cell) })), hidden])
  }
  const sums = isLarge ? sumUp(({ people }) => people, unnamed) : new Map<string, number>()
  const flows = createNetwork(sums)
  const shown = protectFlows(flows)
  const publishShare = (part: PartOf<C>): PublishedShare => {
    const havings = sumUp((cell) => Number(cell[part]), 0)
    const whole = havings.get(keyOf({})) ?? 0
    if (!isLarge || whole < FEWEST) return { whole: 'few', count: () => undefined }
    if (everybody - whole < FEWEST) return { whole: 'nearly-all', count: () => undefined }
    let visible: Set<string> | undefined
    const count = (population: Population) => {
      const key = keyOf(population)
      if (key === keyOf({})) return whole
      visible ??= protectShares(
        flows
          .map((flow) => ({ ...flow, isKnown: flow.key === keyOf({}), having: havings.get(flow.key) ?? 0 }))
          .filter(({ people }) => people > 0),
        (one) => shown.has(one),
      )
      return visible.has(key) ? havings.get(key) : undefined
    }
    return { whole: 'shown', count }
  }
  const shares = new Map<string, PublishedShare>()
  return {
    everybody: isLarge ? everybody : undefined,
    countries,
    cities,
    fields,
    generalise,
    count: (population) => (shown.has(keyOf(population)) ? sums.get(keyOf(population)) : undefined),
    share(part) {
      const share = shares.get(part) ?? publishShare(part)
      shares.set(part, share)
      return share
    },
  }
}

const LEFT_OUT = '\u0000left out'

interface PublishedCell extends Required<Population> {
  people: number
}

/** The sums of everybody, each country and city, each field, and each place crossed with each field; zeros included. */
function sumPopulations(cells: readonly PublishedCell[]): Map<string, number> {
  const sums = new Map<string, number>()
  const add = (population: Population, people: number) =>
    sums.set(keyOf(population), (sums.get(keyOf(population)) ?? 0) + people)
  for (const { country, city, field, people } of cells) {
    for (const place of [{}, { country }, { country, city }]) {
      add(place, people)
      add({ ...place, field }, people)
    }
  }
  return sums
}

/** From everybody to the fields, on to the countries of each field, on to their cities, and back through the countries. */
function createNetwork(sums: ReadonlyMap<string, number>): Flow[] {
  const filled = [...sums].filter(([, people]) => people > 0).map(([key]) => JSON.parse(key) as Population)
  const fields = filled.filter(({ country, field }) => country === undefined && field !== undefined)
  const countries = filled.filter(
    ({ country, city, field }) => country !== undefined && city === undefined && field === undefined,
  )
  const cities = filled.filter(({ city, field }) => city !== undefined && field === undefined)
  const flow = (population: Population, from: string, to: string, isKnown = false): Flow => {
    const key = keyOf(population)
    return { key, from, to, people: sums.get(key) ?? 0, isKnown }
  }
  return [
    ...(filled.length > 0 ? [flow({}, 'end', 'start', true)] : []),
    ...fields.map((one) => flow(one, 'start', keyOf(one), true)),
    ...countries.map((one) => flow(one, keyOf(one), 'end', true)),
    ...cities.map((one) => flow(one, keyOf(one), keyOf({ country: one.country }), true)),
    // Nobody is told where there is nobody: those streams are hidden like all small ones.
    ...fields.flatMap(({ field }) => [
      ...countries.map((one) => flow({ ...one, field }, keyOf({ field }), keyOf({ ...one, field }))),
      ...cities.map((one) => flow({ ...one, field }, keyOf({ country: one.country, field }), keyOf(one))),
    ]),
  ]
}

/** A population as a key: what is not narrowed is left out, what is hidden is null. */
function keyOf({ country, city, field }: Population): string {
  return JSON.stringify({ country, city, field })
}

function sumBy(cells: readonly Cell[], keyFor: (cell: Cell) => string): { key: string; people: number }[] {
  const sums = new Map<string, number>()
  for (const cell of cells) sums.set(keyFor(cell), (sums.get(keyFor(cell)) ?? 0) + cell.people)
  return [...sums].map(([key, people]) => ({ key, people }))
}
