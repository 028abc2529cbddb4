import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { CrownSimpleIcon } from '@phosphor-icons/react/dist/csr/CrownSimple'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import { UserMinusIcon } from '@phosphor-icons/react/dist/csr/UserMinus'
import {
  AlertDialog,
  Avatar,
  IconButton,
  Menu,
  MenuDivider,
  MenuItem,
  showToast,
  Tag,
  Text,
} from '@umkreis/design-system'
import type { Group, GroupMember, UserId } from '@umkreis/schemas'
import { type ReactNode, useMemo, useState } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { createCell } from '../../../../services/conversation/observed.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { useStartConversation } from '../../../../services/conversation/use-start-conversation.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { SafetyNumberPart } from '../security/SafetyNumberPart.tsx'
import { VerifiedMark } from '../security/VerifiedMark.tsx'
import { copy } from './copy.ts'
import { name as nameStyle, nameLine, person as personStyle, role, words } from './MembersTab.css.ts'
import { useGroupWork } from './use-group-work.ts'

const UNKNOWN = createCell(undefined)

/** Somebody in the group, and what can be done with them. */
export function MemberRow({
  group,
  person,
  viewerId,
  canManage,
  conversations,
}: {
  group: Group
  person: GroupMember
  viewerId: UserId
  canManage: boolean
  conversations: Conversations | null
}): ReactNode {
  const { groupId } = group
  const { userId } = person
  const name = formatName(person)
  const isSelf = userId === viewerId
  const isManager = person.groupRole === 'manager' && group.kind === 'group'
  const trust = conversations?.trust
  const security = useObserved(useMemo(() => trust?.groupSecurity(groupId) ?? UNKNOWN, [trust, groupId]))
  const [open, setOpen] = useState<'nothing' | 'remove' | 'number'>('nothing')
  const { isBusy, run } = useGroupWork()
  const { start } = useStartConversation((message, retry) =>
    showToast({ tone: 'danger', message, action: { label: copy.retry, onPress: retry } }),
  )

  const setRole = () =>
    run(copy.roleFailed, async (changes) => {
      const wanted = isManager ? 'member' : 'manager'
      // Signed first: a manager of whom only the server knows could change nothing that others accept.
      await conversations?.changeGroup(groupId, { roles: new Map([[userId, wanted]]) })
      return changes.setMemberRole(groupId, userId, wanted)
    })
  const remove = async () => {
    const isDone = await run(copy.removeFailed, (changes) => changes.removeMember(groupId, userId))
    setOpen('nothing')
    if (isDone) showToast({ message: copy.removed(name) })
  }
  const isPending = security?.pending.includes(userId) ?? false
  const known = [isSelf ? copy.you : '', person.position, person.city].filter((one) => one !== '')
  const second = isPending ? copy.pending : known.join(', ')

  return (
    <div className={personStyle}>
      <Avatar name={name} src={person.avatarUrl} size={40} />
      <div className={words}>
        <span className={nameLine}>
          <Text as="span" weight={600} truncate className={nameStyle}>
            <bdi>{name}</bdi>
          </Text>
          {trust ? <VerifiedMark userId={userId} trust={trust} /> : null}
        </span>
        <Text as="span" size="small" tone="muted" truncate>
          <bdi>{second}</bdi>
        </Text>
      </div>
      {isManager ? (
        <span className={role}>
          <Tag>{copy.manager}</Tag>
        </span>
      ) : null}
      {isSelf ? null : (
        <Menu
          label={copy.actionsFor(name)}
          trigger={
            <IconButton
              size={32}
              label={copy.actionsFor(name)}
              loading={isBusy}
              icon={<DotsThreeIcon size={20} weight="bold" />}
            />
          }
        >
          <MenuItem icon={<ChatCircleIcon size={20} />} onAction={() => start([userId])}>
            {copy.write}
          </MenuItem>
          {trust && !isPending ? (
            <MenuItem icon={<ShieldCheckIcon size={20} />} onAction={() => setOpen('number')}>
              {copy.compareWith}
            </MenuItem>
          ) : null}
          {canManage ? (
            <MenuItem icon={<CrownSimpleIcon size={20} />} onAction={() => void setRole()}>
              {isManager ? copy.makeMember : copy.makeManager}
            </MenuItem>
          ) : null}
          {canManage ? <MenuDivider /> : null}
          {canManage ? (
            <MenuItem tone="danger" icon={<UserMinusIcon size={20} />} onAction={() => setOpen('remove')}>
              {copy.remove}
            </MenuItem>
          ) : null}
        </Menu>
      )}
      <AlertDialog
        open={open === 'remove'}
        danger
        title={copy.removeTitle(name)}
        message={copy.removeText}
        confirmLabel={copy.removeConfirm}
        cancelLabel={copy.cancel}
        loading={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setOpen('nothing')}
      />
      {open === 'number' && trust ? (
        <SafetyNumberPart person={person} trust={trust} onClose={() => setOpen('nothing')} />
      ) : null}
    </div>
  )
}
