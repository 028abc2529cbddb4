import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell'
import { BellSlashIcon } from '@phosphor-icons/react/dist/csr/BellSlash'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin'
import { PushPinSlashIcon } from '@phosphor-icons/react/dist/csr/PushPinSlash'
import { IconButton, Menu, MenuItem } from '@umkreis/design-system'
import type { Group } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { paths } from '../../../../shared/paths.ts'
import { copy } from '../../copy.ts'
import { useChangeMine } from '../../hooks/use-change-mine.ts'
import { actions } from './GroupRow.css.ts'

/** What can be done with a conversation from its row. */
export function GroupActions({ group }: { group: Group }): ReactNode {
  const change = useChangeMine(group)
  const { groupId, isMuted, isPinned } = group
  return (
    <span className={actions}>
      <Menu
        label={copy.groupActions}
        trigger={<IconButton size={32} label={copy.groupActions} icon={<DotsThreeIcon size={20} weight="bold" />} />}
      >
        <MenuItem
          icon={isPinned ? <PushPinSlashIcon size={20} /> : <PushPinIcon size={20} />}
          onAction={() => change({ isPinned: !isPinned })}
        >
          {isPinned ? copy.unpin : copy.pin}
        </MenuItem>
        <MenuItem
          icon={isMuted ? <BellIcon size={20} /> : <BellSlashIcon size={20} />}
          onAction={() => change({ isMuted: !isMuted })}
        >
          {isMuted ? copy.unmute : copy.mute}
        </MenuItem>
        <MenuItem icon={<InfoIcon size={20} />} href={paths.groupDetails(undefined, { group: groupId })}>
          {copy.details}
        </MenuItem>
      </Menu>
    </span>
  )
}
