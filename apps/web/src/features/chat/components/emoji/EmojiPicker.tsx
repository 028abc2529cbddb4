import { Text, VisuallyHidden } from '@umkreis/design-system'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import rows from 'virtual:emoji-table'
import { SearchBox } from '../../../../shared/ui/SearchBox.tsx'
import { recallEmojis, rememberEmojis, withRecent } from '../../logic/emoji-memory.ts'
import { createEmojiTable, type Emoji, EMOJI_GROUPS, type EmojiGroup, inTone } from '../../logic/emoji-table.ts'
import { emojiCopy } from './copy.ts'
import { EmojiGrid } from './EmojiGrid.tsx'
import { EmojiGroups } from './EmojiGroups.tsx'
import { foot, names, picker, scroller } from './EmojiPicker.css.ts'
import { SkinTone } from './SkinTone.tsx'
import { useEmojiKeys } from './use-emoji-keys.ts'

const table = createEmojiTable(rows)
const GROUPS = Object.keys(EMOJI_GROUPS) as EmojiGroup[]

/** Every emoji: the last ones, all of them by kind, and a search by their English and German names. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }): ReactNode {
  const [memory, setMemory] = useState(() => recallEmojis(localStorage))
  // What was used last stays where it is while one looks through them.
  const [recent] = useState(memory.recent)
  const [query, setQuery] = useState('')
  const [pointedAt, setPointedAt] = useState<Emoji>()
  const asked = useDeferredValue(query)
  const found = useMemo(() => (asked.trim() === '' ? null : table.search(asked)), [asked])
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // Whoever opens it begins to type; on glass that would bring up the keyboard, over the emojis.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) frame.current?.querySelector('input')?.focus()
  }, [])
  const recentEmojis = useMemo(() => recent.flatMap((text) => table.find(text) ?? []), [recent])

  const pick = (emoji: string) => {
    rememberEmojis(localStorage, withRecent(memory, emoji))
    setMemory(withRecent(memory, emoji))
    onPick(emoji)
  }
  const chooseTone = (tone: number) => {
    setMemory({ ...memory, tone })
    rememberEmojis(localStorage, { ...memory, tone })
  }
  const { onKeyDown, onSearchKeyDown } = useEmojiKeys(list, () => {
    const [best] = table.search(query)
    if (best) pick(inTone(best, memory.tone))
  })
  const grid = { tone: memory.tone, onPick: pick, onPoint: setPointedAt }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the field and the buttons in it
    <div ref={frame} className={picker} onKeyDown={onSearchKeyDown}>
      <SearchBox label={emojiCopy.search} value={query} onChange={setQuery} />
      {found === null ? <EmojiGroups list={list} groups={GROUPS} hasRecent={recentEmojis.length > 0} /> : null}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as above */}
      <div ref={list} className={scroller} onKeyDown={onKeyDown}>
        {found === null ? (
          <>
            {recentEmojis.length > 0 ? (
              <EmojiGrid id="recent" label={emojiCopy.recent} emojis={recentEmojis} isFirst {...grid} />
            ) : null}
            {GROUPS.map((group, index) => (
              <EmojiGrid
                key={group}
                id={group}
                label={emojiCopy.groups[group]}
                emojis={table.groups.get(group) ?? []}
                isFirst={index === 0 && recentEmojis.length === 0}
                {...grid}
              />
            ))}
          </>
        ) : (
          <EmojiGrid id="found" label={emojiCopy.found(found.length)} emojis={found} isFirst {...grid} />
        )}
      </div>
      <div className={foot}>
        <Text as="span" size="meta" tone="muted" truncate className={names} aria-hidden>
          {pointedAt ? emojiCopy.names(pointedAt.name, pointedAt.germanName) : emojiCopy.searchHint}
        </Text>
        <SkinTone tone={memory.tone} onChoose={chooseTone} />
      </div>
      <VisuallyHidden as="div" aria-live="polite">
        {found === null ? '' : found.length === 0 ? emojiCopy.none(asked.trim()) : emojiCopy.found(found.length)}
      </VisuallyHidden>
    </div>
  )
}
