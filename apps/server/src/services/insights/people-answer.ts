import {
  INSIGHT_FEWEST as FEWEST,
  type HeadCount,
  type PeopleInsights,
  type PeopleInsightsQuery,
} from '@umkreis/schemas'
import type { Cell, Population, Publication } from './suppression/publish-cells.ts'
import type { Fate } from './suppression/protect-list.ts'
import { type HolderGroup, isShownOfWhole, protectHolders } from './suppression/protect-holders.ts'

/** A cell with how many of its people fill which part of their profile. */
export interface ProfileCell extends Cell {
  fillPicture: number
  fillBio: number
  fillSkills: number
  fillPosition: number
  fillCity: number
}

/** How many people hold a skill in a country, a city or a field of work. */
export interface HolderRow {
  dimension: 'country' | 'city' | 'field'
  country: string
  value: string
  skill: string
  people: number
}

/** What the skills of an answer are made of. */
export interface SkillFigures {
  /** Of the whole organisation, all skills. */
  totals: readonly { skill: string; people: number }[]
  /** Those skills that five or more hold in the chosen population; in all populations of its kind. */
  rows: readonly HolderRow[]
}

const PARTS = {
  picture: 'fillPicture',
  description: 'fillBio',
  skills: 'fillSkills',
  position: 'fillPosition',
  city: 'fillCity',
} as const

/** The population that is asked for, or undefined where the whole organisation shows no such place or field. */
export function findPopulation(
  published: Publication<ProfileCell>,
  { country, city, position }: PeopleInsightsQuery,
): Population | undefined {
  if (country !== undefined && published.countries.get(country) !== 'shown') return undefined
  if (city !== undefined && published.cities.get(country ?? '')?.get(city) !== 'shown') return undefined
  if (position !== undefined && published.fields.get(position) !== 'shown') return undefined
  return { country, city, field: position }
}

/** Head counts and profiles of a population, from what is published and nothing else. */
export function answerPeople(
  published: Publication<ProfileCell>,
  population: Population | undefined,
): Omit<PeopleInsights, 'skills' | 'connections'> {
  const people = population && published.count(population)
  const { countries, cities, fields } = published
  const choices = {
    countries: shownOf(countries),
    cities: shownOf(countries).flatMap((country) =>
      shownOf(cities.get(country) ?? new Map()).map((name) => ({ name, country })),
    ),
    positions: shownOf(fields),
  }
  if (!population || people === undefined)
    return { people: null, countries: [], cities: [], positions: [], choices, profile: [] }
  const { country, city, field } = population
  const isWhole = country === undefined && city === undefined && field === undefined
  const counts = (
    fates: ReadonlyMap<string, Fate>,
    at: (name: string) => Population,
    ofCountry: string | null = null,
  ) =>
    // Of the whole it is said why a number is missing. Elsewhere only that it is: the words would narrow it down.
    [...fates].flatMap(([name, fate]): HeadCount[] => {
      const number = fate === 'shown' ? published.count(at(name)) : undefined
      if (number !== undefined) return [{ name, country: ofCountry, people: number, hidden: null }]
      if (isWhole && (fate === 'few' || fate === 'with'))
        return [{ name, country: ofCountry, people: null, hidden: fate }]
      return fate === 'shown' && !isWhole ? [{ name, country: ofCountry, people: null, hidden: 'few-or-with' }] : []
    })
  const within = [...cities]
    .filter(([name]) => country === undefined || name === country)
    .flatMap(([ofCountry, fates]) => counts(fates, (name) => ({ country: ofCountry, city: name, field }), ofCountry))
  return {
    people,
    countries: country === undefined ? sorted(counts(countries, (name) => ({ country: name, field }))) : [],
    cities: city === undefined ? sorted(within) : [],
    positions: field === undefined ? sorted(counts(fields, (name) => ({ country, city, field: name }))) : [],
    choices,
    profile: Object.entries(PARTS).map(([part, key]) => {
      const share = published.share(key)
      const filled = share.count(population)
      const state = share.whole !== 'shown' ? share.whole : filled === undefined ? 'hidden' : 'shown'
      return { part: part as keyof typeof PARTS, state, people: filled ?? null }
    }),
  }
}

/** Which skills a population has. Of two filters at once nothing (README of the suppression, rule S5). */
export function answerSkills(
  published: Publication<ProfileCell>,
  population: Population | undefined,
  { totals, rows }: SkillFigures,
): PeopleInsights['skills'] {
  const { everybody } = published
  const people = population && published.count(population)
  if (everybody === undefined || people === undefined || !population) return null
  const isPlace = population.country !== undefined
  if (isPlace && population.field !== undefined) return null
  // Under five, and nearly everybody: both are forgotten beyond the whole.
  const known = totals.filter((total) => isShownOfWhole(total.people, everybody))
  if (!isPlace && population.field === undefined) {
    const nearlyAll = totals.filter((total) => total.people >= FEWEST && everybody - total.people < FEWEST)
    return {
      held: [...nearlyAll.map(({ skill }) => ({ skill, people: null })), ...bySize(known)],
      fragile: totals.length - known.length - nearlyAll.length,
    }
  }
  const groups = isPlace ? placesOf(published) : fieldsOf(published)
  const at = isPlace ? placeKey(population.country ?? '', population.city ?? undefined) : (population.field ?? '')
  const bySkill = Map.groupBy(rows, ({ skill }) => skill)
  const held = known.flatMap(({ skill, people: holders }) => {
    const own = new Map(
      bySkill
        .get(skill)
        ?.map((row) => [
          row.dimension === 'field'
            ? row.value
            : placeKey(row.country, row.dimension === 'city' ? row.value : undefined),
          row.people,
        ]),
    )
    if ((own.get(at) ?? 0) < FEWEST) return []
    const shown = protectHolders(
      groups.map((group) => ({ ...group, holders: own.get(group.key) ?? 0 })),
      { people: everybody, holders },
    )
    return shown.has(at) ? [{ skill, people: own.get(at) ?? 0 }] : []
  })
  return { held: bySize(held), fragile: known.length - held.length }
}

function placesOf(published: Publication<ProfileCell>): Omit<HolderGroup, 'holders'>[] {
  return shownOf(published.countries).flatMap((country) => [
    { key: placeKey(country), parent: undefined, people: published.count({ country }) ?? 0 },
    ...shownOf(published.cities.get(country) ?? new Map()).map((city) => ({
      key: placeKey(country, city),
      parent: placeKey(country),
      people: published.count({ country, city }) ?? 0,
    })),
  ])
}

function fieldsOf(published: Publication<ProfileCell>): Omit<HolderGroup, 'holders'>[] {
  return shownOf(published.fields).map((field) => ({
    key: field,
    parent: undefined,
    people: published.count({ field }) ?? 0,
  }))
}

function placeKey(country: string, city?: string | null): string {
  return JSON.stringify([country, ...(city === undefined ? [] : [city])])
}

function shownOf(fates: ReadonlyMap<string, Fate>): string[] {
  return [...fates]
    .filter(([, fate]) => fate === 'shown')
    .map(([name]) => name)
    .toSorted((a, b) => a.localeCompare(b))
}

function bySize<T extends { skill: string; people: number }>(skills: readonly T[]): T[] {
  return skills.toSorted((a, b) => b.people - a.people || a.skill.localeCompare(b.skill))
}

/** The greatest first, then what is hidden, by name: its order tells nothing. */
function sorted(counts: HeadCount[]): HeadCount[] {
  return counts.toSorted((a, b) => (b.people ?? -1) - (a.people ?? -1) || a.name.localeCompare(b.name))
}
