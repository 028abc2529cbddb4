import { Text } from '@umkreis/design-system'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { memo, type PointerEvent, type ReactNode, useId } from 'react'
import { type Emoji, inTone } from '../../logic/emoji-table.ts'
import { button, grid, heading, rowsVar, section } from './EmojiGrid.css.ts'

/** One kind of emojis below its name. Tab leads to the first of all; the arrows to the others. */
export const EmojiGrid = memo(function EmojiGrid({
  id,
  label,
  emojis,
  isFirst,
  tone,
  onPick,
  onPoint,
}: {
  id: string
  label: string
  emojis: readonly Emoji[]
  isFirst: boolean
  tone: number
  onPick: (emoji: string) => void
  onPoint: (emoji: Emoji) => void
}): ReactNode {
  const headingId = useId()
  const at = (target: EventTarget): Emoji | undefined => {
    const found = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
    return found ? emojis[Number(found.dataset.index)] : undefined
  }
  const point = ({ target }: PointerEvent | React.FocusEvent) => {
    const emoji = at(target)
    if (emoji) onPoint(emoji)
  }
  return (
    <section
      className={section}
      aria-labelledby={headingId}
      data-group={id}
      style={assignInlineVars({ [rowsVar]: String(Math.ceil(emojis.length / 8)) })}
    >
      <Text as="span" id={headingId} size="meta" weight={600} tone="muted" className={heading}>
        {label}
      </Text>
      {/* The buttons in it are what is pressed; two thousand listeners would be many. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={grid}
        onClick={({ target }) => {
          const emoji = at(target)
          if (emoji) onPick(inTone(emoji, tone))
        }}
        onPointerOver={point}
        onFocus={point}
      >
        {emojis.map((emoji, index) => (
          <button
            key={emoji.emoji}
            type="button"
            className={button}
            data-index={index}
            tabIndex={isFirst && index === 0 ? 0 : -1}
            aria-label={emoji.name}
          >
            {inTone(emoji, tone)}
          </button>
        ))}
      </div>
    </section>
  )
})
