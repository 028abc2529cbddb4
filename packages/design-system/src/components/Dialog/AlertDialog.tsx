import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { CANCEL } from '../../internal/labels.ts'

/** {@link AlertDialog}: `confirmLabel` is the verb of what happens; `danger` for what cannot be taken back. */
export interface AlertDialogProps {
  open: boolean
  title: ReactNode
  message: ReactNode
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  danger?: boolean
  loading?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that matters happens. */
export function AlertDialog({
  open,
  title,
  message,
  confirmLabel,
  cancelLabel = CANCEL,
  danger = false,
  loading,
  onConfirm,
  onCancel,
}: AlertDialogProps): ReactNode {
  return (
    <Dialog
      role="alertdialog"
      width="small"
      open={open}
      onClose={onCancel}
      dismissable={false}
      title={title}
      description={message}
      actions={
        <>
          <Button variant="text" onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'accent'} loading={loading} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
