import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell'
import { BellSlashIcon } from '@phosphor-icons/react/dist/csr/BellSlash'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { SidebarSimpleIcon } from '@phosphor-icons/react/dist/csr/SidebarSimple'
import { Heading, IconButton, Text } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import { memo, type ReactNode, useMemo } from 'react'
import type { Readiness } from '../../../../services/conversation/readiness.ts'
import type { Trust } from '../../../../services/conversation/trust.ts'
import { copy } from '../../copy.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { useChangeMine } from '../../hooks/use-change-mine.ts'
import { useIsNarrow } from '../../hooks/use-is-narrow.ts'
import { groupTitle, membersLine, otherMembers } from '../../logic/group-title.ts'
import { GroupAvatar } from '../groups/GroupAvatar.tsx'
import { SearchEntry } from '../history/SearchEntry.tsx'
import { SecurityButton } from '../security/SecurityButton.tsx'
import { VerifiedMark } from '../security/VerifiedMark.tsx'
import { actions, back, header, heading, mute, name, people, policy, state, words } from './ConversationHeader.css.ts'
import { ReadinessBadge } from './ReadinessBadge.tsx'

/** Who is in the conversation, whether it is sealed, and the ways to what else is known of it. */
export const ConversationHeader = memo(function ConversationHeader({
  group,
  viewerId,
  readiness,
  trust,
  isDetailsOpen,
  onBack,
  onDetails,
}: {
  group: Group
  viewerId: UserId
  readiness: Readiness
  trust: Trust
  isDetailsOpen: boolean
  onBack: () => void
  onDetails: () => void
}): ReactNode {
  const title = groupTitle(group, viewerId, copy.unnamedGroup)
  const others = otherMembers(group, viewerId)
  const partner = group.kind === 'pair' ? others[0] : undefined
  const security = useObserved(useMemo(() => trust.groupSecurity(group.groupId), [trust, group.groupId]))
  const shownPolicy = partner ? undefined : security?.historyPolicy
  const change = useChangeMine(group)
  const isNarrow = useIsNarrow()
  return (
    <header className={header}>
      <IconButton className={back} size={48} label={copy.back} icon={<ArrowLeftIcon size={24} />} onPress={onBack} />
      <GroupAvatar title={title} avatarUrl={group.avatarUrl} people={others} />
      <div className={words[shownPolicy === undefined ? 'sealed' : 'withPolicy']}>
        <div className={heading}>
          <Heading level={2} size="title" truncate tabIndex={-1} className={name}>
            <bdi>{title}</bdi>
          </Heading>
          {partner ? <VerifiedMark userId={partner.userId} trust={trust} /> : null}
        </div>
        <Text size="small" tone="muted" truncate className={people}>
          {membersLine(group, viewerId, copy)}
        </Text>
        <span className={state}>
          <ReadinessBadge readiness={readiness} />
        </span>
        {shownPolicy ? (
          <Text size="meta" tone="muted" truncate className={policy}>
            {copy.policy[shownPolicy]}
          </Text>
        ) : null}
      </div>
      <div className={actions}>
        {isNarrow ? null : <SearchEntry groupId={group.groupId} />}
        <SecurityButton group={group} viewerId={viewerId} trust={trust} />
        <IconButton
          className={mute}
          label={group.isMuted ? copy.unmute : copy.mute}
          icon={group.isMuted ? <BellSlashIcon size={22} /> : <BellIcon size={22} />}
          onPress={() => change({ isMuted: !group.isMuted })}
        />
        <IconButton
          label={copy.details}
          icon={isNarrow ? <DotsThreeIcon size={24} weight="bold" /> : <SidebarSimpleIcon size={22} mirrored />}
          variant={isDetailsOpen ? 'soft' : 'text'}
          aria-expanded={isDetailsOpen}
          onPress={onDetails}
        />
      </div>
    </header>
  )
})
