import { Avatar, MessageBubble, Text, VisuallyHidden } from '@umkreis/design-system'
import type { GroupMember, MessageId } from '@umkreis/schemas'
import { memo, type ReactNode, useState } from 'react'
import { copy } from '../../copy.ts'
import { type DateRules, formatMessageTime } from '../../logic/dates.ts'
import type { TimelineRow } from '../../logic/timeline.ts'
import type { Quoted } from '../../logic/quoted.ts'
import { MessageActions, type MessageActionSet } from './MessageActions.tsx'
import {
  actions as actionsStyle,
  marked,
  message as messageStyle,
  row as rowStyle,
  sendingRing,
} from './MessageRow.css.ts'
import { MessageText } from './MessageText.tsx'

/** What a row shows and does. */
export type MessageRowProps = {
  readonly row: Extract<TimelineRow, { kind: 'message' }>
  readonly name: string
  readonly person: GroupMember | undefined
  readonly quoted: Quoted | null
  readonly dates: DateRules
  readonly isMarked: boolean
  readonly isCurrent: boolean
  readonly actionsOf: (message: MessageRowProps['row']['message']) => MessageActionSet
  readonly onRetry: (message: MessageRowProps['row']['message']) => void
  readonly onQuotePress: (messageId: MessageId) => void
}

/** One message of the conversation, with what can be done with it. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps): ReactNode {
  const { row, name, person, quoted, dates, isMarked, isCurrent, actionsOf, onRetry, onQuotePress } = props
  const { message, isOwn, isFirst, isLast } = row
  // Menus for hundreds of messages would be heavy: a row has its own while it is pointed at or holds the focus.
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const time = formatMessageTime(message.sendDate, dates)
  const timeElement = <time dateTime={message.sendDate}>{time}</time>
  const isFailed = message.state.kind === 'failed'
  const replyTo = message.replyTo?.messageId
  return (
    // Like an item of a list box, a message takes the focus so that its actions can be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      className={`${rowStyle} ${messageStyle[isFirst ? 'first' : 'next']} ${isMarked ? marked : ''}`}
      aria-label={copy.messageLabel(name, time)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isCurrent ? 0 : -1}
      data-message-key={message.key}
      data-message-id={message.state.kind === 'stored' ? message.state.message.messageId : undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <MessageBubble
        from={isOwn ? 'mine' : 'theirs'}
        author={!isOwn && isFirst ? <bdi>{name}</bdi> : undefined}
        time={!isOwn && isFirst ? timeElement : undefined}
        portrait={isFirst ? <Avatar name={name} src={person?.avatarUrl ?? null} size={36} /> : null}
        {...(quoted && replyTo
          ? {
              quote: {
                author: (
                  <>
                    <VisuallyHidden>{copy.inReplyTo} </VisuallyHidden>
                    <bdi>{quoted.author}</bdi>
                  </>
                ),
                text: <bdi>{quoted.text}</bdi>,
                onPress: () => onQuotePress(replyTo),
              },
            }
          : {})}
        {...(isFailed
          ? { failure: { text: copy.notSent, retryLabel: copy.retry, onRetry: () => onRetry(message) } }
          : {})}
        meta={
          <Meta isEdited={message.isEdited} isSending={message.state.kind === 'sending'}>
            {isOwn && isLast && !isFailed ? timeElement : null}
          </Meta>
        }
        actions={
          <div className={actionsStyle}>
            {isPointedAt || hasFocus ? <MessageActions {...actionsOf(message)} /> : null}
          </div>
        }
      >
        {message.body.kind === 'text' ? (
          <MessageText text={message.body.text} />
        ) : (
          <Text as="span" tone="muted">
            {message.body.reason === 'missing-key' ? copy.unreadable : copy.unreadableForGood}
          </Text>
        )}
      </MessageBubble>
    </article>
  )
})

function Meta({
  isEdited,
  isSending,
  children,
}: {
  isEdited: boolean
  isSending: boolean
  children: ReactNode
}): ReactNode {
  if (!isEdited && !isSending && !children) return null
  return (
    <>
      {children}
      {isEdited ? copy.edited : null}
      {isSending ? (
        <>
          <span className={sendingRing} aria-hidden />
          <VisuallyHidden>{copy.sending}</VisuallyHidden>
        </>
      ) : null}
    </>
  )
}
