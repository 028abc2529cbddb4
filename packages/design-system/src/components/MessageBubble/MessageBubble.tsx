import type { ReactNode } from 'react'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { Button as AriaButton } from 'react-aria-components/Button'
import { classNames } from '../../internal/class-names.ts'
import { touchArea } from '../Button/Button.css.ts'
import {
  author as authorStyle,
  failedWords,
  foot,
  head,
  look,
  portrait as portraitStyle,
  quote as quoteStyle,
  quoteAuthor,
  quoteButton,
  quoteText,
  retry,
  side,
  stack,
} from './MessageBubble.css.ts'

/**
 * {@link MessageBubble}: `from` decides the side. `portrait` is an `Avatar` of 36 (an empty place keeps the indent of a
 * second message); `meta` stands below, such as the time of an own message and who read it; `actions` stand beside it,
 * towards the middle.
 */
export interface MessageBubbleProps {
  from: 'theirs' | 'mine'
  author?: ReactNode
  time?: ReactNode
  portrait?: ReactNode
  quote?: { author: ReactNode; text: ReactNode; onPress?: () => void; label?: string }
  failure?: { text: string; retryLabel: string; onRetry: () => void; discard?: { label: string; onPress: () => void } }
  reactions?: ReactNode
  meta?: ReactNode
  actions?: ReactNode
  lang?: string
  children: ReactNode
}

/** One message: others at the left with portrait and name, mine at the right and tinted. */
export function MessageBubble(props: MessageBubbleProps): ReactNode {
  const { from, author, time, portrait, quote, failure, reactions, meta, actions, lang, children } = props
  return (
    <div className={side[from]}>
      {from === 'theirs' ? <div className={portraitStyle}>{portrait}</div> : actions}
      <div className={stack[from]}>
        {author ? (
          <p className={head}>
            <span className={authorStyle}>{author}</span> {time}
          </p>
        ) : null}
        <div className={look[from]} lang={lang}>
          {quote ? <Quote {...quote} /> : null}
          {children}
        </div>
        {reactions}
        {failure ? (
          <p className={foot}>
            <span className={failedWords}>
              <WarningCircleIcon size={14} weight="fill" aria-hidden />
              {failure.text}
            </span>
            <AriaButton className={classNames(retry, touchArea)} onPress={failure.onRetry}>
              {failure.retryLabel}
            </AriaButton>
            {failure.discard ? (
              <AriaButton className={classNames(retry, touchArea)} onPress={failure.discard.onPress}>
                {failure.discard.label}
              </AriaButton>
            ) : null}
          </p>
        ) : null}
        {meta ? <div className={foot}>{meta}</div> : null}
      </div>
      {from === 'theirs' ? actions : null}
    </div>
  )
}

function Quote({ author, text, onPress, label }: NonNullable<MessageBubbleProps['quote']>): ReactNode {
  const words = (
    <>
      <span className={quoteAuthor}>{author}</span>
      <span className={quoteText}>{text}</span>
    </>
  )
  if (!onPress) return <blockquote className={quoteStyle}>{words}</blockquote>
  return (
    <AriaButton className={classNames(quoteStyle, quoteButton)} aria-label={label} onPress={onPress}>
      {words}
    </AriaButton>
  )
}
