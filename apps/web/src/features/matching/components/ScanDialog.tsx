import { Button, Dialog } from '@umkreis/design-system'
import type { UserId } from '@umkreis/schemas'
import { type ReactNode, useState } from 'react'
import { logWarning } from '../../../services/log.ts'
import { QrScanner } from '../../../shared/qr/QrScanner.tsx'
import { copy } from '../copy.ts'
import { readScannedUser } from '../logic/scanned-user.ts'

/** The camera, until somebody's code is read (SPEC.md section 4, "QR scanner"). What is no such code is passed over. */
export function ScanDialog({
  selfId,
  onFound,
  onClose,
}: {
  selfId: UserId
  onFound: (userId: UserId) => void
  onClose: () => void
}): ReactNode {
  const [alert, setAlert] = useState<string | null>(null)
  const read = (text: string) => {
    const userId = readScannedUser(text)
    if (userId === null) return logWarning('A scanned code is about nobody')
    if (userId === selfId) return setAlert(copy.ownScan)
    onFound(userId)
  }
  if (alert !== null) {
    return (
      <Dialog
        open
        role="alertdialog"
        width="small"
        onClose={onClose}
        title={copy.scannerTitle}
        description={alert}
        actions={
          <Button variant="ink" onPress={onClose}>
            {copy.understood}
          </Button>
        }
      />
    )
  }
  return (
    <Dialog open onClose={onClose} title={copy.scannerTitle} description={copy.scannerWhy}>
      <QrScanner onText={read} onUnavailable={() => setAlert(copy.blocked)} />
    </Dialog>
  )
}
