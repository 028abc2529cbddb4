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
  areaSlim,
  mirror,
  mirrorArea,
  mirrorOneLine,
  part as partStyle,
  size,
  text as textStyle,
  textLarge,
  textSlim,
} from './QuestionField.css.ts'
import { questionPieces } from './question-pieces.ts'
import { showOverflow, useFit } from './use-fit.ts'

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
  const grows = useMedia(media.below768)
  const overlay = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (own.current instanceof HTMLTextAreaElement) growToContent(own.current, 24, 208)
  })
  useFit(box, own, overlay, grows)
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
    <div
      ref={box}
      className={classNames(textStyle, look === 'large' ? textLarge : textSlim)}
      // A box that breaks lines may be no combobox itself: the one it stands in is, as ARIA 1.1 built them.
      {...(grows ? { ...aria, 'aria-autocomplete': undefined, 'aria-activedescendant': undefined } : {})}
    >
      {grows ? (
        <textarea
          {...shared}
          aria-label={String(aria['aria-label'])}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={aria['aria-controls'] as string | undefined}
          aria-activedescendant={aria['aria-activedescendant'] as string | undefined}
          className={classNames(size[look], area, look === 'slim' && areaSlim)}
          rows={1}
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
          onScroll={(event) => {
            if (overlay.current) overlay.current.style.translate = `0 ${-event.currentTarget.scrollTop}px`
          }}
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
            showOverflow(box.current, event.currentTarget)
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
