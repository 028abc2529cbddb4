import { Button, Dialog, Inline, Text } from '@umkreis/design-system'
import type { UserId } from '@umkreis/schemas'
import { type ReactNode, useRef, useState } from 'react'
import { logWarning } from '../../../services/log.ts'
import { QrScanner } from '../../../shared/qr/QrScanner.tsx'
import { UsePicture } from '../../../shared/qr/UsePicture.tsx'
import { copy } from '../copy.ts'
import { readScannedUser } from '../logic/scanned-user.ts'

type Shown = 'camera' | 'blocked' | 'own'

/**
 * The camera, until somebody's code is read (SPEC.md section 4, "QR scanner"). What is no such code is passed over. Without a
 * camera it closes with the alert of section 8, from which a picture still leads on.
 */
export function ScanDialog({
  selfId,
  onFound,
  onClose,
}: {
  selfId: UserId
  onFound: (userId: UserId) => void
  onClose: () => void
}): ReactNode {
  const [shown, setShown] = useState<Shown>('camera')
  const [isStray, setStray] = useState(false)
  // A code is read again and again while it is held there.
  const lastText = useRef<string>(undefined)
  const read = (text: string) => {
    if (text === lastText.current) return
    lastText.current = text
    const userId = readScannedUser(text)
    setStray(userId === null)
    if (userId === null) logWarning('A scanned code is about nobody')
    else if (userId === selfId) setShown('own')
    else onFound(userId)
  }
  const stray = isStray ? (
    <Text as="output" size="small">
      {copy.strayCode}
    </Text>
  ) : null
  if (shown !== 'camera') {
    return (
      <Dialog
        open
        role="alertdialog"
        width="small"
        onClose={onClose}
        title={copy.scannerTitle}
        description={shown === 'own' ? copy.ownScan : copy.blocked}
        actions={
          <Button variant="ink" onPress={onClose}>
            {copy.understood}
          </Button>
        }
      >
        {shown === 'blocked' ? (
          <>
            <Inline gap={8}>
              <UsePicture
                onText={(text) => {
                  // Nothing is held in front of a camera here: the same picture may be tried again.
                  lastText.current = undefined
                  read(text)
                }}
              />
            </Inline>
            {stray}
          </>
        ) : null}
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title={copy.scannerTitle} description={copy.scannerWhy}>
      <QrScanner onText={read} onUnavailable={() => setShown('blocked')} />
      {stray}
    </Dialog>
  )
}
