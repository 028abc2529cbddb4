import { Button, EmptyState, Skeleton, Text, VisuallyHidden } from '@umkreis/design-system'
import type { Group, GroupId, UserId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { ChatMessage } from '../../../../services/conversation/chat-message.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { type History, historyAtom, type HistoryQuery } from '../../../../services/history/history.ts'
import { createMarker } from '../../../../services/history/index/find-marks.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { useDateRules } from '../../hooks/use-date-rules.ts'
import { useInView } from '../../hooks/use-in-view.ts'
import { type DateRules, formatDateHeading, formatMessageTime } from '../../logic/dates.ts'
import { groupTitle } from '../../logic/group-title.ts'
import { loadGroupAtom } from '../../state/groups.ts'
import { jumpToSequenceAtom } from '../../state/jump.ts'
import { copy } from './copy.ts'
import { list, listItem, notice, status } from './history.css.ts'
import { isComplete } from './HistoryProgressLine.tsx'
import { ResultRow } from './ResultRow.tsx'
import { SearchFailed } from './SearchFailed.tsx'
import { type SearchOutcome, useHistorySearch } from './use-history-search.ts'

type SearchResultsProps = {
  readonly query: HistoryQuery
  readonly groups: readonly Group[]
  readonly people: ReadonlyMap<UserId, { readonly firstName: string; readonly lastName: string }>
  readonly viewerId: UserId
  /** Asks for more than so many findings. */
  readonly onMore: (count: number) => void
}

/** What a search found, newest first. Choosing one leads to it in its conversation. */
export function SearchResults({ query, ...props }: SearchResultsProps): ReactNode {
  const { outcome, retry } = useHistorySearch(query)
  const history = useAtomValue(historyAtom)
  if (outcome.kind === 'searching') return <Skeleton shape="lines" label={copy.fetchingTitle} />
  if (outcome.kind === 'failed') return <SearchFailed onRetry={retry} />
  if (outcome.total > 0) return <Findings outcome={outcome} {...props} />
  return history ? <NothingFound history={history} groupIds={outcome.query.groupIds} /> : null
}

/** Drawn once for each answer: not as one types, while the next answer is under way. */
const Findings = memo(function Findings({
  outcome: { findings, total, query },
  groups,
  people,
  viewerId,
  onMore,
}: Omit<SearchResultsProps, 'query'> & { outcome: Extract<SearchOutcome, { kind: 'found' }> }): ReactNode {
  const dates = useDateRules()
  const jump = useSetAtom(jumpToSequenceAtom)
  const [currentId, setCurrentId] = useState<string | null>(null)
  const mark = useMemo(() => createMarker(query.text), [query.text])
  const titles = useMemo(
    () => new Map(groups.map((group) => [group.groupId, groupTitle(group, viewerId, copy.conversation)])),
    [groups, viewerId],
  )
  const hasMore = findings.length < total
  const end = useInView<HTMLDivElement>(hasMore, () => onMore(query.limit))
  useNamedGroups(findings, titles)
  const choose = useCallback(
    (message: ChatMessage) => {
      setCurrentId(message.messageId)
      void jump(message.groupId, message.sequence)
    },
    [jump],
  )

  return (
    <>
      <output className={status}>
        <Text as="span" size="meta" tone="muted">
          {findings.every((one) => one.isAlmost) ? `${copy.almost} ${copy.count(total)}` : copy.count(total)}
        </Text>
      </output>
      <ul className={list}>
        {findings.map(({ message }) => {
          const author = people.get(message.senderId)
          return (
            <li key={message.messageId} className={listItem}>
              <ResultRow
                message={message}
                group={titles.get(message.groupId) ?? copy.conversation}
                author={message.senderId === viewerId ? copy.you : author ? formatName(author) : copy.formerMember}
                time={formatFoundTime(message.sendDate, dates)}
                mark={mark}
                isCurrent={message.messageId === currentId}
                onChoose={choose}
              />
            </li>
          )
        })}
      </ul>
      {hasMore ? (
        <div className={notice} ref={end}>
          <Button size={32} onPress={() => onMore(query.limit)}>
            {copy.more}
          </Button>
        </div>
      ) : null}
    </>
  )
})

/** A list of findings goes back over years: what is not of this one says its own. */
function formatFoundTime(sendDate: string, rules: DateRules): string {
  const isThisYear = new Date(sendDate).getFullYear() === rules.now.getFullYear()
  return isThisYear ? formatMessageTime(sendDate, rules) : formatDateHeading(sendDate, rules)
}

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
