import { CoffeeIcon } from '@phosphor-icons/react/dist/csr/Coffee'
import { ScanIcon } from '@phosphor-icons/react/dist/csr/Scan'
import { useQuery } from '@tanstack/react-query'
import { ApiError, ApiProblemError } from '@umkreis/api-client'
import { Button, EmptyState, Spinner } from '@umkreis/design-system'
import type { User, UserId } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { describeFailure } from '../../../shared/form/describe-failure.ts'
import { copy } from '../copy.ts'
import { useCoffee } from '../hooks/use-coffee.ts'
import { useMatching } from '../hooks/use-matching.ts'
import { MatchCircles } from './MatchCircles.tsx'
import { ScoreRing } from './ScoreRing.tsx'
import { actions, eyebrow, sentence, side, stage, title, waiting } from './stage.css.ts'

/** Oneself and somebody else, side by side. */
export function Comparison({ userId, self, onScan }: { userId: UserId; self: User; onScan: () => void }): ReactNode {
  const matching = useMatching()
  const { invited, invite } = useCoffee()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['matching', 'compare', userId],
    queryFn: ({ signal }) => matching.compare(userId, signal),
    retry: (count, failure) => !(failure instanceof ApiError) && count < 2,
  })
  if (error && !data) return <Failed error={error} isBusy={isFetching} onRetry={() => void refetch()} onScan={onScan} />
  if (!data) {
    return (
      <div className={waiting}>
        <h1 className={eyebrow} tabIndex={-1}>
          {copy.compare}
        </h1>
        <Spinner label={copy.comparing} showLabel />
      </div>
    )
  }
  return (
    <section className={stage} aria-label={copy.youAnd(data.user.firstName)}>
      <div className={side}>
        <p className={eyebrow}>{copy.compare}</p>
        <h1 className={title} tabIndex={-1}>
          {copy.youAnd(data.user.firstName)}
        </h1>
        <p className={sentence}>{data.sentence}</p>
        <ScoreRing score={data.score} />
        <div className={actions}>
          <Button
            variant="accent"
            size={48}
            icon={<CoffeeIcon size={20} />}
            loading={invited === data.user.userId}
            onPress={() => invite(data)}
          >
            {copy.coffee}
          </Button>
          <Button size={48} icon={<ScanIcon size={20} />} onPress={onScan}>
            {copy.scanAnother}
          </Button>
        </div>
      </div>
      <MatchCircles self={self} match={data} />
    </section>
  )
}

function Failed(props: { error: Error; isBusy: boolean; onRetry: () => void; onScan: () => void }) {
  const isGone = props.error instanceof ApiProblemError && props.error.status === 404
  return (
    <div className={waiting} role="alert">
      <h1 className={eyebrow} tabIndex={-1}>
        {copy.compare}
      </h1>
      <EmptyState
        title={isGone ? copy.goneTitle : copy.compareFailed}
        text={isGone ? copy.gone : describeFailure(props.error)}
        action={
          isGone ? (
            <Button variant="accent" onPress={props.onScan}>
              {copy.scanAnother}
            </Button>
          ) : (
            <Button variant="accent" loading={props.isBusy} onPress={props.onRetry}>
              {copy.retry}
            </Button>
          )
        }
      />
    </div>
  )
}
