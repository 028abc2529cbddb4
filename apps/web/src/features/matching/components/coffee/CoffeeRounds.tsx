import { Button, Select, Skeleton, Text } from '@umkreis/design-system'
import type { CoffeeRounds as Rounds } from '@umkreis/schemas'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { copy } from './copy.ts'
import { CoffeeMembership } from './CoffeeMembership.tsx'
import { CurrentRound } from './CurrentRound.tsx'
import { actions, card, head, section, title, words } from './coffee.css.ts'
import { COFFEE_ROUNDS_ID } from './coffee-rounds-id.ts'
import { EarlierRounds } from './EarlierRounds.tsx'
import { keepRoundSeen } from './seen-round.ts'
import { useCoffeeChange, useCoffeeRounds } from './use-coffee-rounds.ts'

const INTERVALS = ['weekly', 'two-weekly', 'monthly', 'off'] as const

/** Being brought together with a colleague in every round. Where there are no rounds, only managers read of them. */
export function CoffeeRounds({ isManager }: { isManager: boolean }): ReactNode {
  const titleId = useId()
  const { data, isError, refetch, isFetching } = useCoffeeRounds()
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const isThere = data !== undefined
  const roundId = data?.current?.roundId
  useEffect(() => {
    if (roundId) keepRoundSeen(localStorage, roundId)
  }, [roundId])
  // The browser looked for it before it had come.
  useEffect(() => {
    if (isThere && hash === `#${COFFEE_ROUNDS_ID}`) heading.current?.focus()
  }, [isThere, hash])
  if (data && !data.programme && !isManager) return null
  return (
    <section id={COFFEE_ROUNDS_ID} className={section} aria-labelledby={titleId}>
      <div className={head}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={title}>
          {copy.title}
        </h2>
        {data?.programme && isManager ? <Interval interval={data.programme.interval} /> : null}
      </div>
      {data?.programme ? (
        <div className={card}>
          {data.current ? <CurrentRound round={data.current} /> : null}
          <CoffeeMembership programme={data.programme} membership={data.membership} />
          {data.membership ? <EarlierRounds /> : null}
        </div>
      ) : data ? (
        <TurnOn />
      ) : isError ? (
        <div role="alert" className={actions}>
          <Text tone="muted">{copy.failed}</Text>
          <Button size={32} loading={isFetching} onPress={() => void refetch()}>
            {copy.retry}
          </Button>
        </div>
      ) : (
        <Skeleton rows={1} />
      )}
    </section>
  )
}

function TurnOn() {
  const { isUnderWay, change } = useCoffeeChange()
  return (
    <div className={card}>
      <p className={words}>{copy.what}</p>
      <p className={words}>{copy.manage}</p>
      <div className={actions}>
        <Button loading={isUnderWay} onPress={() => change((calls) => calls.change({ interval: 'two-weekly' }))}>
          {copy.turnOn}
        </Button>
      </div>
    </div>
  )
}

function Interval({ interval }: { interval: NonNullable<Rounds['programme']>['interval'] }) {
  const { isUnderWay, change } = useCoffeeChange()
  return (
    <Select
      look="pill"
      label={copy.howOften}
      choices={INTERVALS.map((id) => ({ id, label: copy.intervals[id] }))}
      selected={interval}
      disabled={isUnderWay}
      onSelect={(chosen) => change((calls) => calls.change({ interval: chosen === 'off' ? null : chosen }))}
    />
  )
}
