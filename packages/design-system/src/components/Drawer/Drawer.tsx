import type { ReactNode } from 'react'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../../internal/class-names.ts'
import { RoundButton } from '../Button/RoundButton.tsx'
import { close, closePlace, content, overlay, padding as paddings, side as sides } from './Drawer.css.ts'
import { CLOSE } from '../../internal/labels.ts'

/** {@link Drawer}: `label` names what slides in, `closeLabel` the cross in its corner. `padding` 0 is for content with its own. */
export interface DrawerProps {
  open: boolean
  onClose: () => void
  label: string
  closeLabel?: string
  side?: 'start' | 'end'
  padding?: 0 | 16
  children: ReactNode
}

/**
 * Slides in over the page in 260 ms: the menu on phones, the third column where it has no room. It goes with its cross,
 * with Escape, or with a press beside it, and gives the focus back.
 */
export function Drawer({
  open,
  onClose,
  label,
  closeLabel = CLOSE,
  side = 'start',
  padding = 16,
  children,
}: DrawerProps): ReactNode {
  const closing = (next: boolean) => {
    if (!next) onClose()
  }
  return (
    <ModalOverlay className={overlay} isOpen={open} onOpenChange={closing} isDismissable>
      <Modal className={sides[side]}>
        <AriaDialog className={classNames(content, paddings[padding])} aria-label={label}>
          <div className={closePlace[padding]}>
            <RoundButton className={close[padding]} label={closeLabel} icon={<XIcon size={20} />} onPress={onClose} />
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
