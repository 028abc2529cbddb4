import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { Text } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import { memo, type ReactNode, useMemo, useState } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import type { Readiness } from '../../../../services/conversation/readiness.ts'
import { copy } from '../../copy.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { listNames } from '../../logic/group-title.ts'
import { NewKeys } from './NewKeys.tsx'
import { Notice } from './Notice.tsx'
import { SecurityDialogHost } from './SecurityDialogHost.tsx'
import { pendingIcon, pendingLine } from './SecurityNotices.css.ts'

/** People named before the rest is only counted. */
const NAMED_PENDING = 3

/** What has to be known above the composer about who reads along; spoken when it appears. */
export const SecurityNotices = memo(function SecurityNotices({
  group,
  viewerId,
  readiness,
  conversations,
  nameOf,
  nameOfStranger,
}: {
  group: Group
  viewerId: UserId
  readiness: Readiness
  conversations: Pick<Conversations, 'acceptContactKeys' | 'trust'>
  nameOf: (id: UserId) => string
  /** Names people who are not among those shown. */
  nameOfStranger: (id: UserId) => string
}): ReactNode {
  // Here, because who was compared is accepted, and what led there goes away.
  const [isComparing, setComparing] = useState(false)
  return (
    <>
      <div aria-live="polite">
        {readiness.kind === 'contact-reset' ? (
          <NewKeys
            userIds={readiness.userIds}
            conversations={conversations}
            nameOf={nameOf}
            onCompare={() => setComparing(true)}
          />
        ) : null}
        {readiness.kind === 'broken' ? (
          <Notice
            tone="danger"
            icon={<WarningIcon size={20} weight="fill" aria-hidden />}
            title={
              readiness.what === 'group-keys'
                ? copy.groupKeysBroken
                : copy.membersBroken(listNames(readiness.userIds.map(nameOfStranger)), readiness.userIds.length)
            }
            text={copy.brokenHelp}
          />
        ) : null}
        <PendingPeople group={group} conversations={conversations} nameOf={nameOf} />
      </div>
      <SecurityDialogHost
        isOpen={isComparing}
        group={group}
        viewerId={viewerId}
        trust={conversations.trust}
        onClose={() => setComparing(false)}
      />
    </>
  )
})

function PendingPeople({
  group,
  conversations,
  nameOf,
}: {
  group: Group
  conversations: Pick<Conversations, 'trust'>
  nameOf: (id: UserId) => string
}): ReactNode {
  const { trust } = conversations
  const security = useObserved(useMemo(() => trust.groupSecurity(group.groupId), [trust, group.groupId]))
  const pending = security?.pending ?? []
  if (pending.length === 0) return null
  return (
    <Text size="small" tone="muted" className={pendingLine}>
      <HourglassIcon size={18} className={pendingIcon} aria-hidden />
      <span>
        {copy.pending(
          pending.length <= NAMED_PENDING ? listNames(pending.map(nameOf)) : copy.people(pending.length),
          pending.length,
        )}
      </span>
    </Text>
  )
}
