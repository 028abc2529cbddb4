import { useId, useRef, useState, type ReactNode } from 'react'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { Text as AriaText } from 'react-aria-components/Text'
import { classNames } from '../../internal/class-names.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { KeyHint } from '../KeyHint/KeyHint.tsx'
import { contents } from '../../internal/contents.css.ts'
import {
  check,
  danger,
  description as descriptionStyle,
  item,
  menu,
  menuPopover,
  separator,
  words,
} from './Menu.css.ts'
import { placeMenu, type MenuPlacement } from './menu-placement.ts'

/**
 * {@link Menu}: `trigger` is a `Button` or `IconButton`; the children are {@link MenuItem}s. With `selected`, the items
 * are one choice, and the chosen one carries a check.
 */
export interface MenuProps {
  trigger: ReactNode
  label: string
  children: ReactNode
  selected?: string
  onSelect?: (id: string) => void
}

/** Actions on something. Opens upwards and to the left where room is short. */
export function Menu({ trigger, label, children, selected, onSelect }: MenuProps): ReactNode {
  const anchor = useRef<HTMLSpanElement>(null)
  const labelId = useId()
  const [open, setOpen] = useState(false)
  const [placement, setPlacement] = useState<MenuPlacement>('bottom start')
  const change = (next: boolean) => {
    const box = anchor.current?.firstElementChild?.getBoundingClientRect()
    if (next && box) setPlacement(placeMenu(box, { width: window.innerWidth, height: window.innerHeight }))
    setOpen(next)
  }
  return (
    <span ref={anchor} className={contents}>
      <MenuTrigger isOpen={open} onOpenChange={change}>
        {trigger}
        <Popover className={menuPopover} placement={placement} offset={8}>
          <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
          <AriaMenu
            className={menu}
            aria-labelledby={labelId}
            selectionMode={selected === undefined ? 'none' : 'single'}
            selectedKeys={selected === undefined ? undefined : [selected]}
            disallowEmptySelection
            onSelectionChange={(keys) => {
              for (const key of keys) onSelect?.(String(key))
            }}
          >
            {children}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </span>
  )
}

/** {@link MenuItem}: `id` is needed inside a choice; `shortcut` is the key that does the same. */
export interface MenuItemProps {
  id?: string
  children: ReactNode
  icon?: ReactNode
  description?: ReactNode
  shortcut?: string
  tone?: 'text' | 'danger'
  href?: string
  disabled?: boolean
  onAction?: () => void
}

/** One action, or one of several choices. */
export function MenuItem({
  children,
  icon,
  description,
  shortcut,
  tone = 'text',
  disabled,
  ...props
}: MenuItemProps): ReactNode {
  return (
    <AriaMenuItem
      {...props}
      isDisabled={disabled}
      textValue={typeof children === 'string' ? children : undefined}
      className={classNames(item, tone === 'danger' && danger)}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode === 'none' ? null : (
            <span className={check}>{isSelected ? <CheckIcon size={18} aria-hidden /> : null}</span>
          )}
          {icon}
          <span className={words}>
            <AriaText slot="label">{children}</AriaText>
            {description ? (
              <AriaText slot="description" className={descriptionStyle}>
                {description}
              </AriaText>
            ) : null}
          </span>
          {shortcut ? <KeyHint drawn>{shortcut}</KeyHint> : null}
        </>
      )}
    </AriaMenuItem>
  )
}

/** A hairline between two groups of actions. */
export function MenuDivider(): ReactNode {
  return <Separator className={separator} />
}
