import type { GroupId } from '@umkreis/schemas'
import { useMemo, useState } from 'react'
import type { HeldThing } from '../../../../services/history/history.ts'
import { type SearchOutcome, useHistorySearch } from './use-history-search.ts'

const PAGE = 60

/** What messages of one conversation hold, newest first, more of it as one goes on. */
export function useGathered(
  groupId: GroupId,
  has: HeldThing,
  text: string,
): { outcome: SearchOutcome; hasMore: boolean; more: () => void; retry: () => void } {
  const [limit, setLimit] = useState(PAGE)
  const query = useMemo(() => ({ text, has, groupIds: [groupId], limit }), [text, has, groupId, limit])
  const { outcome, retry } = useHistorySearch(query)
  return {
    outcome,
    hasMore: outcome.kind === 'found' && outcome.findings.length < outcome.total,
    more: () => setLimit((count) => count + PAGE),
    retry,
  }
}
