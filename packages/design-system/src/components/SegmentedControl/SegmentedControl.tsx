import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { group, segment } from './SegmentedControl.css.ts'

/** One way of two or more: words, or an icon alone with the `name` that is spoken and shown when pointed at. */
export type Segment<Id extends string> =
  | { id: Id; label: ReactNode; icon?: ReactNode; name?: string; disabled?: boolean }
  | { id: Id; label?: undefined; icon: ReactNode; name: string; disabled?: boolean }

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
      {segments.map(({ id, label: words, icon, name, disabled }) => {
        const button = (
          <ToggleButton key={id} id={id} className={segment} aria-label={name} isDisabled={disabled}>
            {icon}
            {words}
          </ToggleButton>
        )
        return words === undefined ? (
          <Tooltip key={id} text={name}>
            {button}
          </Tooltip>
        ) : (
          button
        )
      })}
    </ToggleButtonGroup>
  )
}
