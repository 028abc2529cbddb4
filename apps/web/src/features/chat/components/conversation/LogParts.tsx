import { Button, DateHeading, EmptyState, Skeleton, Spinner, Text, UnreadMarker } from '@umkreis/design-system'
import type { GroupId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import type { MessageList, PagePlace } from '../../logic/message-list.ts'
import type { OlderMessages } from '../../logic/message-window.ts'
import { activeGroupAtom } from '../../state/active-group.ts'
import { loadPageAtom, showMessagesAtom } from '../../state/message-pages.ts'
import { centred, edge, notice, waiting } from './MessageLog.css.ts'

/** What stands where nothing was written, or nothing of it is here. */
export function NoMessages({
  groupId,
  list,
  isLocked,
}: {
  groupId: GroupId
  list: MessageList
  isLocked: boolean
}): ReactNode {
  const show = useSetAtom(showMessagesAtom)
  const group = useAtomValue(activeGroupAtom)
  if (list.kind === 'none' || list.groupId !== groupId) return null
  if (list.kind === 'loading') {
    return (
      <div className={waiting}>
        <Skeleton rows={5} />
      </div>
    )
  }
  if (list.kind === 'failed') {
    return (
      <div className={`${notice} ${centred}`} role="alert">
        <Text weight={600}>{copy.messagesFailed}</Text>
        <Text size="small" tone="muted">
          {list.detail}
        </Text>
        <Button onPress={() => void show(groupId)}>{copy.retry}</Button>
      </div>
    )
  }
  if (list.kind === 'unreached') {
    const isEmpty = group?.groupId === groupId && group.lastMessage === null
    return (
      <output className={centred}>
        <EmptyState
          level={3}
          title={isEmpty ? copy.unreachedEmptyTitle : copy.unreachedTitle}
          text={isEmpty ? copy.unreachedEmpty : copy.unreached}
          action={<Button onPress={() => void show(groupId)}>{copy.retry}</Button>}
        />
      </output>
    )
  }
  return (
    <div className={centred}>
      {isLocked ? (
        <EmptyState level={3} picture="closed" title={copy.lockedTitle} text={copy.locked} />
      ) : (
        <EmptyState level={3} title={copy.emptyTitle} text={copy.empty} />
      )}
    </div>
  )
}

/** Where a day begins. */
export function DateRow({ label }: { label: string }): ReactNode {
  return (
    <div className={notice}>
      <DateHeading>{label}</DateHeading>
    </div>
  )
}

/** Where reading begins. */
export function UnreadRow({ count }: { count: number }): ReactNode {
  return (
    <div className={notice} data-unread-marker>
      <UnreadMarker>{copy.newMessages(count)}</UnreadMarker>
    </div>
  )
}

/** An end of what is loaded: it says that more is on its way, or that it could not be loaded. */
export function Edge({
  place,
  state,
  failed,
  loading,
}: {
  place: PagePlace
  state: OlderMessages
  failed: string
  loading: string
}): ReactNode {
  const load = useSetAtom(loadPageAtom)
  if (state === 'none') return null
  return (
    <div className={edge}>
      {state === 'failed' ? (
        <>
          <Text size="small" tone="muted">
            {failed}
          </Text>
          <Button size={32} onPress={() => void load(place)}>
            {copy.retry}
          </Button>
        </>
      ) : (
        <Spinner label={loading} />
      )}
    </div>
  )
}
