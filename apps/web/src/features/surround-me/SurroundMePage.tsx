import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { currentUserAtom } from '../../services/session.ts'
import { paths } from '../../shared/paths.ts'
import { Circle } from './components/Circle.tsx'
import { QuestionBox, type QuestionInput } from './components/QuestionBox.tsx'
import { useStage } from './components/use-stage.ts'
import { copy } from './copy.ts'
import { useColleagues, useLiveCircle } from './hooks/use-live-circle.ts'
import { useRecentSearches } from './hooks/use-recent-searches.ts'
import { EMPTY_SEARCH, formatSearch } from './logic/search-address.ts'
import { sampleQuestions } from './logic/sample-questions.ts'
import { gatherPeople } from './logic/standing-people.ts'
import * as styles from './SurroundMePage.css.ts'

/**
 * One question, and the people who could answer it standing around it.
 *
 * @param news A line at the foot; may be empty.
 */
export function SurroundMePage({ news }: { news: ReactNode }): ReactNode {
  const self = useAtomValue(currentUserAtom)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [text, setText] = useState(params.get('query') ?? '')
  const { answer, answeredText, population, failed, isStruggling, retry } = useLiveCircle(text)
  const colleagues = useColleagues()
  const { recent, remember, forget } = useRecentSearches(self.userId)
  const inputRef = useRef<QuestionInput>(null)
  const [stageRef, fieldRef, titleRef, hintRef, footRef] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLHeadingElement>(null),
    useRef<HTMLParagraphElement>(null),
    useRef<HTMLDivElement>(null),
  ]
  const stage = useStage({ stage: stageRef, field: fieldRef, texts: [titleRef, hintRef, footRef] })
  const people = useMemo(
    () => gatherPeople(answer?.understood.parts ?? [], answer?.results ?? [], colleagues ?? [], self.userId),
    [answer, colleagues, self.userId],
  )

  const samples = useMemo(() => {
    if (!colleagues) return []
    const own = sampleQuestions(colleagues, copy.samples)
    return own.length > 0 ? own : copy.samplesOfNobody
  }, [colleagues])

  // On a device with keys one types at once; on a phone the keyboard would hide the circle.
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) inputRef.current?.focus()
  }, [])

  const search = useCallback(
    (asked: string) => {
      if (asked.trim() === '') return
      remember(asked)
      void navigate(paths.surroundMeResult(formatSearch({ ...EMPTY_SEARCH, text: asked })))
    },
    [navigate, remember],
  )

  return (
    <div className={styles.stage} ref={stageRef}>
      {stage ? <Circle stage={stage} people={people} onOpen={() => search(text)} /> : null}
      <div className={styles.head}>
        <h1 className={styles.title} ref={titleRef}>
          {copy.title}
        </h1>
        <p className={styles.hint} ref={hintRef}>
          {copy.hint}
        </p>
      </div>
      <div className={styles.question}>
        <QuestionBox
          look="large"
          value={text}
          answeredText={answeredText}
          parts={answer?.understood.parts ?? []}
          recent={recent}
          samples={samples}
          boxRef={fieldRef}
          fieldRef={inputRef}
          note={answer ? copy.circleShort(answer.total) : undefined}
          onChange={setText}
          onSearch={search}
          onForgetRecent={forget}
        />
      </div>
      <div className={styles.foot} ref={footRef}>
        <CircleCount
          total={answer?.total}
          population={population}
          failed={failed}
          isStruggling={isStruggling}
          onRetry={retry}
        />
        <span>{copy.promise}</span>
        {news}
      </div>
    </div>
  )
}

function CircleCount({
  total,
  population,
  failed,
  isStruggling,
  onRetry,
}: {
  total: number | undefined
  population: number | undefined
  failed: boolean
  isStruggling: boolean
  onRetry: () => void
}) {
  if (failed) {
    return (
      <output>
        {copy.circleFailed}{' '}
        <button type="button" onClick={onRetry} className={styles.strong}>
          {copy.retry}
        </button>
      </output>
    )
  }
  if (isStruggling) return <output>{copy.tryingAgain}</output>
  const [count, rest] =
    total === undefined || population === undefined
      ? ['', copy.circleWaiting(population)]
      : copy.circle(total, population)
  return (
    <output>
      {count === '' ? null : <span className={styles.strong}>{count}</span>}
      {rest}
    </output>
  )
}
