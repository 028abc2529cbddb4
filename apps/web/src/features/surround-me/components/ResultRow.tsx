import { Avatar, CoverageRing, Marked, SegmentGlyph, VisuallyHidden } from '@umkreis/design-system'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import type { QuestionPart, SearchResult, User } from '@umkreis/schemas'
import { memo, type ReactNode, type Ref } from 'react'
import { copy } from '../copy.ts'
import { FITTING_SCORE, coverageOf, evidenceLines, type EvidenceLine } from '../logic/coverage.ts'
import { wordField, wordName, wordNote, wordPlace, wordScore } from '../logic/wording.ts'
import * as styles from './ResultRow.css.ts'

/** {@link ResultRow}: `position` is the row's place in the whole list of `total`, from 1. */
export interface ResultRowProps {
  result: SearchResult
  parts: readonly QuestionPart[]
  self: User
  position: number
  total: number
  isSelected: boolean
  isFocused: boolean
  onToggle: (result: SearchResult) => void
  onFocusRow: (result: SearchResult) => void
  onOpen: (result: SearchResult) => void
  ref?: Ref<HTMLDivElement>
}

/** A person found, and one line of proof for each part of the question. An option of the list of people. */
export const ResultRow = memo(function ResultRow({
  result,
  parts,
  self,
  position,
  total,
  isSelected,
  isFocused,
  onToggle,
  onFocusRow,
  onOpen,
  ref,
}: ResultRowProps): ReactNode {
  const { user } = result
  const coverage = coverageOf(parts, result)
  const place = wordPlace(user, self)
  return (
    // The list handles the keys for all of its options (arrows, Space, Enter): one tab stop, one handler.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={ref}
      className={isFocused ? `${styles.row} ${styles.openRow}` : styles.row}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option holds only text
      role="option"
      aria-selected={isSelected}
      aria-setsize={total}
      aria-posinset={position}
      data-user={user.userId}
      tabIndex={isFocused ? 0 : -1}
      onFocus={() => onFocusRow(result)}
      onClick={() => onOpen(result)}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Space on the row does the same; an option may not hold another control */}
      <span
        className={styles.check}
        onClick={(event) => {
          event.stopPropagation()
          onToggle(result)
        }}
        aria-hidden
      >
        <CheckIcon size={14} weight="bold" />
      </span>
      <span className={styles.portrait}>
        <span className={styles.onlyWide} aria-hidden>
          <CoverageRing parts={coverage} size={70} label="">
            <Avatar name={wordName(user)} src={user.avatarUrl} size={56} />
          </CoverageRing>
        </span>
        <span className={styles.onlyNarrow} aria-hidden>
          <CoverageRing parts={coverage} size={58} label="">
            <Avatar name={wordName(user)} src={user.avatarUrl} size={48} />
          </CoverageRing>
        </span>
      </span>
      <span className={styles.body}>
        <span className={styles.head}>
          <span className={styles.name}>{wordName(user)}</span>
          <VisuallyHidden>, {meetsWords(coverage)}, </VisuallyHidden>
          <span className={styles.place}>
            <span className={styles.placePart}>{user.position}</span>
            {user.position && place ? <span className={styles.slash}> / </span> : null}
            <span className={styles.placePart}>{place}</span>
          </span>
        </span>
        <span className={styles.evidence}>
          {evidenceLines(parts, result).map((line) => (
            <Proof
              key={line.kind === 'found' ? `${line.part} ${line.evidence.field} ${line.evidence.text}` : line.part}
              line={line}
              parts={parts}
            />
          ))}
        </span>
      </span>
      <span className={styles.score}>
        <span className={styles.scoreNumber}>
          <span aria-hidden>{wordScore(result.score)}</span>
          <VisuallyHidden>{copy.score(Number(wordScore(result.score)))}</VisuallyHidden>
        </span>
        <span className={styles.bar} aria-hidden>
          <span
            className={result.score >= FITTING_SCORE ? styles.fill.fits : styles.fill.weak}
            style={{ width: `${Math.round(result.score * 100)}%` }}
          />
        </span>
      </span>
    </div>
  )
})

function Proof({ line, parts }: { line: EvidenceLine; parts: readonly QuestionPart[] }) {
  const part = parts[line.part]
  if (line.kind === 'missing') {
    return (
      <span className={styles.line}>
        <span className={styles.glyph}>
          <SegmentGlyph index={line.part} count={parts.length} unmet />
        </span>
        <span className={styles.field}>{part ? copy.fieldOfKind[part.kind] : ''}</span>
        <span className={styles.missing}>{copy.nothing(line.label)}</span>
      </span>
    )
  }
  const { evidence } = line
  const note = wordNote(evidence)
  return (
    <span className={styles.line}>
      <span className={styles.glyph}>
        <SegmentGlyph index={line.part} count={parts.length} />
      </span>
      <span className={styles.field}>{wordField(evidence.field)}</span>
      <span className={styles.quote}>
        <Marked text={evidence.text} ranges={evidence.marks.map(([start, end]) => ({ start, end }))} />
        {note ? <span className={styles.note}>{/^\d/.test(note) ? `, ${note}` : ` ${note}`}</span> : null}
      </span>
    </span>
  )
}

function meetsWords(coverage: readonly boolean[]): string {
  return copy.meets(coverage.filter(Boolean).length, coverage.length)
}
