import { Reaction, Tooltip } from '@umkreis/design-system'
import type { UserId } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import { listNames } from '../../logic/group-title.ts'
import { sameEmoji } from '../../logic/emoji.ts'
import { givenBy, type ShownReaction } from '../../logic/reactions.ts'
import { ReactionIcon } from './ReactionIcon.tsx'
import { ReactionPicker } from './ReactionPicker.tsx'
import { bar } from './Reactions.css.ts'

/** What people answered without words, below a message: who it was is told on pointing and to listeners. */
export function Reactions({
  reactions,
  viewerId,
  nameOf,
  onToggle,
}: {
  reactions: readonly ShownReaction[]
  viewerId: UserId
  nameOf: (id: UserId) => string
  onToggle: (emoji: string) => void
}): ReactNode {
  return (
    <ul className={bar} aria-label={copy.reactions}>
      {reactions.map(({ emoji, given }) => {
        const isMine = givenBy(reactions, emoji, viewerId) !== undefined
        const names = listNames(given.map(({ userId }) => nameOf(userId)))
        return (
          <li key={sameEmoji(emoji)}>
            <Tooltip text={<bdi>{names}</bdi>}>
              <Reaction
                icon={<ReactionIcon emoji={emoji} size={16} isFilled={isMine} />}
                count={given.length}
                mine={isMine}
                label={copy.reactionBy(copy.reactionNames[sameEmoji(emoji)] ?? emoji, names)}
                onToggle={() => onToggle(emoji)}
              />
            </Tooltip>
          </li>
        )
      })}
      <li>
        <ReactionPicker look="pill" onPick={onToggle} />
      </li>
    </ul>
  )
}
