import { Marked, Text } from '@umkreis/design-system'
import { memo, type ReactNode } from 'react'
import type { ChatMessage } from '../../../../services/conversation/chat-message.ts'
import type { MarkedRange } from '../../../../services/history/index/find-marks.ts'
import { copy } from '../../copy.ts'
import { cutSnippet } from '../../logic/cut-snippet.ts'
import { guessLanguage } from '../../logic/guess-language.ts'
import { fileLine, withoutMarks } from '../../logic/message-summary.ts'
import { row, rowHead, rowText, rowTitle } from './history.css.ts'

/** A found message in a few lines: where, when and by whom, and the words that answer, marked. */
export const ResultRow = memo(function ResultRow({
  message,
  group,
  author,
  time,
  mark,
  isCurrent,
  onChoose,
}: {
  message: ChatMessage
  group: string
  author: string
  time: string
  mark: (text: string) => readonly MarkedRange[]
  isCurrent: boolean
  onChoose: (message: ChatMessage) => void
}): ReactNode {
  const said = wordsOf(message)
  const text = withoutMarks(cutSnippet(said, mark(said)[0]?.start ?? 0))
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words stand deeper than the rule looks
    <button
      type="button"
      className={row}
      aria-current={isCurrent}
      data-result={message.messageId}
      onClick={() => onChoose(message)}
    >
      <span className={rowHead}>
        <Text as="span" weight={600} truncate className={rowTitle}>
          <bdi>{group}</bdi>
        </Text>
        <Text as="span" size="meta" tone="muted" tabular>
          <time dateTime={message.sendDate}>{time}</time>
        </Text>
      </span>
      <Text as="span" size="meta" tone="muted" truncate>
        <bdi>{author}</bdi>
      </Text>
      <Text as="span" size="small" className={rowText} lang={guessLanguage(text)}>
        <bdi>
          <Marked text={text} ranges={mark(text)} />
        </bdi>
      </Text>
    </button>
  )
})

/** What is searched of a message: its words, and what its files are called. */
function wordsOf({ body }: ChatMessage): string {
  if (body.kind !== 'text') return ''
  const names = (body.attachments ?? []).map((file) => fileLine(file, copy))
  return [body.text, ...names].filter((one) => one !== '').join(' · ')
}
