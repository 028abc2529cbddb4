import { Avatar, MessageBubble, type MessageBubbleProps, Text, VisuallyHidden } from '@umkreis/design-system'
import type { GroupId, GroupMember, MessageId, UserId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, type ReactNode, useRef, useState } from 'react'
import { currentUserAtom } from '../../../../services/session.ts'
import { focusWhenLost } from '../../../../shared/focus/focus-when-lost.ts'
import { copy } from '../../copy.ts'
import { type DateRules, formatMessageTime } from '../../logic/dates.ts'
import type { ShownMessage } from '../../logic/shown-messages.ts'
import type { TimelineRow } from '../../logic/timeline.ts'
import type { Quoted } from '../../logic/quoted.ts'
import type { DeliveryState } from '../../logic/delivery-state.ts'
import { bringChangeAtom, discardChangeAtom, refusedChangesAtom } from '../../state/refused-changes.ts'
import { FilesPart } from '../files/FilesPart.tsx'
import { DeliveryMark } from '../reading/DeliveryMark.tsx'
import { ReactionsPart } from '../reactions/ReactionParts.tsx'
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
  readonly groupId: GroupId
  readonly nameOf: (id: UserId) => string
  readonly quoted: Quoted | null
  readonly dates: DateRules
  readonly isMarked: boolean
  readonly isCurrent: boolean
  /** How far an own message has come, once it is stored. */
  readonly delivery: DeliveryState | null
  readonly actionsOf: (message: MessageRowProps['row']['message']) => MessageActionSet
  readonly onRetry: (message: MessageRowProps['row']['message']) => void
  readonly onQuotePress: (messageId: MessageId) => void
  readonly onReact: (message: MessageRowProps['row']['message'], emoji: string) => void
}

/** One message of the conversation, with what can be done with it. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps): ReactNode {
  const { row, name, person, groupId, nameOf, quoted, dates, isMarked, isCurrent, delivery } = props
  const { actionsOf, onRetry, onQuotePress, onReact } = props
  const viewerId = useAtomValue(currentUserAtom).userId
  const { message, isOwn, isFirst, isLast } = row
  const failure = useFailure(message, () => onRetry(message))
  // Menus for hundreds of messages would be heavy: a row has its own while it is pointed at, or is the one that the keys
  // lead to. They must not come and go with the focus, which passes through nothing on its way from one to the next.
  const article = useRef<HTMLElement>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const time = formatMessageTime(message.sendDate, dates)
  const timeElement = <time dateTime={message.sendDate}>{time}</time>
  const isFailed = message.state.kind === 'failed'
  const replyTo = message.replyTo?.messageId
  return (
    // Like an item of a list box, a message takes the focus so that its actions can be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={article}
      className={`${rowStyle} ${messageStyle[isFirst ? 'first' : 'next']} ${isMarked ? marked : ''}`}
      aria-label={copy.messageLabel(name, time)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isCurrent ? 0 : -1}
      data-message-key={message.key}
      data-message-id={message.state.kind === 'stored' ? message.state.message.messageId : undefined}
      // A row that comes to lie under a resting pointer, as when a menu above it goes, is not entered: the next move tells.
      onPointerMove={() => setPointedAt(true)}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
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
        {...(failure ? { failure } : {})}
        meta={
          <Meta isEdited={message.isEdited} onItsWay={wayOf(message.state)}>
            {isOwn && isLast && !isFailed ? timeElement : null}
            {delivery && isLast ? <DeliveryMark state={delivery} /> : null}
          </Meta>
        }
        reactions={
          message.reactions.length > 0 ? (
            <ReactionsPart
              reactions={message.reactions}
              viewerId={viewerId}
              nameOf={nameOf}
              onToggle={(emoji) => {
                onReact(message, emoji)
                // One's own last reaction goes with its button.
                focusWhenLost(() => article.current)
              }}
            />
          ) : undefined
        }
        actions={
          <div className={actionsStyle}>
            {isPointedAt || isCurrent ? <MessageActions {...actionsOf(message)} /> : null}
          </div>
        }
      >
        <Content message={message} groupId={groupId} />
      </MessageBubble>
    </article>
  )
})

/** What has failed of a message, and what may be done about it. */
function useFailure({ state }: ShownMessage, onRetry: () => void): MessageBubbleProps['failure'] {
  const refused = useAtomValue(refusedChangesAtom)
  const bring = useSetAtom(bringChangeAtom)
  const discard = useSetAtom(discardChangeAtom)
  if (state.kind === 'failed') return { text: copy.notSent, retryLabel: copy.retry, onRetry }
  const change = state.kind === 'stored' ? refused.get(state.message.messageId) : undefined
  if (!change) return undefined
  return {
    text: change.change.edit ? copy.editFailed : copy.deleteFailed,
    retryLabel: copy.retry,
    onRetry: () => void bring(change),
    discard: { label: copy.discard, onPress: () => discard(change) },
  }
}

function Content({ message, groupId }: { message: ShownMessage; groupId: GroupId }): ReactNode {
  const { body, state } = message
  if (body.kind === 'unreadable') {
    return (
      <Text as="span" tone="muted">
        {body.reason === 'missing-key' ? copy.unreadable : copy.unreadableForGood}
      </Text>
    )
  }
  const { text, mentions = [], attachments = [] } = body
  const uploadIds = state.kind === 'stored' ? [] : state.uploadIds
  return (
    <>
      {attachments.length + uploadIds.length > 0 ? (
        <FilesPart groupId={groupId} attachments={attachments} uploadIds={uploadIds} />
      ) : null}
      {text === '' ? null : <MessageText text={text} mentions={mentions} />}
    </>
  )
}

function wayOf({ kind }: ShownMessage['state']): string | null {
  if (kind === 'sending') return copy.sending
  return kind === 'uploading' ? copy.uploading : null
}

function Meta({
  isEdited,
  onItsWay,
  children,
}: {
  isEdited: boolean
  onItsWay: string | null
  children: ReactNode
}): ReactNode {
  if (!isEdited && onItsWay === null && !children) return null
  return (
    <>
      {children}
      {isEdited ? copy.edited : null}
      {onItsWay === null ? null : (
        <>
          <span className={sendingRing} aria-hidden />
          <VisuallyHidden>{onItsWay}</VisuallyHidden>
        </>
      )}
    </>
  )
}
