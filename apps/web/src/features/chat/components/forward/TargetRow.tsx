import { Avatar, Checkbox, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { GroupAvatar } from '../groups/GroupAvatar.tsx'
import { portrait, row, words } from './ForwardDialog.css.ts'
import type { ShownTarget } from './use-forward-targets.ts'

/** A conversation or a person to choose. */
export function TargetRow({
  shown,
  isChosen,
  isDisabled,
  onToggle,
}: {
  shown: ShownTarget
  isChosen: boolean
  isDisabled: boolean
  onToggle: () => void
}): ReactNode {
  const { title, line, avatarUrl, people } = shown
  return (
    <Checkbox selected={isChosen} disabled={isDisabled} onChange={onToggle} aria-label={title}>
      <span className={row}>
        <span className={portrait}>
          {people.length > 1 ? (
            <GroupAvatar title={title} avatarUrl={avatarUrl} people={people} />
          ) : (
            <Avatar name={title} src={avatarUrl} size={48} />
          )}
        </span>
        <span className={words}>
          <Text as="span" weight={600} truncate>
            <bdi>{title}</bdi>
          </Text>
          <Text as="span" size="small" tone="muted" truncate>
            <bdi>{line}</bdi>
          </Text>
        </span>
      </span>
    </Checkbox>
  )
}
