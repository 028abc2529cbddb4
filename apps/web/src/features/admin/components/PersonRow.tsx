import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsThreeVertical'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { Avatar, IconButton, Menu, MenuDivider, MenuItem, Tag } from '@umkreis/design-system'
import type { User } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { formatName } from '../../../shared/format/format-name.ts'
import { copy } from '../copy.ts'
import { useSendMessage } from '../use-send-message.ts'
import {
  actionCell,
  cell,
  cityColumn,
  email,
  folded,
  name,
  personCell,
  personWords,
  roleColumn,
  row,
} from './admin.css.ts'

type PersonRowProps = { readonly person: User; readonly isMe: boolean; readonly onDelete: () => void }

/** One person; where columns have no room, city and role fold into the second line. */
export function PersonRow({ person, isMe, onDelete }: PersonRowProps): ReactNode {
  const sendMessage = useSendMessage()
  const role = copy.roles[person.role]
  return (
    <tr className={row}>
      <td className={cell}>
        <div className={personCell}>
          <Avatar name={formatName(person)} src={person.avatarUrl} size={40} />
          <div className={personWords}>
            <span className={name}>{formatName(person)}</span>
            <span className={email}>{person.email}</span>
            <span className={folded}>{[person.city, role].filter(Boolean).join(', ')}</span>
          </div>
        </div>
      </td>
      <td className={`${cell} ${cityColumn}`}>{person.city}</td>
      <td className={`${cell} ${roleColumn}`}>
        <Tag>{role}</Tag>
      </td>
      <td className={`${cell} ${actionCell}`}>
        {isMe ? (
          copy.you
        ) : (
          <Menu
            label={copy.menu(formatName(person))}
            trigger={
              <IconButton
                label={copy.menu(formatName(person))}
                icon={<DotsThreeVerticalIcon size={20} weight="bold" />}
              />
            }
          >
            <MenuItem icon={<ChatCircleIcon size={20} />} onAction={() => sendMessage(person.userId)}>
              {copy.sendMessage}
            </MenuItem>
            <MenuDivider />
            <MenuItem icon={<TrashIcon size={20} />} tone="danger" onAction={onDelete}>
              {copy.deleteProfile}
            </MenuItem>
          </Menu>
        )}
      </td>
    </tr>
  )
}
