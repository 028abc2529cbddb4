import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import type { Mention } from '../../../../services/conversation/chat-message.ts'
import { copy } from '../../copy.ts'
import { foldText } from '../../logic/fold-text.ts'
import { guessLanguage } from '../../logic/guess-language.ts'
import { hasMarkup } from '../../logic/markup/has-markup.ts'
import type { Block } from '../../logic/markup/markup.ts'
import { parseMarkup } from '../../logic/markup/parse-markup.ts'
import { soundMentions } from '../../logic/mentions.ts'
import { splitText } from '../../logic/split-text.ts'
import { peopleAtom } from '../../state/groups.ts'
import { Markup } from '../text/Markup.tsx'
import { more, text as textStyle } from './MessageText.css.ts'

/**
 * The words of a message with its addresses as links, whom it names marked, and the small Markdown that people write.
 * Nothing is ever put into the page as HTML. It keeps its own direction, so that no message can turn what stands around it.
 */
export function MessageText({ text, mentions }: { text: string; mentions: readonly Mention[] }): ReactNode {
  const people = useAtomValue(peopleAtom)
  const [isWhole, setWhole] = useState(false)
  const folded = useMemo(() => foldText(text), [text])
  const shown = isWhole || folded === null ? text : `${folded}…`
  const language = useMemo(() => guessLanguage(text), [text])
  const blocks = useMemo((): readonly Block[] => {
    if (!hasMarkup(shown)) return [{ kind: 'lines', parts: splitText(shown, mentions, (userId) => people.get(userId)) }]
    return parseMarkup({ text: shown, mentions: soundMentions(shown, mentions, (userId) => people.get(userId)) })
  }, [shown, mentions, people])
  return (
    <>
      <div className={textStyle} lang={language}>
        <Markup blocks={blocks} />
      </div>
      {folded === null ? null : (
        <button type="button" className={more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? copy.showLess : copy.showAll}
        </button>
      )}
    </>
  )
}
