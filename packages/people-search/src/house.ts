import { foldText } from './fold.ts'
import {
  BUILT_IN_CONCEPTS,
  CONCEPTS,
  type Concept,
  type ConceptTable,
  createConceptTable,
  foldedNamesOf,
} from './named-concepts.ts'

/** One entry of an organisation's own words. */
export interface HouseWord {
  wordId: string
  name: string
  synonyms: readonly string[]
  /** It is a built-in name that means nothing else here, and not a word that was added. */
  isSwitchedOff: boolean
}

/** What is built in, with the words of one organisation in it. */
export interface House {
  concepts: ConceptTable
  /** The folded names that mean something else here than what is built in, and where texts hold them. */
  changed: ReadonlySet<string>
  changedConcepts: Pick<ConceptTable, 'byName' | 'byWord' | 'longestFrom'>
}

/**
 * Puts an organisation's own words into what is built in. Words that stand for something built in become further names
 * of that, with everything that belongs to it; others become a thing of their own.
 *
 * @returns Undefined without any.
 */
export function createHouse(words: readonly HouseWord[]): House | undefined {
  if (words.length === 0) return undefined
  const off = new Set(words.filter(({ isSwitchedOff }) => isSwitchedOff).map(({ name }) => foldText(name)))
  const ownNames = new Set<string>()
  const further = new Map<string, string[]>()
  const added: Concept[] = []
  for (const { wordId, name, synonyms, isSwitchedOff } of words) {
    if (isSwitchedOff) continue
    const names = [name, ...synonyms]
    for (const one of names) ownNames.add(foldText(one))
    const known = new Set(names.flatMap((one) => (off.has(foldText(one)) ? [] : skillsNamed(one))))
    if (known.size === 0) added.push({ id: `t:own:${wordId}`, kind: 'term', names })
    for (const { id } of known) further.set(id, [...(further.get(id) ?? []), ...names])
  }
  const builtIn = BUILT_IN_CONCEPTS.map((concept): Concept => {
    if (concept.kind !== 'term') return concept
    const more = further.get(concept.id)
    const folded = foldedNamesOf(concept)
    if (!more && !folded.some((name) => off.has(name))) return concept
    const kept = concept.names.filter((_, place) => !off.has(folded[place] ?? ''))
    return { ...concept, names: [...kept, ...(more ?? [])] }
  })
  const concepts = createConceptTable([...builtIn, ...added], ownNames)
  const changed = [...off, ...ownNames].filter((name) => meaningOf(concepts, name) !== meaningOf(CONCEPTS, name))
  return {
    concepts,
    changed: new Set(changed),
    changedConcepts: createConceptTable(changed.map((name) => ({ id: name, kind: 'term', names: [name] }))),
  }
}

/** The built-in skills that a name stands for. */
export function skillsNamed(name: string): Concept[] {
  return CONCEPTS.byName(foldText(name)).filter(({ kind }) => kind === 'term')
}

/** The folded names that mean something else after a change than before. */
export function changedNames(before: House | undefined, after: House | undefined): string[] {
  const names = new Set([...(before?.changed ?? []), ...(after?.changed ?? [])])
  return [...names].filter(
    (name) => meaningOf(before?.concepts ?? CONCEPTS, name) !== meaningOf(after?.concepts ?? CONCEPTS, name),
  )
}

function meaningOf(concepts: ConceptTable, name: string): string {
  return concepts
    .byName(name)
    .map(({ id }) => id)
    .toSorted()
    .join(' ')
}
