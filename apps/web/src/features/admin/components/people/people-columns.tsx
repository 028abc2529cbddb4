import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsThreeVertical'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { Avatar, IconButton, Menu, MenuDivider, MenuItem, Text, type TableColumn } from '@umkreis/design-system'
import type { ListedUser, OrganisationRole, UserId } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { formatName } from '../../../../shared/format/format-name.ts'
import { copy } from '../../copy.ts'
import { email, name, personCell, personWords } from '../admin.css.ts'
import { peopleCopy } from './copy.ts'
import { RoleMenu } from './RoleMenu.tsx'

type PersonActions = {
  readonly me: UserId
  readonly onMessage: (userId: UserId) => void
  readonly onDelete: (person: ListedUser) => void
  readonly onRole: (person: ListedUser, role: OrganisationRole) => void
}

/** What is told of each person; where columns have no room, city and role fold into the second line. */
export function createPeopleColumns(actions: PersonActions): readonly TableColumn<ListedUser>[] {
  return [
    {
      id: 'name',
      header: copy.columns.person,
      isRowHeader: true,
      isSortable: true,
      cell: (person, secondLine) => (
        <div className={personCell}>
          <Avatar name={formatName(person)} src={person.avatarUrl} size={40} />
          <div className={personWords}>
            <span className={name}>{formatName(person)}</span>
            <span className={email}>{person.email}</span>
            {secondLine}
          </div>
        </div>
      ),
    },
    {
      id: 'city',
      header: copy.columns.city,
      share: 15,
      isSortable: true,
      foldsBelow: 768,
      cell: ({ city }) => city,
      folded: ({ city }) => city,
    },
    {
      id: 'role',
      header: copy.columns.role,
      share: 18,
      isSortable: true,
      foldsBelow: 768,
      cell: (person) =>
        person.isSwitchedOff ? (
          peopleCopy.roles[person.organisationRole ?? 'member']
        ) : (
          <RoleMenu
            label={peopleCopy.roleOf(formatName(person))}
            selected={person.organisationRole ?? 'member'}
            onSelect={(role) => actions.onRole(person, role)}
          />
        ),
      folded: ({ organisationRole = 'member' }) => peopleCopy.roles[organisationRole],
    },
    {
      id: 'state',
      header: peopleCopy.stateColumn,
      share: 15,
      foldsBelow: 993,
      cell: (person) => (
        <Text size="small" tone="muted">
          {peopleCopy.states[stateOf(person)]}
        </Text>
      ),
      folded: (person) => (stateOf(person) === 'active' ? null : peopleCopy.states[stateOf(person)]),
    },
    {
      id: 'actions',
      header: copy.columns.actions,
      isActions: true,
      cell: (person) => (person.userId === actions.me ? copy.you : <PersonMenu person={person} {...actions} />),
    },
  ]
}

function stateOf({ hasSignedIn = true, isSwitchedOff = false }: ListedUser) {
  if (isSwitchedOff) return 'switched-off'
  return hasSignedIn ? 'active' : 'never-signed-in'
}

function PersonMenu({ person, onMessage, onDelete }: PersonActions & { readonly person: ListedUser }): ReactNode {
  const label = copy.menu(formatName(person))
  return (
    <Menu label={label} trigger={<IconButton label={label} icon={<DotsThreeVerticalIcon size={20} weight="bold" />} />}>
      {person.isSwitchedOff ? null : (
        <>
          <MenuItem icon={<ChatCircleIcon size={20} />} onAction={() => onMessage(person.userId)}>
            {copy.sendMessage}
          </MenuItem>
          <MenuDivider />
        </>
      )}
      <MenuItem icon={<TrashIcon size={20} />} tone="danger" onAction={() => onDelete(person)}>
        {copy.deleteProfile}
      </MenuItem>
    </Menu>
  )
}
