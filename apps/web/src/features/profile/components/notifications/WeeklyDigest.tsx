import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFeed } from '@umkreis/api-client/home'
import { showToast } from '@umkreis/design-system'
import type { FeedDigest } from '@umkreis/schemas'
import { useMemo, useRef, type ReactNode } from 'react'
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
  const kept = useRef<FeedDigest>(undefined)
  const sending = useRef<Promise<void>>(Promise.resolve())
  const waiting = useRef(0)
  // Whoever has no feed has nothing to choose, and the rest of the page is worth more than this part of it.
  if (!data) return null
  const send = async (timeZone: string | null) => {
    let failure: unknown
    try {
      kept.current = await feed.setDigest(timeZone)
    } catch (error) {
      failure = error
    }
    waiting.current -= 1
    // A newer change stands on the screen already.
    if (waiting.current > 0) return
    queries.setQueryData(KEY, kept.current)
    if (failure !== undefined) showToast({ tone: 'danger', message: copy.saveFailed(describeFailure(failure)) })
  }
  const change = (timeZone: string | null) => {
    if (waiting.current === 0) kept.current = data
    waiting.current += 1
    // What was asked before may be answered with how it was.
    void queries.cancelQueries({ queryKey: KEY })
    queries.setQueryData<FeedDigest>(KEY, { timeZone })
    // One behind the other, so that the newest is also the last that the server gets.
    sending.current = sending.current.then(() => send(timeZone))
  }
  return (
    <SettingRow
      label={copy.digest}
      line={data.timeZone === null ? copy.digestLine : copy.digestZone(data.timeZone)}
      isOn={data.timeZone !== null}
      onChange={(isOn) => change(isOn ? Intl.DateTimeFormat().resolvedOptions().timeZone : null)}
    />
  )
}
