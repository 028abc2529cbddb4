import type { ReactNode } from 'react'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Button as AriaButton } from 'react-aria-components/Button'
import { classNames } from '../../internal/class-names.ts'
import { touchArea } from '../Button/Button.css.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { SegmentGlyph } from '../CoverageRing/SegmentGlyph.tsx'
import { chip, pressable, removable, small, words } from './Chip.css.ts'
import { REMOVE } from '../../internal/labels.ts'

/**
 * {@link Chip}: a part of the question with its `segment`, or another choice that can be taken back.
 * `removeLabel` names the cross, such as “Remove Speaks Portuguese”.
 */
export interface ChipProps {
  children: ReactNode
  segment?: { index: number; count: number }
  icon?: ReactNode
  onRemove?: () => void
  removeLabel?: string
}

/** A choice that is in force. */
export function Chip({ children, segment, icon, onRemove, removeLabel = REMOVE }: ChipProps): ReactNode {
  return (
    <span className={classNames(chip, onRemove && removable)}>
      {segment ? <SegmentGlyph {...segment} /> : icon}
      <span className={words}>{children}</span>
      {onRemove ? <IconButton size={32} label={removeLabel} icon={<XIcon size={16} />} onPress={onRemove} /> : null}
    </span>
  )
}

/** {@link ChipButton}: `selected` makes it a switch. */
export interface ChipButtonProps {
  children: ReactNode
  icon?: ReactNode
  selected?: boolean
  disabled?: boolean
  onPress?: () => void
  'aria-label'?: string
}

/** A choice that is offered, such as a recent question or a skill often named together. */
export function ChipButton({ children, icon, selected, disabled, onPress, ...props }: ChipButtonProps): ReactNode {
  return (
    <AriaButton
      {...props}
      className={classNames(chip, small, pressable, touchArea)}
      aria-pressed={selected}
      isDisabled={disabled}
      onPress={onPress}
    >
      {icon}
      <span className={words}>{children}</span>
    </AriaButton>
  )
}
