import { foldText } from '../fold.ts'
import { BUSINESS } from './business.ts'
import { CLOUD } from './cloud.ts'
import { DATA } from './data.ts'
import { ENGINEERING } from './engineering.ts'
import { PEOPLE } from './people.ts'
import { PRODUCTION } from './production.ts'
import { SOFTWARE } from './software.ts'
import { TRADES } from './trades.ts'

/** Something that people can do or know, in English and German, and what it has to do with other such things. */
export interface Skill {
  /** `t:` and the folded first name. */
  id: string
  /** The first is how it is called where one name is shown. */
  names: readonly string[]
  /** Who asks for one of these also finds who has this. */
  within: readonly string[]
  /** Close enough to be worth a look where nobody has it: both ways. */
  near: readonly string[]
}

const AREAS = [SOFTWARE, CLOUD, DATA, ENGINEERING, PRODUCTION, BUSINESS, PEOPLE, TRADES]

/**
 * Reads the lines of an area: `Helm, Helm charts < Kubernetes ~ Terraform` is known by two names, belongs to Kubernetes,
 * and is close to Terraform. Relations name others by any of their names.
 *
 * @throws {Error} On a name of two things, and on a relation to nothing.
 */
export function readTaxonomy(areas: readonly string[]): readonly Skill[] {
  const rows = areas.flatMap((area) => area.split('\n').filter((line) => line.trim() !== '')).map(readRow)
  const ids = new Map<string, string>()
  for (const { id, names } of rows) {
    for (const name of new Set(names.map(foldText))) {
      const other = ids.get(name)
      if (other !== undefined) throw new Error(`“${name}” is ${other} and ${id}`)
      ids.set(name, id)
    }
  }
  const idOf = (name: string) => {
    const id = ids.get(foldText(name))
    if (id === undefined) throw new Error(`“${name}” is nothing that is known`)
    return id
  }
  return rows.map(({ id, names, within, near }) => ({ id, names, within: within.map(idOf), near: near.map(idOf) }))
}

function readRow(line: string): Skill {
  const [, names = '', within = '', near = ''] = /^([^<~]*)(?:<([^~]*))?(?:~(.*))?$/.exec(line) ?? []
  const list = splitList(names)
  return {
    id: `t:${foldText(list[0] ?? '').replaceAll(' ', '_')}`,
    names: list,
    within: splitList(within),
    near: splitList(near),
  }
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Everything that is known of skills. */
export const SKILLS = readTaxonomy(AREAS)

/** What belongs to a skill, with how many steps lie between, nearest first; what it belongs to; and what is close to it. */
export interface Kinship {
  narrower: readonly { id: string; steps: number }[]
  /** What it belongs to itself. */
  broader: readonly string[]
  near: readonly string[]
}

const NO_KIN: Kinship = { narrower: [], broader: [], near: [] }

/** Finds what has to do with a skill by its id. */
export function createKinship(skills: readonly Skill[]): (id: string) => Kinship {
  const children = new Map<string, string[]>()
  const near = new Map<string, Set<string>>()
  const link = (from: string, to: string) => near.set(from, (near.get(from) ?? new Set()).add(to))
  for (const skill of skills) {
    for (const parent of skill.within) children.set(parent, [...(children.get(parent) ?? []), skill.id])
    for (const other of skill.near) {
      link(skill.id, other)
      link(other, skill.id)
    }
  }
  const kin = new Map<string, Kinship>()
  for (const { id, within } of skills) {
    const narrower = descend(children, id)
    const known = new Set(narrower.map((one) => one.id))
    kin.set(id, { narrower, broader: within, near: [...(near.get(id) ?? [])].filter((other) => !known.has(other)) })
  }
  return (id) => kin.get(id) ?? NO_KIN
}

function descend(children: ReadonlyMap<string, readonly string[]>, from: string): { id: string; steps: number }[] {
  const found = new Map<string, number>([[from, 0]])
  for (const [id, steps] of found) {
    // A map is walked in the order of insertion, what is added on the way included: nearest first.
    for (const child of children.get(id) ?? []) if (!found.has(child)) found.set(child, steps + 1)
  }
  found.delete(from)
  return [...found].map(([id, steps]) => ({ id, steps }))
}

/** What has to do with a skill of the product's own taxonomy. */
export const kinOf = createKinship(SKILLS)

const WITHIN = new Map(SKILLS.map(({ id, within }) => [id, within]))

/** Whether two different skills go together: one belongs to the other, both belong to the same, or they are close. */
export function areRelated(a: string, b: string): boolean {
  if (a === b) return false
  if (kinOf(a).near.includes(b)) return true
  if (isPartOf(a, b) || isPartOf(b, a)) return true
  return (WITHIN.get(a) ?? []).some((parent) => WITHIN.get(b)?.includes(parent))
}

function isPartOf(part: string, whole: string): boolean {
  return kinOf(whole).narrower.some(({ id }) => id === part)
}
