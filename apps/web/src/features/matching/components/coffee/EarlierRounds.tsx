import { Button, Skeleton, Text } from '@umkreis/design-system'
import { type ReactNode, useId, useState } from 'react'
import { formatName } from '../../../../shared/format/format-name.ts'
import { copy } from './copy.ts'
import { actions, earlier, earlierRound } from './coffee.css.ts'
import { useEarlierRounds } from './use-coffee-rounds.ts'

/** The rounds that one was in, once one asks for them. */
export function EarlierRounds(): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  return (
    <div className={earlier}>
      <div className={actions}>
        <Button
          size={32}
          variant="text"
          aria-expanded={isOpen}
          aria-controls={listId}
          onPress={() => setIsOpen(!isOpen)}
        >
          {copy.earlier}
        </Button>
      </div>
      <div id={listId}>{isOpen ? <List /> : null}</div>
    </div>
  )
}

function List() {
  const { data, isError, refetch, isFetching } = useEarlierRounds()
  if (isError && !data) {
    return (
      <div role="alert" className={actions}>
        <Text tone="muted">{copy.earlierFailed}</Text>
        <Button size={32} loading={isFetching} onPress={() => void refetch()}>
          {copy.retry}
        </Button>
      </div>
    )
  }
  if (!data) return <Skeleton rows={1} />
  if (data.length === 0) return <Text tone="muted">{copy.noEarlier}</Text>
  return (
    <ul aria-label={copy.earlier}>
      {data.map(({ roundId, startedAt, people }) => (
        <li key={roundId} className={earlierRound}>
          {copy.earlierRound(startedAt, people.map(formatName))}
        </li>
      ))}
    </ul>
  )
}
