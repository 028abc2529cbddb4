import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import { closeHistorySearchAtom, historySearchAtom } from '../../state/history-search.ts'

const load = async () => (await import('./HistorySearch.tsx')).HistorySearch

/** The search in place of the list of conversations, while it is open; its code comes when it is opened. */
export function HistorySearchPart(): ReactNode {
  const search = useAtomValue(historySearchAtom)
  const close = useSetAtom(closeHistorySearchAtom)
  return search ? (
    <LoadedPart
      key={`${search.groupId} ${search.text}`}
      load={load}
      props={{ search, onClose: close }}
      onFailure={close}
    />
  ) : null
}
