import { CoffeeIcon } from '@phosphor-icons/react/dist/csr/Coffee'
import { IntersectIcon } from '@phosphor-icons/react/dist/csr/Intersect'
import { useQuery } from '@tanstack/react-query'
import { Avatar, Button, ButtonLink, EmptyState, Link, Skeleton, Text } from '@umkreis/design-system'
import type { Match } from '@umkreis/schemas'
import { type ReactNode, useId } from 'react'
import { formatName } from '../../../shared/format/format-name.ts'
import { paths } from '../../../shared/paths.ts'
import { copy } from '../copy.ts'
import { useCoffee } from '../hooks/use-coffee.ts'
import { useMatching } from '../hooks/use-matching.ts'
import {
  actions,
  card,
  compare,
  head,
  list,
  name,
  person,
  place,
  section,
  sentence,
  title,
  why,
} from './Suggestions.css.ts'

/** Colleagues with something in common whom one has not written to yet. */
export function Suggestions(): ReactNode {
  const matching = useMatching()
  const titleId = useId()
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['matching', 'suggestions'],
    queryFn: ({ signal }) => matching.suggest(signal),
  })
  return (
    <section className={section} aria-labelledby={titleId}>
      <div className={head}>
        <h2 id={titleId} className={title}>
          {copy.forYou}
        </h2>
        {data && data.length > 0 ? <p className={why}>{copy.forYouWhy}</p> : null}
      </div>
      {data ? (
        <Cards matches={data} />
      ) : isError ? (
        <div role="alert" className={actions}>
          <Text tone="muted">{copy.suggestionsFailed}</Text>
          <Button size={32} loading={isFetching} onPress={() => void refetch()}>
            {copy.retry}
          </Button>
        </div>
      ) : (
        <Skeleton rows={3} />
      )}
    </section>
  )
}

function Cards({ matches }: { matches: readonly Match[] }) {
  const { invited, invite } = useCoffee()
  if (matches.length === 0) {
    return (
      <EmptyState
        level={3}
        title={copy.nobodyTitle}
        text={copy.nobody}
        action={<ButtonLink href={paths.profile()}>{copy.completeProfile}</ButtonLink>}
      />
    )
  }
  return (
    <ul className={list}>
      {matches.map((match) => {
        const { user } = match
        const shownName = formatName(user)
        return (
          <li key={user.userId} className={card}>
            <div className={person}>
              <Avatar name={shownName} src={user.avatarUrl} size={56} />
              <div>
                <h3 className={name}>{shownName}</h3>
                <p className={place}>{user.position}</p>
                <p className={place}>{user.city}</p>
              </div>
            </div>
            <p className={sentence}>{match.sentence}</p>
            <div className={actions}>
              <Button
                icon={<CoffeeIcon size={18} />}
                loading={invited === user.userId}
                aria-label={`${copy.coffee}: ${shownName}`}
                onPress={() => invite(match)}
              >
                {copy.coffee}
              </Button>
              <Link
                tone="plain"
                className={compare}
                href={paths.matchingPeople({ userId: user.userId })}
                aria-label={copy.openProfile(shownName)}
              >
                <IntersectIcon size={20} aria-hidden />
              </Link>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
