import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsThreeVertical'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { Avatar, IconButton, Menu, MenuDivider, MenuItem, Tag, type TableColumn } from '@umkreis/design-system'
import type { User, UserId } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { formatName } from '../../../shared/format/format-name.ts'
import { copy } from '../copy.ts'
import { email, name, personCell, personWords } from './admin.css.ts'

type PersonActions = {
  readonly me: UserId
  readonly onMessage: (userId: UserId) => void
  readonly onDelete: (person: User) => void
}

/** What is told of each person; where columns have no room, city and role fold into the second line. */
export function createPeopleColumns(actions: PersonActions): readonly TableColumn<User>[] {
  return [
    {
      id: 'person',
      header: copy.columns.person,
      isRowHeader: true,
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
      share: 18,
      foldsBelow: 768,
      cell: ({ city }) => city,
      folded: ({ city }) => city,
    },
    {
      id: 'role',
      header: copy.columns.role,
      share: 18,
      foldsBelow: 768,
      cell: ({ role }) => <Tag>{copy.roles[role]}</Tag>,
      folded: ({ role }) => copy.roles[role],
    },
    {
      id: 'actions',
      header: copy.columns.actions,
      isActions: true,
      cell: (person) => (person.userId === actions.me ? copy.you : <PersonMenu person={person} {...actions} />),
    },
  ]
}

function PersonMenu({ person, onMessage, onDelete }: PersonActions & { readonly person: User }): ReactNode {
  const label = copy.menu(formatName(person))
  return (
    <Menu label={label} trigger={<IconButton label={label} icon={<DotsThreeVerticalIcon size={20} weight="bold" />} />}>
      <MenuItem icon={<ChatCircleIcon size={20} />} onAction={() => onMessage(person.userId)}>
        {copy.sendMessage}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<TrashIcon size={20} />} tone="danger" onAction={() => onDelete(person)}>
        {copy.deleteProfile}
      </MenuItem>
    </Menu>
  )
}
