import { Card, Drawer, IconButton, showToast, VisuallyHidden } from '@umkreis/design-system'
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import type { SearchResult } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useStartConversation } from '../../services/conversation/use-start-conversation.ts'
import { currentUserAtom } from '../../services/session.ts'
import { useImmersive } from '../../services/shell.ts'
import { paths } from '../../shared/paths.ts'
import { Chips } from './components/Chips.tsx'
import { PersonDetails } from './components/PersonDetails.tsx'
import { QuestionBox, type QuestionInput } from './components/QuestionBox.tsx'
import { ResultList } from './components/ResultList.tsx'
import { ResultCount } from './components/ResultCount.tsx'
import { ResultVerdict } from './components/ResultVerdict.tsx'
import { SelectionBar } from './components/SelectionBar.tsx'
import { copy } from './copy.ts'
import { useMedia } from './hooks/use-media.ts'
import { focusList, useArrival } from './hooks/use-arrival.ts'
import { useQuestionText } from './hooks/use-question-text.ts'
import { useRecentSearches } from './hooks/use-recent-searches.ts'
import { useResult } from './hooks/use-result.ts'
import { useResultKeys } from './hooks/use-result-keys.ts'
import { useSelection } from './hooks/use-selection.ts'
import { listChips, removeChip } from './logic/chips.ts'
import { formatSearch, parseSearch, type Search } from './logic/search-address.ts'
import * as styles from './ResultPage.css.ts'

const NO_RESULTS: readonly SearchResult[] = []

/** The people whom a question finds, why, and the way into a conversation with them. */
export function ResultPage(): ReactNode {
  const self = useAtomValue(currentUserAtom)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = useMemo(() => parseSearch(params), [params])
  const result = useResult(search, self.userId)
  const loaded = result.kind === 'loaded' ? result : undefined
  const results = loaded?.results ?? NO_RESULTS
  const parts = loaded?.parts ?? []
  const selection = useSelection(results)
  const { recent, remember, forget } = useRecentSearches(self.userId)
  const hasColumn = useMedia('(min-width: 1200px)')
  const isPhone = useMedia('(max-width: 489.98px)')
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const field = useRef<QuestionInput>(null)
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useQuestionText(search)
  useImmersive(isPhone)

  const { start, isStarting } = useStartConversation((message, retry) =>
    showToast({ tone: 'danger', message, action: { label: copy.retry, onPress: retry } }),
  )
  const startChat = () => {
    const chosen = selection.selected.length > 0 ? selection.selected : selection.inFocus ? [selection.inFocus] : []
    start(chosen.map(({ user }) => user.userId))
  }
  const go = useCallback(
    (next: Search) => {
      if (next.text !== '') remember(next.text)
      void navigate(paths.surroundMeResult(formatSearch(next)))
    },
    [navigate, remember],
  )
  const ask = (asked: string) => {
    if (asked.trim() === '') return
    go({ ...search, text: asked })
    focusList(list.current)
  }
  useResultKeys({
    selection,
    onStartChat: startChat,
    onFocusQuestion: () => field.current?.select(),
    onFocusList: () => focusList(list.current),
  })
  useArrival(list, loaded !== undefined && !loaded.isRefreshing)

  const { inFocus, selected } = selection
  const details = inFocus ? (
    <PersonDetails
      key={inFocus.user.userId}
      result={inFocus}
      parts={parts}
      self={self}
      isSelected={selection.state.selected.includes(inFocus.user.userId)}
      isStarting={isStarting}
      onToggle={() => selection.dispatch({ type: 'toggled', id: inFocus.user.userId })}
      onWrite={selected.length === 0 ? () => start([inFocus.user.userId]) : undefined}
    />
  ) : null

  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{copy.resultTitle}</VisuallyHidden>
      <div className={styles.top}>
        <div className={styles.back}>
          <IconButton
            label={copy.back}
            icon={<ArrowLeftIcon size={24} />}
            onPress={() => void navigate(paths.surroundMe({ query: search.text }))}
          />
        </div>
        <div className={styles.question}>
          <QuestionBox
            look="slim"
            value={text}
            answeredText={loaded?.text ?? ''}
            parts={parts}
            recent={recent}
            fieldRef={field}
            onChange={setText}
            onSearch={ask}
            onForgetRecent={forget}
          />
        </div>
      </div>
      <div className={styles.chips}>
        <Chips
          search={search}
          chips={listChips(search, parts)}
          partCount={parts.length}
          results={results}
          onRemove={(chip) => go(removeChip(search, chip))}
          onAdd={go}
        />
        {loaded ? <ResultCount result={loaded} /> : null}
      </div>
      <div className={details ? `${styles.columns} ${styles.withPerson}` : styles.columns}>
        <section className={styles.people} aria-label={copy.resultTitle}>
          <ResultVerdict result={result} search={search} onSearch={go} />
          {loaded && results.length > 0 ? (
            <ResultList
              ref={list}
              parts={parts}
              results={results}
              total={loaded.total}
              more={loaded.more}
              isRefreshing={loaded.isRefreshing}
              self={self}
              selection={selection}
              onLoadMore={loaded.loadMore}
              onOpen={() => setIsDrawerOpen(!hasColumn)}
            />
          ) : null}
        </section>
        {hasColumn && details ? (
          <aside className={styles.aside} aria-label={copy.details}>
            <Card padding={0}>{details}</Card>
          </aside>
        ) : null}
      </div>
      <SelectionBar
        selected={selected}
        isPhone={isPhone}
        isStarting={isStarting}
        onClear={() => selection.dispatch({ type: 'cleared' })}
        onStart={startChat}
      />
      {hasColumn ? null : (
        <Drawer open={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} label={copy.details} side="end" padding={0}>
          {details}
        </Drawer>
      )}
    </div>
  )
}
