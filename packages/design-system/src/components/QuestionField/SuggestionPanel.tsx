import type { ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { KeyHint } from '../KeyHint/KeyHint.tsx'
import { Marked } from '../Marked/Marked.tsx'
import type { TextRange } from '../Marked/split-marks.ts'
import { below as belowStyle, belowAlone, disc, option, optionWords, panel, quiet } from './QuestionField.css.ts'

/** Something that could be meant: `ranges` is what matched of its label, `count` how many people it finds. */
export interface QuestionSuggestion {
  readonly id: string
  readonly label: string
  readonly ranges?: readonly TextRange[]
  readonly kind: ReactNode
  readonly icon?: ReactNode
  readonly count?: ReactNode
}

interface SuggestionPanelProps {
  id: string
  label: string
  take: string | undefined
  suggestions: readonly QuestionSuggestion[]
  active: number | undefined
  below: ReactNode
  onPick: (index: number) => void
}

/** The suggestions below the question, and what closes them off. */
export function SuggestionPanel({
  id,
  label,
  take,
  suggestions,
  active,
  below,
  onPick,
}: SuggestionPanelProps): ReactNode {
  return (
    <div className={panel}>
      {suggestions.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold drawings and counts
        <div role="listbox" id={id} aria-label={label} tabIndex={-1}>
          {suggestions.map((suggestion, index) => (
            <div
              key={suggestion.id}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
              role="option"
              tabIndex={-1}
              aria-selected={active === index}
              data-active={(active ?? 0) === index || undefined}
              className={option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(index)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') onPick(index)
              }}
            >
              {suggestion.icon ? <span className={disc}>{suggestion.icon}</span> : null}
              <span className={optionWords}>
                <span>
                  <Marked look="bold" text={suggestion.label} ranges={suggestion.ranges ?? []} />
                </span>
                <span className={quiet}>{suggestion.kind}</span>
              </span>
              {suggestion.count ? <span className={quiet}>{suggestion.count}</span> : null}
              {take && index === (active ?? 0) ? <KeyHint drawn>{take}</KeyHint> : null}
            </div>
          ))}
        </div>
      ) : null}
      {below ? <div className={classNames(belowStyle, suggestions.length === 0 && belowAlone)}>{below}</div> : null}
    </div>
  )
}
