import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { classNames } from '../../internal/class-names.ts'
import { touchArea } from '../Button/Button.css.ts'
import { reaction } from './Reaction.css.ts'

/** {@link Reaction}: a drawn icon and how many; `mine` when I am among them. `label` says it in words. */
export interface ReactionProps {
  icon: ReactNode
  count: number
  mine: boolean
  label: string
  onToggle: (mine: boolean) => void
}

/** What people answered without words. */
export function Reaction({ icon, count, mine, label, onToggle }: ReactionProps): ReactNode {
  return (
    <ToggleButton
      className={classNames(reaction, touchArea)}
      isSelected={mine}
      // With the figure in it: who speaks to the screen says what they see.
      aria-label={`${label}, ${count}`}
      onChange={onToggle}
    >
      {icon}
      <span aria-hidden>{count}</span>
    </ToggleButton>
  )
}
