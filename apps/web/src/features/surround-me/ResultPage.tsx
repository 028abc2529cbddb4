import {
  ActionBar,
  AvatarStack,
  Button,
  Card,
  Drawer,
  EmptyState,
  IconButton,
  KeyHint,
  showToast,
  VisuallyHidden,
} from '@umkreis/design-system'
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import type { SearchResult } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { currentUserAtom } from '../../services/session.ts'
import { useImmersive } from '../../services/shell.ts'
import { paths } from '../../shared/paths.ts'
import { Chips } from './components/Chips.tsx'
import { PersonDetails } from './components/PersonDetails.tsx'
import { QuestionBox, type QuestionInput } from './components/QuestionBox.tsx'
import { ResultList } from './components/ResultList.tsx'
import { ResultNotice, ResultSkeleton } from './components/ResultNotice.tsx'
import { copy } from './copy.ts'
import { useMedia } from './hooks/use-media.ts'
import { usePatience } from './hooks/use-patience.ts'
import { useRecentSearches } from './hooks/use-recent-searches.ts'
import { useResult, type Result } from './hooks/use-result.ts'
import { useResultKeys } from './hooks/use-result-keys.ts'
import { useSelection } from './hooks/use-selection.ts'
import { useStartConversation } from './hooks/use-start-conversation.ts'
import { judgeResults, partToDrop } from './logic/coverage.ts'
import { listChips, removeChip } from './logic/chips.ts'
import { formatSearch, parseSearch, type Search } from './logic/search-address.ts'
import { wordName, wordPart } from './logic/wording.ts'
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
  const [text, setText] = useTextOf(search)
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
        {loaded ? (
          <output className={styles.count}>
            <span className={styles.strong}>{copy.people(loaded.total)}</span>
            {loaded.total > 1 ? copy.closestFirst : null}
          </output>
        ) : null}
      </div>
      <div className={styles.columns}>
        <section className={styles.people} aria-label={copy.resultTitle}>
          <Verdict result={result} search={search} onSearch={go} />
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
      {selected.length > 0 ? (
        <>
          <div className={styles.bar}>
            <ActionBar
              label={copy.selected(selected.length)}
              title={copy.selected(selected.length)}
              hint={isPhone ? undefined : copy.selectionHint}
              portraits={
                <AvatarStack
                  people={selected.map(({ user }) => ({ id: user.userId, name: wordName(user), src: user.avatarUrl }))}
                  size={40}
                />
              }
              end={
                isPhone ? (
                  <span className={styles.clear}>
                    <Button variant="text" onPress={() => selection.dispatch({ type: 'cleared' })}>
                      {copy.clear}
                    </Button>
                  </span>
                ) : undefined
              }
            >
              <Button
                variant="accent"
                size={48}
                icon={<ChatCircleIcon size={20} weight="bold" />}
                iconEnd={<KeyHint onFill>{copy.ctrlEnter}</KeyHint>}
                loading={isStarting}
                onPress={startChat}
              >
                {selected.length === 1 ? copy.startConversation : copy.startGroup}
              </Button>
            </ActionBar>
          </div>
          <div className={styles.barRoom} />
        </>
      ) : null}
      {hasColumn ? null : (
        <Drawer open={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} label={copy.details} side="end">
          {details}
        </Drawer>
      )}
    </div>
  )
}

/** What stands above the people, or in their place. */
function Verdict({ result, search, onSearch }: { result: Result; search: Search; onSearch: (search: Search) => void }) {
  const navigate = useNavigate()
  const isLong = usePatience(result.kind === 'loading')
  if (result.kind === 'loading') return isLong ? <ResultSkeleton /> : null
  if (result.kind === 'nothing-asked') {
    return (
      <EmptyState
        title={copy.noQuestion.title}
        text={copy.noQuestion.text}
        action={
          <Button variant="accent" onPress={() => void navigate(paths.surroundMe())}>
            {copy.noQuestion.button}
          </Button>
        }
      />
    )
  }
  if (result.kind === 'failed') {
    const { title, text } = copy.failed
    return <ResultNotice role="alert" title={title} text={text} action={{ label: copy.retry, onPress: result.retry }} />
  }
  const verdict = judgeResults(result.results)
  if (verdict === 'somebody-fits') return null
  const drop = partToDrop(result.parts, result.results)
  const part = drop === undefined ? undefined : result.parts[drop]
  const chip = part && listChips(search, result.parts)[drop ?? 0]
  const action =
    chip && part ? { label: copy.drop(wordPart(part)), onPress: () => onSearch(removeChip(search, chip)) } : undefined
  if (verdict === 'nobody-really-fits') return <ResultNotice {...copy.nobodyFits} action={action} />
  return (
    <EmptyState
      title={copy.nobodyFound.title}
      text={copy.nobodyFound.text}
      action={
        <Button
          variant="accent"
          onPress={action?.onPress ?? (() => void navigate(paths.surroundMe({ query: search.text })))}
        >
          {action?.label ?? copy.nobodyFound.again}
        </Button>
      }
    />
  )
}

/** The question in the field: the address's, until somebody types; another address brings its own. */
function useTextOf(search: Search): [string, (text: string) => void] {
  const [draft, setDraft] = useState<{ of: string; text: string }>({ of: search.text, text: search.text })
  // A draft belongs to the question it was written over: whoever comes back to that question finds the question.
  if (draft.of !== search.text) setDraft({ of: search.text, text: search.text })
  const text = draft.of === search.text ? draft.text : search.text
  return [text, useCallback((next: string) => setDraft({ of: search.text, text: next }), [search.text])]
}

/** Once people are there, the keys work at once, unless somebody is at another control by then. */
function useArrival(list: { current: HTMLDivElement | null }, isThere: boolean) {
  const hasArrived = useRef(false)
  useEffect(() => {
    if (!isThere || hasArrived.current) return
    hasArrived.current = true
    // Without keys a focus of nobody's making would only look like a choice.
    if (!window.matchMedia('(hover: hover)').matches) return
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.matches('main, h1')) focusList(list.current)
  }, [isThere, list])
}

function focusList(list: HTMLDivElement | null) {
  list?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus({ preventScroll: true })
}
