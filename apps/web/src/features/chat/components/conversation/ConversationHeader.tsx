import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { Heading, IconButton, Text } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import type { Readiness } from '../../../../services/conversation/readiness.ts'
import { copy } from '../../copy.ts'
import { groupTitle, membersLine, otherMembers } from '../../logic/group-title.ts'
import { GroupAvatar } from '../groups/GroupAvatar.tsx'
import { back, header, name, people, state, words } from './ConversationHeader.css.ts'
import { ReadinessBadge } from './ReadinessBadge.tsx'

/** Who is in the conversation, and whether it is sealed. */
export function ConversationHeader({
  group,
  viewerId,
  readiness,
  onBack,
}: {
  group: Group
  viewerId: UserId
  readiness: Readiness
  onBack: () => void
}): ReactNode {
  const title = groupTitle(group, viewerId, copy.unnamedGroup)
  return (
    <header className={header}>
      <IconButton className={back} size={48} label={copy.back} icon={<ArrowLeftIcon size={24} />} onPress={onBack} />
      <GroupAvatar title={title} avatarUrl={group.avatarUrl} people={otherMembers(group, viewerId)} />
      <div className={words}>
        <Heading level={2} size="title" truncate className={name}>
          <bdi>{title}</bdi>
        </Heading>
        <Text size="small" tone="muted" truncate className={people}>
          {membersLine(group, viewerId, copy)}
        </Text>
        <span className={state}>
          <ReadinessBadge readiness={readiness} />
        </span>
      </div>
    </header>
  )
}
