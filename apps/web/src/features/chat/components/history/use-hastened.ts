import type { GroupId } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { historyAtom } from '../../../../services/history/history.ts'

/** Has the past of a conversation fetched before that of others, for as long as somebody looks through it. */
export function useHastened(groupId: GroupId | null): void {
  const history = useAtomValue(historyAtom)
  useEffect(() => (history && groupId !== null ? history.hasten(groupId) : undefined), [history, groupId])
}
