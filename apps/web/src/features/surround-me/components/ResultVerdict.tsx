import { Button, EmptyState, Inline } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { currentUserAtom } from '../../../services/session.ts'
import { arrivedLateAtom } from '../../../services/shell.ts'
import { paths } from '../../../shared/paths.ts'
import { copy } from '../copy.ts'
import { usePatience } from '../hooks/use-patience.ts'
import type { Result } from '../hooks/use-result.ts'
import { listChips, removeChip } from '../logic/chips.ts'
import { judgeResults, partToDrop } from '../logic/coverage.ts'
import type { Search } from '../logic/search-address.ts'
import { wordPart } from '../logic/wording.ts'
import * as styles from '../ResultPage.css.ts'
import { ResultNotice, ResultSkeleton } from './ResultNotice.tsx'

interface ResultVerdictProps {
  result: Result
  search: Search
  onSearch: (search: Search) => void
}

/** What stands above the people, or in their place. */
export function ResultVerdict({ result, search, onSearch }: ResultVerdictProps): ReactNode {
  const navigate = useNavigate()
  const { role, isGlobal } = useAtomValue(currentUserAtom)
  const hasFeed = role !== 'External' && !isGlobal
  // Who has seen the shape of what comes already would only see it blink.
  const [isLateAlready] = useState(useAtomValue(arrivedLateAtom))
  const isLong = usePatience(result.kind === 'loading')
  if (result.kind === 'loading') {
    if (!isLong && !isLateAlready) return null
    return (
      <>
        <output className={styles.count}>{result.isStruggling ? copy.tryingAgain : copy.searching}</output>
        <ResultSkeleton />
      </>
    )
  }
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
    return (
      <div role="alert">
        <EmptyState
          title={title}
          text={text}
          action={
            <Button variant="accent" onPress={result.retry}>
              {copy.retry}
            </Button>
          }
        />
      </div>
    )
  }
  const verdict = judgeResults(result.results)
  if (verdict === 'somebody-fits') return null
  const drop = partToDrop(result.parts, result.results)
  const part = drop === undefined ? undefined : result.parts[drop]
  const chip = part && listChips(search, result.parts)[drop ?? 0]
  const action =
    chip && part ? { label: copy.drop(wordPart(part)), onPress: () => onSearch(removeChip(search, chip)) } : undefined
  const ask =
    hasFeed && search.text.trim() !== ''
      ? { label: copy.askColleagues, onPress: () => void navigate(paths.home(undefined, { ask: search.text })) }
      : undefined
  if (verdict === 'nobody-really-fits') return <ResultNotice {...copy.nobodyFits} action={action} second={ask} />
  if (result.isSelfFound && !action) {
    return (
      <EmptyState
        title={copy.onlyYou.title}
        text={copy.onlyYou.text}
        action={<Button onPress={() => void navigate(paths.profile())}>{copy.onlyYou.button}</Button>}
      />
    )
  }
  return (
    <EmptyState
      title={copy.nobodyFound.title}
      text={copy.nobodyFound.text}
      action={
        <Inline gap={12} justify="center">
          <Button
            variant="accent"
            onPress={action?.onPress ?? (() => void navigate(paths.surroundMe({ query: search.text })))}
          >
            {action?.label ?? copy.nobodyFound.again}
          </Button>
          {ask ? <Button onPress={ask.onPress}>{ask.label}</Button> : null}
        </Inline>
      }
    />
  )
}
