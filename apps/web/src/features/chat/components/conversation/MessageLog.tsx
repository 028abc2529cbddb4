import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown'
import { Badge, Button, VirtualList } from '@umkreis/design-system'
import type { Group, MessageId, UserId } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { copy } from '../../copy.ts'
import type { LogView } from '../../hooks/use-log-view.ts'
import type { useMessageJump } from '../../hooks/use-message-jump.ts'
import { useRovingMessage } from '../../hooks/use-roving-message.ts'
import type { DateRules } from '../../logic/dates.ts'
import { deliveryOf } from '../../logic/delivery-state.ts'
import type { MessageList } from '../../logic/message-list.ts'
import type { OpeningPlace } from '../../logic/message-window.ts'
import { createQuotes } from '../../logic/quoted.ts'
import { estimateRow, rowIndexOfSequence } from '../../logic/row-places.ts'
import type { ShownMessage } from '../../logic/shown-messages.ts'
import type { TimelineRow } from '../../logic/timeline.ts'
import { peopleAtom } from '../../state/groups.ts'
import { TypingLine } from '../reading/TypingLine.tsx'
import { DateRow, Edge, NoMessages, UnreadRow } from './LogParts.tsx'
import { middle, newest, newestButton } from './MessageLog.css.ts'
import { MessageRow } from './MessageRow.tsx'
import type { MessageHandling } from './use-message-actions.tsx'

/** Pixels above the first message, in which it says that older ones are on their way, and below the last, where it says who is writing. */
const EDGE_HEIGHT = 56
const FOOT_HEIGHT = 32

/** What was written, from the oldest loaded message to the newest. */
export function MessageLog(props: {
  title: string
  group: Group
  messages: readonly ShownMessage[]
  rows: readonly TimelineRow[]
  list: MessageList
  view: LogView
  jump: ReturnType<typeof useMessageJump>
  nameOf: (id: UserId) => string
  dates: DateRules
  handling: MessageHandling
  conversations: Conversations
  /** Nothing can be read here before the recovery code is typed in, which is said instead of that nothing was written. */
  isLocked: boolean
}): ReactNode {
  const { title, group, messages, rows, list, view, jump, nameOf, dates, handling, conversations, isLocked } = props
  const { listRef, onView, follows, isAtNewest, toNewest } = view
  const people = useAtomValue(peopleAtom)
  const readings = useObserved(useMemo(() => conversations.reading(group.groupId), [conversations, group.groupId]))
  const quoteOf = useMemo(() => createQuotes(messages, nameOf, copy), [messages, nameOf])
  const { currentKey, onKeyDown, onFocus } = useRovingMessage(rows, listRef)
  const { jumpTo, markedId } = jump
  const onQuotePress = useCallback((id: MessageId) => void jumpTo(id), [jumpTo])
  const loaded = list.kind === 'loaded' && list.groupId === group.groupId ? list : null

  return (
    <div className={middle}>
      <VirtualList
        ref={listRef}
        // The log is reached by the keyboard because it scrolls; arrows walk through its messages.
        role="log"
        label={copy.messagesOf(title)}
        name={(loaded && view.name) ?? ''}
        items={rows}
        itemKey={keyOf}
        estimate={estimateRow}
        anchor="end"
        follows={follows}
        opensAt={loaded ? openingOf(rows, loaded.opensAt) : undefined}
        keeps={currentKey}
        header={
          <Edge place="older" state={loaded?.older ?? 'none'} failed={copy.olderFailed} loading={copy.loadingOlder} />
        }
        headerSize={EDGE_HEIGHT}
        footerSize={FOOT_HEIGHT}
        empty={<NoMessages groupId={group.groupId} list={list} isLocked={isLocked} />}
        onView={onView}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        renderItem={(row) => {
          if (row.kind === 'date') return <DateRow label={row.label} />
          if (row.kind === 'unread') return <UnreadRow count={row.count} />
          const { message } = row
          const id = message.state.kind === 'stored' ? message.state.message.messageId : null
          return (
            <MessageRow
              row={row}
              name={nameOf(message.senderId)}
              person={people.get(message.senderId)}
              quoted={quoteOf(message.replyTo)}
              dates={dates}
              isMarked={id !== null && id === markedId}
              isCurrent={row.key === currentKey}
              delivery={
                row.isOwn && message.state.kind === 'stored'
                  ? deliveryOf(readings, message.state.message.sequence)
                  : null
              }
              actionsOf={handling.of}
              onRetry={handling.retry}
              onQuotePress={onQuotePress}
              groupId={group.groupId}
              nameOf={nameOf}
              onReact={handling.react}
            />
          )
        }}
      />
      <TypingLine groupId={group.groupId} conversations={conversations} nameOf={nameOf} />
      {isAtNewest || rows.length === 0 ? null : (
        <div className={newest}>
          {loaded?.newer === 'failed' ? (
            <Edge place="newer" state="failed" failed={copy.newerFailed} loading="" />
          ) : null}
          <Button
            className={newestButton}
            variant="soft"
            icon={<ArrowDownIcon size={18} />}
            onPress={() => toNewest('smooth')}
          >
            {copy.toNewest}
            <Badge count={group.unreadCount} label={copy.unread(group.unreadCount)} />
          </Button>
        </div>
      )}
    </div>
  )
}

function keyOf({ key }: TimelineRow): string {
  return key
}

/** A part that is opened at a message stands with it in the middle; at the first unread one, with that at the top. */
function openingOf(
  rows: readonly TimelineRow[],
  place: OpeningPlace,
): { readonly key: string; readonly align: 'start' | 'center' } | undefined {
  if (place === 'end') return undefined
  if (place === 'unread') {
    const row = rows.find(({ kind }) => kind === 'unread')
    return row && { key: row.key, align: 'start' }
  }
  const row = rows[rowIndexOfSequence(rows, place)]
  return row && { key: row.key, align: 'center' }
}
