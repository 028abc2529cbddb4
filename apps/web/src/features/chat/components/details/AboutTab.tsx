import { BellSlashIcon } from '@phosphor-icons/react/dist/csr/BellSlash'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { Button, Heading, Text } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import { type ReactNode, useState } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { useChangeMine } from '../../hooks/use-change-mine.ts'
import { SecurityDialogHost } from '../security/SecurityDialogHost.tsx'
import { description, head, leave, row, rowButton, rowIcon, rows, section, tab, words } from './AboutTab.css.ts'
import { copy } from './copy.ts'
import { EditGroupDialog } from './EditGroupDialog.tsx'
import { HistoryPolicy } from './HistoryPolicy.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { isManaging } from './managing.ts'
import { SettingRow } from './SettingRow.tsx'

/** What a conversation is for, how it stands with the member, who can read it, and the way out of it. */
export function AboutTab({
  group,
  viewerId,
  conversations,
}: {
  group: Group
  viewerId: UserId
  conversations: Conversations | null
}): ReactNode {
  const [open, setOpen] = useState<'nothing' | 'edit' | 'security' | 'leave'>('nothing')
  const close = () => setOpen('nothing')
  const change = useChangeMine(group)
  const isPair = group.kind === 'pair'
  const canManage = isManaging(group, viewerId)

  return (
    <div className={tab}>
      {isPair ? null : (
        <section className={section} aria-labelledby="details-description">
          <div className={head}>
            <Heading level={3} size="body" id="details-description">
              {copy.description}
            </Heading>
            {canManage ? (
              <Button size={32} icon={<PencilSimpleIcon size={16} />} onPress={() => setOpen('edit')}>
                {copy.edit}
              </Button>
            ) : null}
          </div>
          <Text size="small" tone={group.description === '' ? 'muted' : 'text'} className={description}>
            {group.description === '' ? copy.noDescription : <bdi>{group.description}</bdi>}
          </Text>
        </section>
      )}
      <section className={section} aria-labelledby="details-mine">
        <Heading level={3} size="body" id="details-mine">
          {copy.forYou}
        </Heading>
        <ul className={rows}>
          <SettingRow
            icon={<BellSlashIcon size={20} />}
            title={copy.mute}
            why={copy.muteWhy}
            isOn={group.isMuted}
            onChange={(isMuted) => change({ isMuted })}
          />
          <SettingRow
            icon={<PushPinIcon size={20} />}
            title={copy.pin}
            why={copy.pinWhy}
            isOn={group.isPinned}
            onChange={(isPinned) => change({ isPinned })}
          />
        </ul>
      </section>
      <section className={section} aria-labelledby="details-readers">
        <Heading level={3} size="body" id="details-readers">
          {copy.readers}
        </Heading>
        <ul className={rows}>
          <li className={row}>
            <Text as="span" size="small">
              {copy.readersWhy}
            </Text>
          </li>
          {isPair || !conversations ? null : (
            <HistoryPolicy group={group} viewerId={viewerId} conversations={conversations} />
          )}
          {conversations ? (
            <li>
              <button
                type="button"
                className={`${row} ${rowButton}`}
                aria-haspopup="dialog"
                onClick={() => setOpen('security')}
              >
                <ShieldCheckIcon className={rowIcon} size={20} aria-hidden />
                <span className={words}>
                  <Text as="span" weight={600} size="small">
                    {copy.compare}
                  </Text>
                </span>
                <CaretRightIcon className={rowIcon} size={16} aria-hidden />
              </button>
            </li>
          ) : null}
        </ul>
      </section>
      <div className={leave}>
        <Button variant="dangerText" icon={<SignOutIcon size={20} />} onPress={() => setOpen('leave')}>
          {isPair ? copy.leavePair : copy.leave}
        </Button>
      </div>
      {open === 'edit' ? <EditGroupDialog group={group} viewerId={viewerId} onClose={close} /> : null}
      {open === 'leave' ? (
        <LeaveDialog group={group} viewerId={viewerId} conversations={conversations} onClose={close} />
      ) : null}
      {conversations ? (
        <SecurityDialogHost
          isOpen={open === 'security'}
          group={group}
          viewerId={viewerId}
          trust={conversations.trust}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
