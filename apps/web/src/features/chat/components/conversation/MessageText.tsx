import { type ReactNode, useMemo, useState } from 'react'
import { copy } from '../../copy.ts'
import { guessLanguage } from '../../logic/guess-language.ts'
import { splitLinks } from '../../logic/split-links.ts'
import { link, more, text as textStyle } from './MessageText.css.ts'

/** Characters that are shown of a long message before its reader asks for the rest. */
const SHOWN_LENGTH = 3000

/**
 * The words of a message: plain text with its web addresses as links, never markup. It keeps its own direction, so that
 * no message can turn what stands around it.
 */
export function MessageText({ text }: { text: string }): ReactNode {
  const [isWhole, setWhole] = useState(false)
  const isCut = !isWhole && text.length > SHOWN_LENGTH
  const parts = useMemo(() => splitLinks(isCut ? text.slice(0, SHOWN_LENGTH) : text), [text, isCut])
  return (
    <>
      <span className={textStyle} dir="auto" lang={guessLanguage(text)}>
        {parts.map((part, index) =>
          part.kind === 'text' ? (
            part.text
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
            <a key={index} className={link} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
              {part.text}
            </a>
          ),
        )}
        {isCut ? '…' : ''}
      </span>
      {isCut ? (
        <button type="button" className={more} onClick={() => setWhole(true)}>
          {copy.showAll}
        </button>
      ) : null}
    </>
  )
}
