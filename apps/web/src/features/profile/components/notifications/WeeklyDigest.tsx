import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFeed } from '@umkreis/api-client/home'
import { showToast } from '@umkreis/design-system'
import type { FeedDigest } from '@umkreis/schemas'
import { useMemo, type ReactNode } from 'react'
import { useApi } from '../../../../services/api.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { notificationCopy as copy } from './copy.ts'
import { SettingRow } from './SettingRow.tsx'

const KEY = ['profile', 'digest'] as const

/** Whether one gets the week of the feed by mail. The morning is the one of the device on which it was chosen. */
export function WeeklyDigest(): ReactNode {
  const api = useApi()
  const feed = useMemo(() => createFeed(api), [api])
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => feed.digest(signal) })
  // Whoever has no feed has nothing to choose, and the rest of the page is worth more than this part of it.
  if (!data) return null
  const change = async (timeZone: string | null) => {
    queries.setQueryData<FeedDigest>(KEY, { timeZone })
    try {
      queries.setQueryData<FeedDigest>(KEY, await feed.setDigest(timeZone))
    } catch (error) {
      queries.setQueryData<FeedDigest>(KEY, data)
      showToast({ tone: 'danger', message: copy.saveFailed(describeFailure(error)) })
    }
  }
  return (
    <SettingRow
      label={copy.digest}
      line={data.timeZone === null ? copy.digestLine : copy.digestZone(data.timeZone)}
      isOn={data.timeZone !== null}
      onChange={(isOn) => void change(isOn ? Intl.DateTimeFormat().resolvedOptions().timeZone : null)}
    />
  )
}
