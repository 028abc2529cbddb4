import type { PeopleInsights, PeopleInsightsQuery } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { createRandom } from '../../demo/random.ts'
import { type HolderRow, type ProfileCell, answerPeople, answerSkills, findPopulation } from './people-answer.ts'
import { publishCells } from './suppression/publish-cells.ts'

const ORGANISATIONS = 1000
const SKILLS = ['Go', 'Rust', 'CAD', 'SAP'] as const

interface Person {
  country: string
  city: string
  field: string
  skills: string[]
  hasPicture: boolean
  isLeftOut: boolean
}

type Random = ReturnType<typeof createRandom>
type Asked = (query: PeopleInsightsQuery) => Omit<PeopleInsights, 'connections'>

/** What the server says about these people, counted from them one by one. */
function publish(people: readonly Person[]): Asked {
  const counted = people.filter(({ isLeftOut }) => !isLeftOut)
  const cells = [
    ...Map.groupBy(counted, ({ country, city, field }) => JSON.stringify([country, city, field])).values(),
  ].map((members): ProfileCell => {
    const { country, city, field } = members[0]!
    const pictures = members.filter(({ hasPicture }) => hasPicture).length
    const all = members.length
    return {
      country,
      city,
      field,
      people: all,
      fillPicture: pictures,
      fillBio: all,
      fillSkills: 0,
      fillPosition: 0,
      fillCity: 0,
    }
  })
  const holders = (skill: string, matches: (person: Person) => boolean) =>
    counted.filter((person) => person.skills.includes(skill) && matches(person)).length
  const totals = SKILLS.map((skill) => ({ skill, people: holders(skill, () => true) })).filter((one) => one.people > 0)
  const countRows = () =>
    SKILLS.flatMap((skill): HolderRow[] => [
      ...distinct(counted, ['country']).map(({ country }) => ({
        dimension: 'country' as const,
        country,
        value: '',
        skill,
        people: holders(skill, (person) => person.country === country),
      })),
      ...distinct(counted, ['country', 'city']).map(({ country, city }) => ({
        dimension: 'city' as const,
        country,
        value: city,
        skill,
        people: holders(skill, (person) => person.country === country && person.city === city),
      })),
      ...distinct(counted, ['field']).map(({ field }) => ({
        dimension: 'field' as const,
        country: '',
        value: field,
        skill,
        people: holders(skill, (person) => person.field === field),
      })),
    ]).filter((row) => row.people > 0)
  let rows: HolderRow[] | undefined
  const published = publishCells(cells, people.length - counted.length)
  return (query) => {
    const population = findPopulation(published, query)
    const kind = query.position === undefined ? ['country', 'city'] : ['field']
    const isWhole = query.country === undefined && query.position === undefined
    const own = isWhole ? [] : (rows ??= countRows()).filter(({ dimension }) => kind.includes(dimension))
    return {
      ...answerPeople(published, population),
      skills: answerSkills(published, population, { totals, rows: own }),
    }
  }
}

function distinct(people: readonly Person[], keys: readonly (keyof Person)[]): Person[] {
  return [...new Map(people.map((person) => [JSON.stringify(keys.map((key) => person[key])), person])).values()]
}

const PLACES = [
  ['Ulm', 'DE'],
  ['Köln', 'DE'],
  ['Hof', 'DE'],
  ['Graz', 'AT'],
  ['Linz', 'AT'],
  ['Bern', 'CH'],
] as const

/** Some small, some larger; often with places and fields that few share, which is where suppression has to work. */
function createPeople(random: Random): Person[] {
  const places = random.shuffle(PLACES).slice(0, random.between(1, 5))
  const fields = ['Lab', 'Shop', 'Sales', 'Law'].slice(0, random.between(1, 4))
  const skew = random.between(1, 3)
  const rare = <T>(from: readonly T[]) => from[Math.floor(random.next() ** skew * from.length)]!
  const leaves = random.chance(0.3)
  return Array.from({ length: random.between(3, random.pick([12, 40, 90])) }, () => {
    const [city, country] = rare(places)
    return {
      city,
      country,
      field: rare(fields),
      skills: SKILLS.filter((_, index) => random.chance(0.7 / (index + 1))),
      hasPicture: random.chance(0.8),
      isLeftOut: leaves && random.chance(0.08),
    }
  })
}

/** All filters there are, those for places and fields that do not exist included. */
function createQueries(people: readonly Person[]): PeopleInsightsQuery[] {
  const places = [
    {},
    ...distinct(people, ['country']).map(({ country }) => ({ country })),
    ...distinct(people, ['country', 'city']).map(({ country, city }) => ({ country, city })),
    { country: 'Nowhere' },
  ]
  const fields = distinct(people, ['field']).map(({ field }) => ({ position: field }))
  return places.flatMap((place) => [place, ...fields.map((field) => ({ ...place, ...field }))])
}

/** One published figure: whom it counts, as one place of a row for each small cell of the organisation. */
interface Figure {
  covers: boolean[]
  people: number
}

/** Everything that any sequence of filters brings to light about how many there are, and about who has something. */
function collect(people: readonly Person[], ask: Asked, cells: readonly Person[]) {
  const figures: Record<string, Figure[]> = { people: [], picture: [], 'no picture': [] }
  const note = (about: string, query: PeopleInsightsQuery, count: number) => {
    const covers = cells.map(
      ({ country, city, field, isLeftOut }) =>
        (query.country === undefined && query.position === undefined) ||
        (!isLeftOut &&
          (query.country ?? country) === country &&
          (query.city ?? city) === city &&
          (query.position ?? field) === field),
    )
    ;(figures[about] ??= []).push({ covers, people: count })
  }
  for (const query of createQueries(people)) {
    const answer = ask(query)
    if (answer.people !== null) note('people', query, answer.people)
    for (const { name, people: count } of answer.countries)
      if (count !== null) note('people', { ...query, country: name }, count)
    for (const { name, country, people: count } of answer.cities) {
      if (count !== null) note('people', { ...query, country: country ?? undefined, city: name }, count)
    }
    for (const { name, people: count } of answer.positions)
      if (count !== null) note('people', { ...query, position: name }, count)
    const pictures = answer.profile.find(({ part }) => part === 'picture')?.people ?? null
    if (pictures !== null) {
      note('picture', query, pictures)
      note('no picture', query, answer.people! - pictures)
    }
    for (const { skill, people: count } of answer.skills?.held ?? []) {
      if (count === null) continue
      note(skill, query, count)
      note(`no ${skill}`, query, answer.people! - count)
    }
  }
  return figures
}

const PRIME = 32_749

/** Whether a row can be put together from others by adding and taking away any multiples. */
function createSpan(rows: readonly boolean[][]): (row: readonly boolean[]) => boolean {
  const basis: number[][] = []
  const reduce = (row: readonly boolean[]) => {
    const left = row.map(Number)
    for (const one of basis) {
      const lead = one.indexOf(1)
      const factor = left[lead]!
      if (factor !== 0) one.forEach((value, at) => (left[at] = (left[at]! + (PRIME - factor) * value) % PRIME))
    }
    return left
  }
  const invert = (value: number) => {
    let [power, base, exponent] = [1, value, PRIME - 2]
    for (; exponent > 0; exponent >>= 1) {
      if (exponent & 1) power = (power * base) % PRIME
      base = (base * base) % PRIME
    }
    return power
  }
  for (const row of rows) {
    const left = reduce(row)
    const lead = left.find((value) => value !== 0)
    if (lead !== undefined) basis.push(left.map((value) => (value * invert(lead)) % PRIME))
  }
  return (row) => reduce(row).every((value) => value === 0)
}

/** All sets of up to three of so many cells. */
function* smallSets(count: number): Generator<number[]> {
  for (let a = 0; a < count; a += 1) {
    yield [a]
    for (let b = a + 1; b < count; b += 1) {
      yield [a, b]
      for (let c = b + 1; c < count; c += 1) yield [a, b, c]
    }
  }
}

it(`lets nobody work out a figure of one to four people, in ${ORGANISATIONS} organisations`, () => {
  const random = createRandom(7)
  let walks = 0
  for (let organisation = 0; organisation < ORGANISATIONS; organisation += 1) {
    const people = createPeople(random)
    // Whoever has no more than the pages does not know where there is nobody.
    const fields = distinct(people, ['field'])
    const cells = distinct(people, ['country', 'city']).flatMap((place) =>
      fields.map(({ field }) => ({ ...place, field, isLeftOut: false })),
    )
    const leftOut = people.filter(({ isLeftOut }) => isLeftOut).length
    const aside = { ...cells[0]!, country: '', city: '', field: '', isLeftOut: true }
    // From five on they are in no figure.
    const cellsOnce = leftOut < 5 ? [...cells, aside] : cells
    const figures = collect(people, publish(people), cellsOnce)
    for (const [about, list] of Object.entries(figures)) {
      const has = hasOf(about)
      const counts = cellsOnce.map(
        (cell) =>
          people.filter(
            (one) =>
              has(one) &&
              one.isLeftOut === cell.isLeftOut &&
              (one.isLeftOut || (one.country === cell.country && one.city === cell.city && one.field === cell.field)),
          ).length,
      )
      // What is shown is true, and not about fewer than five.
      for (const { covers, people: shown } of list) {
        expect(shown).toBe(counts.reduce((sum, count, at) => sum + (covers[at] ? count : 0), 0))
        expect(shown).toBeGreaterThanOrEqual(5)
      }
      const spans = createSpan(list.map(({ covers }) => covers))
      for (const set of smallSets(cellsOnce.length)) {
        const sum = set.reduce((total, at) => total + counts[at]!, 0)
        if (sum < 1 || sum > 4) continue
        const row = cellsOnce.map((_, at) => set.includes(at))
        if (spans(row)) expect.fail(`${about}: ${sum} in ${JSON.stringify(set.map((at) => cellsOnce[at]))}`)
      }
      // A random walk: put populations together, or take one from another that holds it.
      const known = list.map(({ covers }) => covers)
      for (let step = 0; step < 20 && known.length > 1; step += 1) {
        const [one, other] = [random.pick(known), random.pick(known)]
        const holds = other.every((covered, at) => !covered || one[at])
        const isApart = other.every((covered, at) => !covered || !one[at])
        if (!holds && !isApart) continue
        walks += 1
        const next = one.map((covered, at) => (holds ? covered && !other[at] : covered || Boolean(other[at])))
        const sum = counts.reduce((total, count, at) => total + (next[at] ? count : 0), 0)
        expect(sum === 0 || sum >= 5).toBe(true)
        if (next.some(Boolean)) known.push(next)
      }
    }
  }
  expect(walks).toBeGreaterThan(ORGANISATIONS)
}, 300_000)

function hasOf(about: string): (person: Person) => boolean {
  if (about === 'people') return () => true
  const isNot = about.startsWith('no ')
  const what = isNot ? about.slice(3) : about
  return (person) => {
    const has = !person.isLeftOut && (what === 'picture' ? person.hasPicture : person.skills.includes(what))
    return isNot ? !has : has
  }
}

it(`tells who knows everybody but one no more by filters than by the whole, in ${ORGANISATIONS} organisations`, () => {
  const random = createRandom(8)
  let attacked = 0
  for (let organisation = 0; organisation < ORGANISATIONS; organisation += 1) {
    const people = createPeople(random)
    const target = random.pick(people)
    const others = people.filter((person) => person !== target)
    const ask = publish(people)
    const whole = JSON.stringify(ask({}))
    const candidates = [
      ...distinct(
        [...people, ...PLACES.map(([city, country]) => ({ ...target, city, country }))],
        ['country', 'city', 'field'],
      ).map(({ country, city, field }) => ({ ...target, country, city, field })),
      ...SKILLS.map((skill) => ({
        ...target,
        skills: SKILLS.filter((one) => target.skills.includes(one) !== (one === skill)),
      })),
      { ...target, hasPicture: !target.hasPicture },
      { ...target, isLeftOut: !target.isLeftOut },
    ]
    const queries = random.shuffle(createQueries([...people, ...candidates]))
    const truth = queries.map((query) => JSON.stringify(ask(query)))
    for (const candidate of candidates) {
      const askOther = publish([...others, candidate])
      if (JSON.stringify(askOther({})) !== whole) continue
      if (JSON.stringify(candidate) !== JSON.stringify(target)) attacked += 1
      queries.forEach((query, at) => expect(JSON.stringify(askOther(query))).toBe(truth[at]))
    }
  }
  expect(attacked).toBeGreaterThan(200)
}, 300_000)
