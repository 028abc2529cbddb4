import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { Button, Dialog, Text } from '@umkreis/design-system'
import { type ReactNode, useEffect, useRef } from 'react'
import { focusWhenLost } from '../../../../shared/focus/focus-when-lost.ts'
import { QrScanner } from '../../../../shared/qr/QrScanner.tsx'
import { copy } from './copy.ts'
import { misfit, misfitIcon } from './ScanStep.css.ts'

/** Reads the code on the other's screen; a code that doesn't fit is told as what it may be. */
export function ScanStep({
  name,
  doesFit,
  onText,
  onAgain,
  onDigits,
  onClose,
}: {
  name: string
  /** As far as is known: nothing was scanned that doesn't. */
  doesFit: boolean
  onText: (text: string) => void
  onAgain: () => void
  onDigits: () => void
  onClose: () => void
}): ReactNode {
  const digits = useRef<HTMLButtonElement>(null)
  // What was pressed to get here is gone, and so is what is pressed to try again.
  const keepFocus = () => focusWhenLost(() => digits.current)
  useEffect(keepFocus, [])
  return (
    <Dialog
      open
      onClose={onClose}
      title={doesFit ? copy.scanTitle(name) : copy.noFit(name)}
      {...(doesFit ? { description: copy.scanWhy(name) } : {})}
      actions={
        <>
          <Button ref={digits} variant={doesFit ? 'line' : 'text'} onPress={onDigits}>
            {copy.showNumber}
          </Button>
          {doesFit ? null : (
            <Button
              variant="ink"
              onPress={() => {
                onAgain()
                keepFocus()
              }}
            >
              {copy.again}
            </Button>
          )}
        </>
      }
    >
      {doesFit ? (
        // A picture could have been sent by whoever stands between the two.
        <QrScanner onText={onText} takesPictures={false} />
      ) : (
        <div className={misfit} role="alert">
          <WarningIcon className={misfitIcon} size={20} weight="fill" aria-hidden />
          <Text>{copy.noFitWhy(name)}</Text>
        </div>
      )}
    </Dialog>
  )
}
