import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { content, overlay, side as sides } from './Drawer.css.ts'

/** {@link Drawer}: `label` names what slides in. */
export interface DrawerProps {
  open: boolean
  onClose: () => void
  label: string
  side?: 'start' | 'end'
  children: ReactNode
}

/** Slides in over the page in 260 ms: the menu on phones, the third column where it has no room. */
export function Drawer({ open, onClose, label, side = 'start', children }: DrawerProps): ReactNode {
  const closing = (next: boolean) => {
    if (!next) onClose()
  }
  return (
    <ModalOverlay className={overlay} isOpen={open} onOpenChange={closing} isDismissable>
      <Modal className={sides[side]}>
        <AriaDialog className={content} aria-label={label}>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
