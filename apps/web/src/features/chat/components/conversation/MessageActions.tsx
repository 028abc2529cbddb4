import { ArrowBendUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowBendUpLeft'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { IconButton, Menu, MenuDivider, MenuItem } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'

/** What can be done with one message; an action that is not allowed is absent. */
export type MessageActionSet = {
  readonly reply?: () => void
  readonly edit?: () => void
  readonly copyText?: () => void
  readonly remove?: () => void
}

/** The actions beside a message: answering at hand, the rest in a menu. */
export function MessageActions({ reply, edit, copyText, remove }: MessageActionSet): ReactNode {
  return (
    <>
      {reply ? (
        <IconButton size={32} label={copy.reply} icon={<ArrowBendUpLeftIcon size={18} />} onPress={reply} />
      ) : null}
      {edit || copyText || remove ? (
        <Menu
          label={copy.actions}
          trigger={<IconButton size={32} label={copy.actions} icon={<DotsThreeIcon size={20} weight="bold" />} />}
        >
          {edit ? (
            <MenuItem icon={<PencilSimpleIcon size={20} />} onAction={edit}>
              {copy.edit}
            </MenuItem>
          ) : null}
          {copyText ? (
            <MenuItem icon={<CopyIcon size={20} />} onAction={copyText}>
              {copy.copyText}
            </MenuItem>
          ) : null}
          {remove && (edit || copyText) ? <MenuDivider /> : null}
          {remove ? (
            <MenuItem tone="danger" icon={<TrashIcon size={20} />} onAction={remove}>
              {copy.delete}
            </MenuItem>
          ) : null}
        </Menu>
      ) : null}
    </>
  )
}
