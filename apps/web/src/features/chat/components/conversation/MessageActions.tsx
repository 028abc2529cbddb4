import { ArrowBendUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowBendUpLeft'
import { ArrowBendUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowBendUpRight'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { IconButton, Menu, MenuDivider, MenuItem } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import { ReactionPickerPart } from '../reactions/ReactionParts.tsx'

/** What can be done with one message; an action that is not allowed is absent. */
export type MessageActionSet = {
  readonly react?: (emoji: string) => void
  readonly reply?: () => void
  readonly edit?: () => void
  readonly copyText?: () => void
  readonly forward?: () => void
  readonly info?: () => void
  readonly remove?: () => void
}

/** The actions beside a message: reacting and answering at hand, the rest in a menu. */
export function MessageActions({ react, reply, edit, copyText, forward, info, remove }: MessageActionSet): ReactNode {
  return (
    <>
      {react ? <ReactionPickerPart look="action" onPick={react} /> : null}
      {reply ? (
        <IconButton size={32} label={copy.reply} icon={<ArrowBendUpLeftIcon size={18} />} onPress={reply} />
      ) : null}
      {edit || copyText || forward || info || remove ? (
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
          {forward ? (
            <MenuItem icon={<ArrowBendUpRightIcon size={20} />} onAction={forward}>
              {copy.forward}
            </MenuItem>
          ) : null}
          {info ? (
            <MenuItem icon={<InfoIcon size={20} />} onAction={info}>
              {copy.info}
            </MenuItem>
          ) : null}
          {remove && (edit || copyText || forward || info) ? <MenuDivider /> : null}
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
