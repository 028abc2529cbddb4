import { Badge, Text } from '@umkreis/design-system'
import type { Group, GroupId, GroupMember, UserId } from '@umkreis/schemas'
import { memo, type ReactNode } from 'react'
import type { MessageBody } from '../../../../services/conversation/chat-message.ts'
import { copy } from '../../copy.ts'
import { type DateRules, formatMessageTime } from '../../logic/dates.ts'
import { groupTitle, otherMembers } from '../../logic/group-title.ts'
import { createPreview, type Preview } from '../../logic/preview.ts'
import { GroupAvatar } from './GroupAvatar.tsx'
import { head, line, lineText, row, title as titleStyle, words } from './GroupRow.css.ts'

/** One conversation of the list. */
export const GroupRow = memo(function GroupRow(props: {
  group: Group
  viewerId: UserId
  isActive: boolean
  dates: DateRules
  draft: string | undefined
  body: MessageBody | undefined
  author: GroupMember | undefined
  onSelect: (groupId: GroupId) => void
}): ReactNode {
  const { group, viewerId, isActive, dates, draft, onSelect } = props
  const title = groupTitle(group, viewerId, copy.unnamedGroup)
  const isUnread = group.unreadCount > 0
  const shown = createPreview(group, { ...props, draft: isActive ? undefined : draft })
  return (
    <button
      type="button"
      className={row}
      aria-current={isActive ? 'true' : undefined}
      onClick={() => onSelect(group.groupId)}
    >
      <GroupAvatar title={title} avatarUrl={group.avatarUrl} people={otherMembers(group, viewerId)} />
      <span className={words}>
        <span className={head}>
          <Text as="span" weight={600} truncate className={titleStyle}>
            <bdi>{title}</bdi>
          </Text>
          {group.lastMessage ? (
            <Text as="span" size="meta" tabular weight={isUnread ? 600 : 400} tone={isUnread ? 'text' : 'muted'}>
              <time dateTime={group.lastMessage.sendDate}>{formatMessageTime(group.lastMessage.sendDate, dates)}</time>
            </Text>
          ) : null}
        </span>
        <span className={line}>
          <Text as="span" size="small" truncate tone={isUnread ? 'text' : 'muted'} className={lineText}>
            <PreviewText preview={shown} />
          </Text>
          {isUnread ? <Badge count={group.unreadCount} label={copy.unread(group.unreadCount)} /> : null}
        </span>
      </span>
    </button>
  )
})

function PreviewText({ preview }: { preview: Preview }): ReactNode {
  switch (preview.kind) {
    case 'draft':
      return (
        <>
          <Text as="span" size="small" tone="accent">
            {copy.draft}
          </Text>{' '}
          <bdi>{preview.text}</bdi>
        </>
      )
    case 'message':
      return (
        <>
          {preview.who.kind === 'nobody' ? null : `${preview.who.kind === 'me' ? copy.you : preview.who.name}: `}
          <bdi>{preview.text}</bdi>
        </>
      )
    case 'description':
      return <bdi>{preview.text}</bdi>
    case 'sealed':
      return copy.sealed
    case 'empty':
      return copy.noMessagesYet
  }
}
