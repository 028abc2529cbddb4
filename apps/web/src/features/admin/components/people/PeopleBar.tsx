import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { ActionBar, Button, IconButton } from '@umkreis/design-system'
import type { ListedUser, OrganisationRole } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import { barPlace } from '../admin.css.ts'
import { peopleCopy } from './copy.ts'
import { RoleMenu } from './RoleMenu.tsx'

type PeopleBarProps = {
  readonly people: readonly ListedUser[]
  /** Those of them who are not oneself. */
  readonly others: readonly ListedUser[]
  readonly onRole: (role: OrganisationRole) => void
  readonly onMessage: () => void
  readonly onDelete: () => void
  readonly onClear: () => void
}

/** What can be done with the people who are chosen. */
export function PeopleBar({ people, others, onRole, onMessage, onDelete, onClear }: PeopleBarProps): ReactNode {
  // Nobody who was switched off can be written to, and what they may do is of no moment.
  const isThere = !people.some(({ isSwitchedOff }) => isSwitchedOff)
  return (
    <div className={barPlace}>
      <ActionBar label={peopleCopy.selection} title={peopleCopy.selected(people.length)}>
        {isThere ? (
          <>
            <RoleMenu
              label={peopleCopy.changeRole}
              onSelect={onRole}
              trigger={<Button variant="text">{peopleCopy.changeRole}</Button>}
            />
            <Button variant="text" disabled={others.length === 0} onPress={onMessage}>
              {copy.sendMessage}
            </Button>
          </>
        ) : null}
        <Button variant="dangerText" disabled={others.length === 0} onPress={onDelete}>
          {copy.deleteProfile}
        </Button>
        <IconButton label={peopleCopy.clearSelection} icon={<XIcon size={20} />} onPress={onClear} />
      </ActionBar>
    </div>
  )
}
