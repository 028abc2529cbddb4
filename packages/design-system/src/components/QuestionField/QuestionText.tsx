import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type Ref, type RefObject } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { growToContent } from '../../internal/grow-to-content.ts'
import { mergeRefs } from '../../internal/merge-refs.ts'
import { useMedia } from '../../internal/use-media.ts'
import { media } from '../../tokens/scales.ts'
import type { TextRange } from '../Marked/split-marks.ts'
import {
  arc,
  arcState,
  area,
  mirror,
  mirrorArea,
  mirrorOneLine,
  part as partStyle,
  size,
  text as textStyle,
  textLarge,
} from './QuestionField.css.ts'
import { questionPieces } from './question-pieces.ts'

/** A recognised stretch of the question: `understood`, or still `open` because several things could be meant. */
export interface QuestionPart extends TextRange {
  readonly state: 'understood' | 'open'
}

/** What the words need; a box that grows on phones, one line elsewhere. */
export interface QuestionTextProps {
  look: 'large' | 'slim'
  value: string
  parts: readonly QuestionPart[]
  placeholder?: string
  aria: Record<string, string | boolean | undefined>
  onChange: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus: () => void
  fieldRef: RefObject<HTMLElement | null>
  inputRef: Ref<HTMLElement> | undefined
}

/** The words of the question with a shallow arc under each recognised part. */
export function QuestionText(props: QuestionTextProps): ReactNode {
  const { look, value, parts, placeholder, aria, onChange, onKeyDown, onFocus, fieldRef, inputRef } = props
  const grows = useMedia(media.below768) && look === 'large'
  const overlay = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (own.current instanceof HTMLTextAreaElement) growToContent(own.current, 26, 208)
  })
  const shared = {
    value,
    placeholder,
    onKeyDown,
    onFocus,
    spellCheck: false,
    autoComplete: 'off',
    'data-question': true,
  }
  return (
    <div className={classNames(textStyle, look === 'large' && textLarge)}>
      {grows ? (
        <textarea
          {...shared}
          className={classNames(size[look], area)}
          rows={1}
          aria-label={String(aria['aria-label'])}
          aria-autocomplete="list"
          aria-controls={aria['aria-controls'] as string | undefined}
          aria-activedescendant={aria['aria-activedescendant'] as string | undefined}
          onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
          ref={mergeRefs<HTMLElement>(own, fieldRef, inputRef)}
        />
      ) : (
        <input
          {...shared}
          {...aria}
          className={size[look]}
          type="text"
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
          onScroll={(event) => {
            if (overlay.current) overlay.current.style.translate = `${-event.currentTarget.scrollLeft}px 0`
          }}
          ref={mergeRefs<HTMLElement>(own, fieldRef, inputRef)}
        />
      )}
      <div ref={overlay} className={classNames(size[look], mirror, grows ? mirrorArea : mirrorOneLine)} aria-hidden>
        {questionPieces(value, parts, grows).map((piece) =>
          piece.state ? (
            <span key={piece.start} className={partStyle}>
              {piece.text}
              <svg
                className={arc}
                viewBox="0 0 100 7"
                preserveAspectRatio="none"
                strokeWidth="2.25"
                strokeLinecap="round"
              >
                <path className={arcState[piece.state]} d="M0 1Q50 10 100 1" vectorEffect="non-scaling-stroke" />
              </svg>
            </span>
          ) : (
            piece.text
          ),
        )}
      </div>
    </div>
  )
}
