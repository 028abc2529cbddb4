import { AlertDialog } from '@umkreis/design-system'
import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { guardLeavingAtom } from '../../../../services/leaving.ts'
import { fileCopy } from '../../file-copy.ts'
import { discardAllFilesAtom } from '../../state/send-files.ts'

/** Asks before the session is ended while chosen files are not sent. Another screen is no reason to: they go on meanwhile. */
export function LeaveGuard(): ReactNode {
  const guardLeaving = useSetAtom(guardLeavingAtom)
  const discardAll = useSetAtom(discardAllFilesAtom)
  const [leaving, setLeaving] = useState<{ readonly proceed: () => void }>()
  useEffect(() => guardLeaving((proceed) => setLeaving({ proceed })), [guardLeaving])
  return (
    <AlertDialog
      open={leaving !== undefined}
      danger
      title={fileCopy.leaveTitle}
      message={fileCopy.leaveWhy}
      confirmLabel={fileCopy.leave}
      cancelLabel={fileCopy.stay}
      onCancel={() => setLeaving(undefined)}
      onConfirm={() => {
        // Whoever answered here is not asked by the browser once more.
        discardAll()
        leaving?.proceed()
      }}
    />
  )
}
