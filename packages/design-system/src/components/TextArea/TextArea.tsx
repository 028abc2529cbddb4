import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { classNames } from '../../internal/class-names.ts'
import { GROWS_BY_ITSELF, growToContent } from '../../internal/grow-to-content.ts'
import { mergeRefs } from '../../internal/merge-refs.ts'
import { counter, counterOver, input } from '../Field/Field.css.ts'
import { type TextInputProps, TextFrame } from '../Field/TextFrame.tsx'
import { area } from './TextArea.css.ts'
import { tooMany } from '../../internal/labels.ts'

/** {@link TextArea}: `limit` shows a counter; the text may pass it, so that nothing typed is lost, and the counter says so. */
export interface TextAreaProps extends Omit<TextInputProps, 'type'> {
  limit?: number
  /** What stands before the counter past the limit, so that colour is not all that tells; `over` is at least 1. */
  overWords?: (over: number) => string
  inputRef?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; it grows from 58 to 200 px with its words, then scrolls. */
export function TextArea({
  placeholder,
  limit,
  overWords = tooMany,
  value,
  defaultValue,
  onChange,
  inputRef,
  ...frame
}: TextAreaProps): ReactNode {
  const own = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(defaultValue ?? '')
  const text = value ?? typed
  useLayoutEffect(() => {
    if (own.current && !GROWS_BY_ITSELF) growToContent(own.current, 58, 200)
  })
  const over = limit !== undefined && text.length > limit
  return (
    <TextFrame
      {...frame}
      value={text}
      onChange={(next) => {
        setTyped(next)
        onChange?.(next)
      }}
      end={
        limit === undefined ? null : (
          <span className={classNames(counter, over && counterOver)}>
            {over ? `${overWords(text.length - limit)}, ` : null}
            {text.length}/{limit}
          </span>
        )
      }
    >
      <AriaTextArea
        className={classNames(input, area)}
        placeholder={placeholder}
        rows={1}
        ref={mergeRefs(own, inputRef)}
      />
    </TextFrame>
  )
}
