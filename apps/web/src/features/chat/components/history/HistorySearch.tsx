import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { Heading, IconButton } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isHistoryMissingAtom } from '../../../../services/history/history.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { SearchBox } from '../../../../shared/ui/SearchBox.tsx'
import { useDateRules } from '../../hooks/use-date-rules.ts'
import { NO_CHOICES, type SearchChoices, toHistoryQuery } from '../../logic/history-query.ts'
import { groupListAtom, peopleAtom } from '../../state/groups.ts'
import type { HistorySearch as OpenSearch } from '../../state/history-search.ts'
import { copy } from './copy.ts'
import { field, head, panel, scroller, titleRow } from './history.css.ts'
import { HistoryProgressLine } from './HistoryProgressLine.tsx'
import { SearchFilters } from './SearchFilters.tsx'
import { SearchIntro } from './SearchIntro.tsx'
import { SearchResults } from './SearchResults.tsx'
import { useHastened } from './use-hastened.ts'
import { usePreparedSearch } from './use-prepared-search.ts'

/** Findings that are shown at first: more than stand in the panel at once, of which each costs time as one types. */
const PAGE = 16

/** The search in one's own messages, beside the conversation into which its findings lead. */
export function HistorySearch({ search, onClose }: { search: OpenSearch; onClose: () => void }): ReactNode {
  const [text, setText] = useState(search.text)
  const [choices, setChoices] = useState<SearchChoices>({ ...NO_CHOICES, groupId: search.groupId })
  const [shown, setShown] = useState({ key: '', count: PAGE })
  const isAvailable = !useAtomValue(isHistoryMissingAtom)
  const viewerId = useAtomValue(currentUserAtom).userId
  const people = useAtomValue(peopleAtom)
  const list = useAtomValue(groupListAtom)
  const groups = list.kind === 'loaded' ? list.groups : NO_GROUPS
  const { now } = useDateRules()
  const frame = useRef<HTMLElement>(null)
  useHastened(choices.groupId)
  usePreparedSearch()

  const asked = useMemo(
    () => toHistoryQuery(text, choices, { people: people.values(), groups, viewerId, now }),
    [text, choices, people, groups, viewerId, now],
  )
  const key = JSON.stringify(asked)
  // The list of conversations and of people changes with every message: the same question is not asked anew.
  // oxlint-disable-next-line react/exhaustive-deps -- the key says all that the question is made of
  const query = useMemo(() => asked && { ...asked, limit: shown.key === key ? shown.count : PAGE }, [key, shown])
  const showMore = useCallback((count: number) => setShown({ key, count: count + 2 * PAGE }), [key])

  useEffect(() => frame.current?.querySelector('input')?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (text === '') onClose()
      else setText('')
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (moveAmongResults(frame.current, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault()
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys lead from the field to what was found
    <section className={panel} aria-label={copy.title} ref={frame} onKeyDown={onKeyDown}>
      <div className={head}>
        <div className={titleRow}>
          <IconButton label={copy.back} icon={<ArrowLeftIcon size={20} />} onPress={onClose} />
          <Heading level={1} size="title" truncate>
            {copy.title}
          </Heading>
        </div>
        <search className={field}>
          <SearchBox label={copy.field} value={text} onChange={setText} />
        </search>
        <SearchFilters choices={choices} onChange={setChoices} groups={groups} people={people} viewerId={viewerId} />
        <HistoryProgressLine groupId={choices.groupId} />
      </div>
      <div className={scroller}>
        {query && isAvailable ? (
          <SearchResults query={query} groups={groups} people={people} viewerId={viewerId} onMore={showMore} />
        ) : (
          <SearchIntro isAvailable={isAvailable} />
        )}
      </div>
    </section>
  )
}

const NO_GROUPS: readonly [] = []

/** Moves the focus through the findings, from the field on and back to it. @returns Whether it was moved. */
function moveAmongResults(frame: HTMLElement | null, by: 1 | -1): boolean {
  const rows = [...(frame?.querySelectorAll<HTMLElement>('[data-result]') ?? [])]
  const at = rows.findIndex((row) => row === document.activeElement)
  const input = frame?.querySelector('input')
  if (at < 0 && (by < 0 || document.activeElement !== input)) return false
  const next = at + by < 0 ? input : rows[at + by]
  next?.focus()
  return next !== undefined && next !== null
}
