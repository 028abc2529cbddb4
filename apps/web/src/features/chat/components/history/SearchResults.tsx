import { Button, EmptyState, Text, VisuallyHidden } from '@umkreis/design-system'
import type { Group, GroupId, UserId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { ChatMessage } from '../../../../services/conversation/chat-message.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { type History, historyAtom, type HistoryQuery } from '../../../../services/history/history.ts'
import { createMarker } from '../../../../services/history/index/find-marks.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { useDateRules } from '../../hooks/use-date-rules.ts'
import { formatMessageTime } from '../../logic/dates.ts'
import { groupTitle } from '../../logic/group-title.ts'
import { loadGroupAtom } from '../../state/groups.ts'
import { jumpToSequenceAtom } from '../../state/jump.ts'
import { copy } from './copy.ts'
import { list, notice, status } from './history.css.ts'
import { isComplete } from './HistoryProgressLine.tsx'
import { ResultRow } from './ResultRow.tsx'
import { useHistorySearch } from './use-history-search.ts'

/** What a search found, newest first. Choosing one leads to it in its conversation. */
export function SearchResults({
  query,
  words,
  groups,
  people,
  viewerId,
  onMore,
}: {
  query: HistoryQuery
  /** What is marked in the findings. */
  words: string
  groups: readonly Group[]
  people: ReadonlyMap<UserId, { readonly firstName: string; readonly lastName: string }>
  viewerId: UserId
  onMore: () => void
}): ReactNode {
  const { outcome, retry } = useHistorySearch(query)
  const history = useAtomValue(historyAtom)
  const dates = useDateRules()
  const jump = useSetAtom(jumpToSequenceAtom)
  const [currentId, setCurrentId] = useState<string | null>(null)
  const mark = useMemo(() => createMarker(words), [words])
  const titles = useMemo(
    () => new Map(groups.map((group) => [group.groupId, groupTitle(group, viewerId, copy.conversation)])),
    [groups, viewerId],
  )
  const findings = outcome.kind === 'found' ? outcome.findings : NOTHING
  useNamedGroups(findings, titles)
  const choose = useCallback(
    (message: ChatMessage) => {
      setCurrentId(message.messageId)
      void jump(message.groupId, message.sequence)
    },
    [jump],
  )

  if (outcome.kind === 'searching') return null
  if (outcome.kind === 'failed') {
    return (
      <div className={notice} role="alert">
        <Text size="small">{copy.failed}</Text>
        <Button size={32} onPress={retry}>
          {copy.retry}
        </Button>
      </div>
    )
  }
  if (outcome.total === 0) return history ? <NothingFound history={history} groupIds={query.groupIds} /> : null
  const isAlmost = findings.every((one) => one.isAlmost)
  return (
    <>
      <output className={status}>
        <Text as="span" size="meta" tone="muted">
          {isAlmost ? `${copy.almost} ${copy.count(outcome.total)}` : copy.count(outcome.total)}
        </Text>
      </output>
      <ul className={list}>
        {findings.map(({ message }) => {
          const author = people.get(message.senderId)
          return (
            <li key={message.messageId}>
              <ResultRow
                message={message}
                group={titles.get(message.groupId) ?? copy.conversation}
                author={message.senderId === viewerId ? copy.you : author ? formatName(author) : copy.formerMember}
                time={formatMessageTime(message.sendDate, dates)}
                mark={mark}
                isCurrent={message.messageId === currentId}
                onChoose={choose}
              />
            </li>
          )
        })}
      </ul>
      {findings.length < outcome.total ? (
        <div className={notice}>
          <Button size={32} onPress={onMore}>
            {copy.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}

const NOTHING: readonly { readonly message: ChatMessage; readonly isAlmost: boolean }[] = []

function NothingFound({
  history,
  groupIds,
}: {
  history: History
  groupIds: readonly GroupId[] | undefined
}): ReactNode {
  const progress = useObserved(history.progress)
  const groupId = groupIds?.length === 1 ? (groupIds[0] ?? null) : null
  const words = isComplete(progress, groupId) ? copy.nothing : `${copy.nothing} ${copy.nothingYet}`
  return (
    <>
      <EmptyState title={copy.nothingTitle} text={words} />
      <VisuallyHidden>
        <output>{copy.nothingTitle}</output>
      </VisuallyHidden>
    </>
  )
}

/** Loads the conversations of findings that no page of the list has yet, so that they can be named. */
function useNamedGroups(
  findings: readonly { readonly message: ChatMessage }[],
  titles: ReadonlyMap<GroupId, string>,
): void {
  const load = useSetAtom(loadGroupAtom)
  const [asked] = useState(() => new Set<GroupId>())
  useEffect(() => {
    for (const { message } of findings) {
      if (titles.has(message.groupId) || asked.has(message.groupId)) continue
      asked.add(message.groupId)
      void load(message.groupId)
    }
  }, [findings, titles, asked, load])
}
