import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { group, segment } from './SegmentedControl.css.ts'

/** One way of two or more; with an icon alone, `name` says what it is. */
export interface Segment<Id extends string> {
  id: Id
  label?: ReactNode
  icon?: ReactNode
  name?: string
}

/** {@link SegmentedControl}: `label` names the choice as a whole. */
export interface SegmentedControlProps<Id extends string> {
  label: string
  segments: readonly Segment<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

/** A choice of few, all in sight. */
export function SegmentedControl<Id extends string>({
  label,
  segments,
  selected,
  onSelect,
}: SegmentedControlProps<Id>): ReactNode {
  return (
    <ToggleButtonGroup
      className={group}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={([id]) => id !== undefined && onSelect(id as Id)}
    >
      {segments.map(({ id, label: words, icon, name }) => (
        <ToggleButton key={id} id={id} className={segment} aria-label={name}>
          {icon}
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
