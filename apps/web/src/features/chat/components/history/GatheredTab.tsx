import { EmptyState, Skeleton, Text } from '@umkreis/design-system'
import type { GroupId } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { type History, historyAtom, isHistoryMissingAtom } from '../../../../services/history/history.ts'
import { SearchBox } from '../../../../shared/ui/SearchBox.tsx'
import { useInView } from '../../hooks/use-in-view.ts'
import { copy } from './copy.ts'
import { notice, status, tab } from './history.css.ts'
import { HistoryProgressLine, isComplete } from './HistoryProgressLine.tsx'
import { SearchFailed } from './SearchFailed.tsx'
import { useHastened } from './use-hastened.ts'
import type { useGathered } from './use-gathered.ts'

type GatheredTabProps = {
  readonly groupId: GroupId
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly gathered: ReturnType<typeof useGathered>
  readonly emptyTitle: string
  readonly empty: string
  readonly children: ReactNode
}

/** What was gathered from one conversation, with a search over it and how much of the past is here. */
export function GatheredTab(props: GatheredTabProps): ReactNode {
  const history = useAtomValue(historyAtom)
  const isMissing = useAtomValue(isHistoryMissingAtom)
  useHastened(props.groupId)
  if (isMissing) {
    return (
      <output className={notice}>
        <Text as="span" size="small">
          {copy.unavailable}
        </Text>
      </output>
    )
  }
  return history ? <Tab {...props} history={history} /> : <Skeleton shape="lines" rows={3} label={copy.fetchingTitle} />
}

function Tab({ groupId, label, text, onText, gathered, ...props }: GatheredTabProps & { history: History }): ReactNode {
  const { outcome, hasMore, more, retry } = gathered
  const isAll = isComplete(useObserved(props.history.progress), groupId)
  const end = useInView<HTMLDivElement>(hasMore, more)
  const isEmpty = outcome.kind === 'found' && outcome.total === 0
  return (
    <div className={tab}>
      {isEmpty && text === '' ? null : <SearchBox label={label} value={text} onChange={onText} />}
      <HistoryProgressLine groupId={groupId} />
      {outcome.kind === 'searching' ? <Skeleton shape="lines" rows={3} label={copy.fetchingTitle} /> : null}
      {outcome.kind === 'failed' ? <SearchFailed onRetry={retry} /> : null}
      {isEmpty ? <Empty {...props} isSearched={text !== ''} isAll={isAll} /> : null}
      {outcome.kind === 'found' && text !== '' && !isEmpty ? (
        <output className={status}>
          <Text as="span" size="meta" tone="muted">
            {copy.count(outcome.total)}
          </Text>
        </output>
      ) : null}
      {props.children}
      <div ref={end} />
    </div>
  )
}

function Empty(props: Pick<GatheredTabProps, 'emptyTitle' | 'empty'> & { isSearched: boolean; isAll: boolean }) {
  if (props.isSearched) return <EmptyState level={3} title={copy.nothingTitle} text={copy.nothing} />
  // Nobody is told that there is nothing before everything was looked through.
  if (!props.isAll) return <EmptyState level={3} title={copy.fetchingTitle} text={copy.nothingYet} />
  return <EmptyState level={3} title={props.emptyTitle} text={props.empty} />
}
