import { Link } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { COFFEE_ROUNDS_ID } from './components/coffee/coffee-rounds-id.ts'
import { newsCopy } from './components/coffee/news-copy.ts'
import { isRoundSeen } from './components/coffee/seen-round.ts'
import { useCoffeeRounds } from './components/coffee/use-coffee-rounds.ts'

/** With whom a coffee round brings one together, in one line, until one has looked; else nothing. */
export function CoffeeNews(): ReactNode {
  const current = useCoffeeRounds().data?.current
  if (!current || current.feedback || isRoundSeen(localStorage, current.roundId)) return null
  return (
    <Link href={`${paths.matchingPeople()}#${COFFEE_ROUNDS_ID}`}>
      {newsCopy.news(current.matches.map(({ user }) => user.firstName))}
    </Link>
  )
}
