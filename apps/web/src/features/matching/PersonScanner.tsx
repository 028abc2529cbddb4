import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { currentUserAtom } from '../../services/session.ts'
import { paths } from '../../shared/paths.ts'
import { ScanDialog } from './components/ScanDialog.tsx'

/** The scanner overlay, wherever it is opened: whoever is found is compared with on the page for matching people. */
export function PersonScanner({ onClose }: { onClose: () => void }): ReactNode {
  const { userId: selfId } = useAtomValue(currentUserAtom)
  const navigate = useNavigate()
  return (
    <ScanDialog
      selfId={selfId}
      onClose={onClose}
      onFound={(userId) => {
        onClose()
        void navigate(paths.matchingPeople({ userId }))
      }}
    />
  )
}
