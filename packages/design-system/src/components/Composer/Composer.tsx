import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { ArrowBendUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowBendUpLeft'
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { GROWS_BY_ITSELF, growToContent } from '../../internal/grow-to-content.ts'
import { mergeRefs } from '../../internal/merge-refs.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { area, quote as quoteStyle, quoteAuthor, quoteIcon, quoteWords, row, shell, tools } from './Composer.css.ts'
import { REMOVE_REPLY, SEND } from '../../internal/labels.ts'

/**
 * {@link Composer}: `canSend` is whether there is something to send and sending is possible; the accent button is there
 * only then. `start` and `end` hold tools, such as attaching and reactions; `above` what waits to be sent along.
 * `suggestions` names the list box that the owner shows for what is being written, and its option that Enter would take:
 * the cursor stays in the text. Where `enterSends` is false, Enter breaks the line as in any text.
 */
export interface ComposerProps {
  label: string
  placeholder?: string
  value: string
  onChange: (text: string) => void
  onSend: () => void
  canSend?: boolean
  disabled?: boolean
  enterSends?: boolean
  sendLabel?: string
  quote?: { author: ReactNode; text: ReactNode; onRemove: () => void; removeLabel?: string }
  start?: ReactNode
  end?: ReactNode
  above?: ReactNode
  maxLength?: number
  suggestions?: { listId: string; activeId: string | undefined } | undefined
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onPaste?: (event: React.ClipboardEvent<HTMLTextAreaElement>) => void
  inputRef?: Ref<HTMLTextAreaElement>
}

/**
 * Where a message is written: from 58 to 200 px high. Enter sends, and with Shift it breaks the line; with Ctrl or the
 * command key it sends always.
 */
export function Composer(props: ComposerProps): ReactNode {
  const {
    label,
    placeholder,
    value,
    onChange,
    onSend,
    canSend = value.trim() !== '',
    disabled,
    enterSends = true,
    sendLabel = SEND,
  } = props
  const { quote, start, end, above, maxLength, suggestions, onKeyDown, onPaste, inputRef } = props
  const own = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (own.current && !GROWS_BY_ITSELF) growToContent(own.current, 58, 200)
  })
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const isCommand = event.ctrlKey || event.metaKey
    if (!isCommand && (event.shiftKey || !enterSends)) return
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <div className={shell}>
      {quote ? (
        <div className={quoteStyle}>
          <ArrowBendUpLeftIcon className={quoteIcon} size={18} aria-hidden />
          <span className={quoteWords}>
            <span className={quoteAuthor}>{quote.author}</span> {quote.text}
          </span>
          <IconButton
            size={32}
            label={quote.removeLabel ?? REMOVE_REPLY}
            icon={<XIcon size={16} />}
            onPress={quote.onRemove}
          />
        </div>
      ) : null}
      {above}
      <div className={row}>
        {start ? <div className={tools}>{start}</div> : null}
        <textarea
          className={area}
          aria-label={label}
          aria-autocomplete={suggestions ? 'list' : undefined}
          aria-controls={suggestions?.listId}
          aria-activedescendant={suggestions?.activeId}
          placeholder={placeholder ?? label}
          value={value}
          rows={1}
          disabled={disabled}
          enterKeyHint={enterSends ? 'send' : 'enter'}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
          onPaste={onPaste}
          ref={mergeRefs(own, inputRef)}
        />
        <div className={tools}>
          {end}
          {canSend ? (
            <IconButton
              variant="accent"
              label={sendLabel}
              icon={<PaperPlaneRightIcon size={20} weight="fill" />}
              onPress={onSend}
            />
          ) : null}
        </div>
      </div>
    </div>
  )
}
