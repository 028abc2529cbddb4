import { useState, type ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { box, dialog, title as titleStyle } from './Popover.css.ts'

/** The side of its trigger that a popover prefers, and the edge it keeps to. */
export type PopoverPlacement =
  | 'bottom'
  | 'bottom start'
  | 'bottom end'
  | 'top'
  | 'top start'
  | 'top end'
  | 'start'
  | 'end'

/**
 * {@link Popover}: `trigger` is a `Button` or `IconButton`. It is named by `title`, which is shown, or else by `label`,
 * which is only heard. Open or not is its own state unless `open` says so. Children as a function get what closes it.
 */
export interface PopoverProps {
  trigger: ReactNode
  title?: ReactNode
  label?: string
  placement?: PopoverPlacement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode | ((close: () => void) => ReactNode)
}

/**
 * More about something, beside what opened it. Takes the other side where room is short, goes with Escape or a press
 * beside it, and gives the focus back.
 */
export function Popover({
  trigger,
  title,
  label,
  placement = 'bottom start',
  open,
  onOpenChange,
  children,
}: PopoverProps): ReactNode {
  const [own, setOwn] = useState(false)
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  return (
    <DialogTrigger isOpen={open ?? own} onOpenChange={change}>
      {trigger}
      <AriaPopover className={box} placement={placement} offset={8} containerPadding={8}>
        <AriaDialog className={dialog} aria-label={title ? undefined : label}>
          {({ close }) => (
            <>
              {title ? (
                <Heading slot="title" level={2} className={titleStyle}>
                  {title}
                </Heading>
              ) : null}
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </AriaDialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
