import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown'
import { Button, DateHeading, EmptyState, Skeleton, Spinner, Text, UnreadMarker } from '@umkreis/design-system'
import type { Group, MessageId, UserId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useMemo } from 'react'
import { copy } from '../../copy.ts'
import { useInView } from '../../hooks/use-in-view.ts'
import type { useMessageJump } from '../../hooks/use-message-jump.ts'
import type { MessageScroll } from '../../hooks/use-message-scroll.ts'
import { useRovingMessage } from '../../hooks/use-roving-message.ts'
import type { DateRules } from '../../logic/dates.ts'
import type { MessageList } from '../../logic/message-list.ts'
import { createQuotes } from '../../logic/quoted.ts'
import type { ShownMessage } from '../../logic/shown-messages.ts'
import type { TimelineRow } from '../../logic/timeline.ts'
import { peopleAtom } from '../../state/groups.ts'
import { loadOlderAtom, showMessagesAtom } from '../../state/messages.ts'
import { centred, content, log, middle, notice, older, toNewest, toNewestButton, waiting } from './MessageLog.css.ts'
import { MessageRow } from './MessageRow.tsx'
import type { MessageHandling } from './use-message-actions.tsx'

/** What was written, from the oldest loaded message to the newest. */
export function MessageLog(props: {
  title: string
  group: Group
  messages: readonly ShownMessage[]
  rows: readonly TimelineRow[]
  list: MessageList
  scroll: MessageScroll
  jump: ReturnType<typeof useMessageJump>
  nameOf: (id: UserId) => string
  dates: DateRules
  handling: MessageHandling
}): ReactNode {
  const { title, group, messages, rows, list, scroll, jump, nameOf, dates, handling } = props
  const people = useAtomValue(peopleAtom)
  const show = useSetAtom(showMessagesAtom)
  const quoteOf = useMemo(() => createQuotes(messages, nameOf, copy), [messages, nameOf])
  const { currentKey, onKeyDown, onFocus } = useRovingMessage(rows)
  const { jumpTo, markedId } = jump
  const { scrollerRef, contentRef } = scroll
  const onQuotePress = useCallback((id: MessageId) => void jumpTo(id), [jumpTo])
  const isHere = list.kind !== 'none' && list.groupId === group.groupId

  return (
    <div className={middle}>
      {/* The log is reached by the keyboard because it scrolls; arrows walk through its messages. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={scrollerRef}
        className={log}
        role="log"
        aria-live="off"
        aria-label={copy.messagesOf(title)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <div ref={contentRef} className={content}>
          {isHere && list.kind === 'loading' && rows.length === 0 ? (
            <div className={waiting}>
              <Skeleton rows={5} />
            </div>
          ) : null}
          {isHere && list.kind === 'failed' ? (
            <div className={`${notice} ${centred}`} role="alert">
              <Text weight={600}>{copy.messagesFailed}</Text>
              <Text size="small" tone="muted">
                {list.detail}
              </Text>
              <Button onPress={() => void show(group.groupId)}>{copy.retry}</Button>
            </div>
          ) : null}
          {isHere && list.kind === 'loaded' && list.older !== 'none' ? <OlderMessages state={list.older} /> : null}
          {isHere && list.kind === 'loaded' && rows.length === 0 ? (
            <div className={centred}>
              <EmptyState level={3} title={copy.emptyTitle} text={copy.empty} />
            </div>
          ) : null}
          {rows.map((row) => {
            if (row.kind === 'date') return <DateRow key={row.key} label={row.label} />
            if (row.kind === 'unread') return <UnreadRow key={row.key} count={row.count} />
            const { message } = row
            const id = message.state.kind === 'stored' ? message.state.message.messageId : null
            return (
              <MessageRow
                key={row.key}
                row={row}
                name={nameOf(message.senderId)}
                person={people.get(message.senderId)}
                quoted={quoteOf(message.replyTo)}
                dates={dates}
                isMarked={id !== null && id === markedId}
                isCurrent={row.key === currentKey}
                actionsOf={handling.of}
                onRetry={handling.retry}
                onQuotePress={onQuotePress}
              />
            )
          })}
        </div>
      </div>
      {scroll.isAtEnd || rows.length === 0 ? null : (
        <div className={toNewest}>
          <Button
            className={toNewestButton}
            variant="soft"
            icon={<ArrowDownIcon size={18} />}
            onPress={() => scroll.toEnd('smooth')}
          >
            {copy.toNewest}
          </Button>
        </div>
      )}
    </div>
  )
}

function DateRow({ label }: { label: string }): ReactNode {
  return (
    <div className={notice}>
      <DateHeading>{label}</DateHeading>
    </div>
  )
}

function UnreadRow({ count }: { count: number }): ReactNode {
  return (
    <div className={notice} data-unread-marker>
      <UnreadMarker>{copy.newMessages(count)}</UnreadMarker>
    </div>
  )
}

/** The top of what is loaded: it loads more when it comes near, and says so when that fails. */
function OlderMessages({ state }: { state: 'more' | 'loading' | 'failed' }): ReactNode {
  const load = useSetAtom(loadOlderAtom)
  const top = useInView<HTMLDivElement>(state === 'more', () => void load(), '600px')
  return (
    <div ref={top} className={older}>
      {state === 'failed' ? (
        <>
          <Text size="small" tone="muted">
            {copy.olderFailed}
          </Text>
          <Button size={32} onPress={() => void load()}>
            {copy.retry}
          </Button>
        </>
      ) : (
        <Spinner label={copy.loadingOlder} />
      )}
    </div>
  )
}
