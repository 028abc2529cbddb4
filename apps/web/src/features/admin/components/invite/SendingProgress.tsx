import { useQuery } from '@tanstack/react-query'
import { Progress, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { useInvitations } from '../../hooks/use-people-api.ts'
import { inviteCopy } from './copy.ts'

const INTERVAL_MS = 1000

/** How far the mails have come that were asked for last. */
export function SendingProgress(): ReactNode {
  const api = useInvitations()
  const { data } = useQuery({
    queryKey: ['admin', 'people', 'progress'],
    queryFn: ({ signal }) => api.progress(signal),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.waiting === 0 ? false : INTERVAL_MS),
  })
  if (!data || data.total === 0) return null
  const words = inviteCopy.success
  const done = data.total - data.waiting
  return (
    <>
      <Progress
        label={words.sending}
        value={done}
        max={data.total}
        valueText={words.sent(done - data.failed, data.total)}
      />
      {data.failed > 0 ? (
        <Text size="small" tone="danger">
          {words.failed(data.failed)}
        </Text>
      ) : null}
    </>
  )
}
