import { INSIGHT_FEWEST as FEWEST } from '@umkreis/schemas'
import { type Flow, protectFlows } from './protect-flows.ts'

/** How many people there are in each figure of a network, and how many of them have something. */
export interface Share extends Flow {
  having: number
}

/**
 * Decides where it is shown how many have something (README, rule S3). Who has it and who has not are both figures about
 * people, since everybody knows how many there are: both are protected, and together.
 *
 * @param mayShow Those populations whose size is shown.
 */
export function protectShares(shares: readonly Share[], mayShow: (key: string) => boolean): Set<string> {
  const isLarge = ({ having, people }: Share) => having >= FEWEST && people - having >= FEWEST
  let shown = new Set(
    shares.filter((one) => one.isKnown === true || (isLarge(one) && mayShow(one.key))).map(({ key }) => key),
  )
  for (;;) {
    const before = shown
    shown = keepIn(shares, ({ having }) => having, shown)
    shown = keepIn(shares, ({ having, people }) => people - having, shown)
    if (shown.size === before.size) return shown
  }
}

function keepIn(shares: readonly Share[], count: (share: Share) => number, shown: ReadonlySet<string>): Set<string> {
  return protectFlows(
    shares.map((share) => ({ ...share, people: count(share) })),
    (key) => shown.has(key),
  )
}
