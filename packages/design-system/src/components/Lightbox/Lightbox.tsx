import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { RoundButton } from '../Button/RoundButton.tsx'
import {
  bar,
  dialog,
  fill,
  modal,
  next,
  previous,
  stage,
  subtitle,
  title as titleStyle,
  tools,
  words,
} from './Lightbox.css.ts'
import { CLOSE, NEXT, PREVIOUS } from '../../internal/labels.ts'

/**
 * {@link Lightbox}: `onPrevious` and `onNext` are there only where there is one; arrow keys and a swipe do the same.
 * `position` says where among how many one is, and is read out as it changes. `actions` stand beside the cross.
 */
export interface LightboxProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  subtitle?: ReactNode
  position?: string
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  previousLabel?: string
  nextLabel?: string
  closeLabel?: string
  actions?: ReactNode
  children: ReactNode
}

/** Sideways way of a finger that is a swipe, in px. */
const SWIPE_PX = 50

/** One picture after the other, over the whole window. */
export function Lightbox({
  open,
  onClose,
  title,
  subtitle: second,
  position,
  onPrevious,
  onNext,
  previousLabel = PREVIOUS,
  nextLabel = NEXT,
  closeLabel = CLOSE,
  actions,
  children,
}: LightboxProps): ReactNode {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const turn = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key]
    if (!turn || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turn()
  })
  useEffect(() => {
    if (!open) return
    // Wherever the focus is in it: the button that turned to the last one goes, and the focus with it.
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
  const release = (event: PointerEvent) => {
    const from = start.current
    start.current = null
    if (!from) return
    const x = event.clientX - from.x
    // Rather along than across: one who moves a picture that is zoomed in does not turn it.
    if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(event.clientY - from.y)) return
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1
    if (!isZoomed) (x > 0 ? onPrevious : onNext)?.()
  }
  return (
    <ModalOverlay className={modal} isOpen={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Modal className={fill}>
        <AriaDialog className={dialog}>
          <div className={bar}>
            <div className={words}>
              <Heading slot="title" level={2} className={titleStyle}>
                {title}
              </Heading>
              <p className={subtitle}>
                {second}
                {second && position ? ' · ' : null}
                <span aria-live="polite">{position}</span>
              </p>
            </div>
            <div className={tools}>
              {actions}
              <RoundButton size={40} label={closeLabel} icon={<XIcon size={20} />} onPress={onClose} />
            </div>
          </div>
          <div
            className={stage}
            onPointerDown={(event) => {
              if (event.pointerType === 'touch') start.current = { x: event.clientX, y: event.clientY }
            }}
            onPointerUp={release}
            onPointerCancel={() => {
              start.current = null
            }}
          >
            {children}
          </div>
          {onPrevious ? (
            <RoundButton
              className={previous}
              variant="soft"
              label={previousLabel}
              icon={<CaretLeftIcon size={20} />}
              onPress={onPrevious}
            />
          ) : null}
          {onNext ? (
            <RoundButton
              className={next}
              variant="soft"
              label={nextLabel}
              icon={<CaretRightIcon size={20} />}
              onPress={onNext}
            />
          ) : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
