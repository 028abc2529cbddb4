import { BellSlashIcon } from '@phosphor-icons/react/dist/csr/BellSlash'
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin'
import { Badge, Text, VisuallyHidden } from '@umkreis/design-system'
import type { Group, GroupId, GroupMember, UserId } from '@umkreis/schemas'
import { memo, type ReactNode } from 'react'
import type { MessageBody } from '../../../../services/conversation/chat-message.ts'
import { copy } from '../../copy.ts'
import { type DateRules, formatMessageTime } from '../../logic/dates.ts'
import { groupTitle, otherMembers } from '../../logic/group-title.ts'
import { createPreview, type Preview } from '../../logic/preview.ts'
import { GroupAvatar } from './GroupAvatar.tsx'
import { head, late, line, lineText, mark, row, title as titleStyle, twoLines, when, words } from './GroupRow.css.ts'

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
  /** The mouse or the focus is on it. */
  onPoint: (groupId: GroupId) => void
}): ReactNode {
  const { group, viewerId, isActive, dates, draft, onSelect, onPoint } = props
  const title = groupTitle(group, viewerId, copy.unnamedGroup)
  const isUnread = group.unreadCount > 0
  const shown = createPreview(group, { ...props, draft: isActive ? undefined : draft }, copy)
  return (
    <button
      type="button"
      className={row}
      aria-current={isActive ? 'true' : undefined}
      onClick={() => onSelect(group.groupId)}
      onFocus={() => onPoint(group.groupId)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') onPoint(group.groupId)
      }}
    >
      <GroupAvatar title={title} avatarUrl={group.avatarUrl} people={otherMembers(group, viewerId)} />
      <span className={words}>
        <span className={head}>
          <Text as="span" weight={600} truncate className={titleStyle}>
            <bdi>{title}</bdi>
          </Text>
          {group.lastMessage ? (
            <Text
              as="span"
              size="meta"
              tabular
              weight={isUnread ? 600 : 400}
              tone={isUnread ? 'text' : 'muted'}
              className={when}
            >
              <time dateTime={group.lastMessage.sendDate}>{formatMessageTime(group.lastMessage.sendDate, dates)}</time>
            </Text>
          ) : null}
        </span>
        <span className={line}>
          <Text
            as="span"
            size="small"
            truncate={shown.kind !== 'description'}
            tone={isUnread ? 'text' : 'muted'}
            className={`${lineText} ${shown.kind === 'description' ? twoLines : ''}`}
          >
            <PreviewText preview={shown} />
          </Text>
          {group.isMuted ? <Mark icon={<BellSlashIcon size={16} aria-hidden />} words={copy.muted} /> : null}
          {group.isPinned ? (
            <Mark icon={<PushPinIcon size={16} weight="fill" aria-hidden />} words={copy.pinned} />
          ) : null}
          {isUnread ? (
            <Badge
              count={group.unreadCount}
              label={copy.unread(group.unreadCount)}
              tone={group.isMuted ? 'quiet' : 'accent'}
            />
          ) : null}
        </span>
      </span>
    </button>
  )
})

function Mark({ icon, words: said }: { icon: ReactNode; words: string }): ReactNode {
  return (
    <span className={mark} title={said}>
      {icon}
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  )
}

function Who({ name }: { name: string }): ReactNode {
  return (
    <>
      <Text as="span" size="small" weight={600} tone="text">
        <bdi>{name}</bdi>:
      </Text>{' '}
    </>
  )
}

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
          {preview.who.kind === 'nobody' ? null : (
            <Who name={preview.who.kind === 'me' ? copy.you : preview.who.name} />
          )}
          <bdi>{preview.text}</bdi>
        </>
      )
    case 'description':
      return <bdi>{preview.text}</bdi>
    case 'sealed':
      return <span className={late}>{copy.sealed}</span>
    case 'empty':
      return copy.noMessagesYet
  }
}
