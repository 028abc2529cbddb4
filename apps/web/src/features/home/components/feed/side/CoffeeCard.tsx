import { createCoffeeRounds } from '@umkreis/api-client/matching'
import { useQuery } from '@tanstack/react-query'
import { Avatar, ButtonLink } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import { useId, useMemo, type ReactNode } from 'react'
import { useApi } from '../../../../../services/api.ts'
import { currentUserAtom } from '../../../../../services/session.ts'
import { formatName } from '../../../../../shared/format/format-name.ts'
import { paths } from '../../../../../shared/paths.ts'
import { copy } from '../feed-copy.ts'
import { sideText, sideTitle } from '../feed.css.ts'
import { arc1, arc2, arcs, card, faces, foot } from './coffee-card.css.ts'

/** With whom a coffee round brings one together now, until one has said how it was; else nothing. */
export function CoffeeCard(): ReactNode {
  const titleId = useId()
  const api = useApi()
  const self = useAtomValue(currentUserAtom)
  const coffee = useMemo(() => createCoffeeRounds(api), [api])
  const { data } = useQuery({ queryKey: ['home', 'coffee'], queryFn: ({ signal }) => coffee.load(signal) })
  const current = data?.current
  if (!current || current.feedback) return null
  const others = current.matches.map(({ user }) => user)
  return (
    <section className={card} aria-labelledby={titleId}>
      <svg className={arcs} viewBox="0 0 96 64" fill="none" strokeWidth="2" aria-hidden>
        <circle className={arc1} cx="58" cy="10" r="42" />
        <circle className={arc2} cx="58" cy="10" r="60" />
      </svg>
      <div>
        <h2 id={titleId} className={sideTitle}>
          {copy.coffee}
        </h2>
        <p className={sideText}>{copy.coffeeWith(others.map(({ firstName }) => firstName))}</p>
      </div>
      <div className={foot}>
        <span className={faces}>
          {[self, ...others].map((person) => (
            <Avatar key={person.userId} name={formatName(person)} src={person.avatarUrl} size={40} />
          ))}
        </span>
        <ButtonLink variant="ink" href={paths.matchingPeople()}>
          {copy.sayHello}
        </ButtonLink>
      </div>
    </section>
  )
}
