import type { UseQueryResult } from '@tanstack/react-query'
import { Button, EmptyState, Skeleton } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { copy } from '../../copy.ts'

/** What was asked of the server, once it is there; until then the shape of it, or why it is not. */
export function Managed<Value>({
  query,
  words,
  children,
}: {
  query: UseQueryResult<Value>
  words: { readonly loading: string; readonly failed: string }
  children: (value: Value) => ReactNode
}): ReactNode {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <EmptyState
        level={3}
        picture="closed"
        title={words.failed}
        text={describeFailure(query.error)}
        action={<Button onPress={() => void query.refetch()}>{copy.retry}</Button>}
      />
    )
  }
  return <Skeleton rows={3} shape="lines" label={words.loading} />
}
