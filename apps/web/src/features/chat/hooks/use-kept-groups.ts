import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { shelfAtom } from '../../../services/offline/shelf.ts'
import { groupListAtom } from '../state/groups.ts'
import { keepGroupsAtom, recallGroupsAtom } from '../state/kept-groups.ts'

/** How long the list rests before it is kept, in ms: in a busy one something moves all the time. */
const REST_MS = 2000

/** Keeps the list of conversations on this device, and brings it back where the server is not reached. */
export function useKeptGroups(): void {
  const shelf = useAtomValue(shelfAtom)
  const list = useAtomValue(groupListAtom)
  const keep = useSetAtom(keepGroupsAtom)
  const recall = useSetAtom(recallGroupsAtom)
  useEffect(() => {
    if (shelf && list.kind === 'failed') void recall()
    if (!shelf || list.kind !== 'loaded') return undefined
    const timer = setTimeout(() => void keep(), REST_MS)
    return () => clearTimeout(timer)
  }, [keep, list, recall, shelf])
}
