import { Button } from '@umkreis/design-system'
import type { CoffeeRounds } from '@umkreis/schemas'
import { type ReactNode, useState } from 'react'
import { copy } from './copy.ts'
import { actions, membershipWords, words } from './coffee.css.ts'
import { useCoffeeChange } from './use-coffee-rounds.ts'

const DAY_MS = 86_400_000
const PAUSE_DAYS = 60

/** Whether one takes part, from when, and how to change that. */
export function CoffeeMembership({
  programme,
  membership,
}: {
  programme: NonNullable<CoffeeRounds['programme']>
  membership: CoffeeRounds['membership']
}): ReactNode {
  const { isUnderWay, change } = useCoffeeChange()
  const [openedMs] = useState(() => Date.now())
  const snooze = (until: number | null) => () =>
    change((calls) => calls.join({ snoozedUntil: until === null ? null : new Date(until).toISOString() }))
  const leave = (
    <Button variant="text" disabled={isUnderWay} onPress={() => change((calls) => calls.leave())}>
      {copy.leave}
    </Button>
  )
  if (!membership) {
    return (
      <>
        <p className={words}>{copy.what}</p>
        <p className={membershipWords}>{copy.next(programme.nextRoundAt)}</p>
        <div className={actions}>
          <Button loading={isUnderWay} onPress={snooze(null)}>
            {copy.join}
          </Button>
        </div>
      </>
    )
  }
  const { snoozedUntil } = membership
  if (snoozedUntil !== null && Date.parse(snoozedUntil) > openedMs) {
    return (
      <>
        <p className={membershipWords}>{copy.paused(snoozedUntil)}</p>
        <div className={actions}>
          <Button loading={isUnderWay} onPress={snooze(null)}>
            {copy.resume}
          </Button>
          {leave}
        </div>
      </>
    )
  }
  return (
    <>
      <p className={membershipWords}>{copy.waiting(programme.nextRoundAt)}</p>
      <div className={actions}>
        {/* A day later than it begins: that the server is an hour late does not bring one in after all. */}
        <Button variant="soft" loading={isUnderWay} onPress={snooze(Date.parse(programme.nextRoundAt) + DAY_MS)}>
          {copy.skip}
        </Button>
        <Button variant="text" disabled={isUnderWay} onPress={() => snooze(Date.now() + PAUSE_DAYS * DAY_MS)()}>
          {copy.pause}
        </Button>
        {leave}
      </div>
    </>
  )
}
