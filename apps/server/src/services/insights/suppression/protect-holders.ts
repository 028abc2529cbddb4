import { INSIGHT_FEWEST as FEWEST } from '@umkreis/schemas'
import { type Share, protectShares } from './protect-shares.ts'

/** A place or a field, how many people there are, and how many of them hold a skill. */
export interface HolderGroup {
  key: string
  /** The key of a city's country. Undefined: directly below the whole. */
  parent: string | undefined
  people: number
  holders: number
}

/** Whether the number of those who hold a skill is shown of the whole organisation (README, rule S3). */
export function isShownOfWhole(holders: number, everybody: number): boolean {
  return holders >= FEWEST && everybody - holders >= FEWEST
}

/**
 * Decides of which places, or of which fields, it is shown how many hold a skill that is shown of the whole (README,
 * rules S3 and S5).
 *
 * @param groups Published ones only; whoever is missing counts as one more group that is hidden.
 */
export function protectHolders(
  groups: readonly HolderGroup[],
  whole: { people: number; holders: number },
): Set<string> {
  const below = Map.groupBy(groups, ({ parent }) => parent)
  const shares: Share[] = [
    { key: WHOLE, from: 'end', to: 'start', people: whole.people, having: whole.holders, isKnown: true },
  ]
  const addBelow = (parent: string | undefined, from: string, sum: { people: number; holders: number }) => {
    let rest = { ...sum }
    for (const { key, people, holders } of below.get(parent) ?? []) {
      const isParent = below.has(key)
      shares.push({ key, from, to: isParent ? `in ${key}` : 'end', people, having: holders })
      if (isParent) addBelow(key, `in ${key}`, { people, holders })
      rest = { people: rest.people - people, holders: rest.holders - holders }
    }
    if (rest.people > 0)
      shares.push({ key: `${parent}${REST}`, from, to: 'end', people: rest.people, having: rest.holders })
  }
  addBelow(undefined, 'start', whole)
  return protectShares(shares, (key) => !key.endsWith(REST) && key !== WHOLE)
}

const WHOLE = '\u0000whole'
const REST = '\u0000rest'
