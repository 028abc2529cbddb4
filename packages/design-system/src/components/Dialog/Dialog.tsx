import type { ReactNode } from 'react'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../../internal/class-names.ts'
import { RoundButton } from '../Button/RoundButton.tsx'
import {
  actions as actionsStyle,
  arc1,
  arc2,
  arcs,
  besideArcs,
  close,
  closePlace,
  description as descriptionStyle,
  dialog,
  head,
  modal,
  overlay,
  title as titleStyle,
} from './Dialog.css.ts'
import { CLOSE } from '../../internal/labels.ts'

/**
 * {@link Dialog}: open or not is the owner's state. `decorated` draws the two arcs in the corner in place of the cross.
 * `dismissable` closes it when something beside it is pressed; Escape always does.
 */
export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  width?: 'small' | 'middle' | 'large'
  decorated?: boolean
  dismissable?: boolean
  closeLabel?: string
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}

/** A task that must be done or left before the rest goes on; below 768 a sheet from below. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  width = 'middle',
  decorated = false,
  dismissable = true,
  closeLabel = CLOSE,
  role = 'dialog',
  children,
}: DialogProps): ReactNode {
  const closing = (next: boolean) => {
    if (!next) onClose()
  }
  return (
    <ModalOverlay className={overlay} isOpen={open} onOpenChange={closing} isDismissable={dismissable}>
      <Modal className={modal({ width })}>
        <AriaDialog className={dialog} role={role}>
          {decorated ? <Arcs /> : null}
          <div className={classNames(head, decorated && besideArcs)}>
            <Heading slot="title" level={2} className={titleStyle}>
              {title}
            </Heading>
            {description ? <p className={descriptionStyle}>{description}</p> : null}
          </div>
          {children}
          {actions ? <div className={actionsStyle}>{actions}</div> : null}
          {decorated || role === 'alertdialog' ? null : (
            <div className={closePlace}>
              <RoundButton className={close} label={closeLabel} icon={<XIcon size={20} />} onPress={onClose} />
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function Arcs(): ReactNode {
  return (
    <svg className={arcs} viewBox="0 0 126 80" strokeWidth="2" aria-hidden>
      <circle className={arc1} cx="86" cy="-7" r="62" />
      <circle className={arc2} cx="86" cy="-7" r="86" />
    </svg>
  )
}
