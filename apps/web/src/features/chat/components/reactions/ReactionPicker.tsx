import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley'
import { IconButton, Popover } from '@umkreis/design-system'
import { type ReactNode, useState } from 'react'
import { copy } from '../../copy.ts'
import { QUICK_REACTIONS, sameEmoji } from '../../logic/emoji.ts'
import { EmojiPickerPart } from '../emoji/EmojiPickerPart.tsx'
import { ReactionIcon } from './ReactionIcon.tsx'
import { choices, pill } from './Reactions.css.ts'

/** The reactions at hand, behind a button, and every other emoji behind those. @param look Beside the actions of a message, or beside its reactions. */
export function ReactionPicker({
  look,
  onPick,
}: {
  look: 'action' | 'pill'
  onPick: (emoji: string) => void
}): ReactNode {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <Popover
      label={copy.react}
      placement="top"
      onOpenChange={() => setShowsAll(false)}
      trigger={
        <IconButton
          size={32}
          {...(look === 'pill' ? { className: pill } : {})}
          label={copy.react}
          icon={<SmileyIcon size={look === 'pill' ? 16 : 18} />}
        />
      }
    >
      {(close) => {
        const pick = (emoji: string) => {
          close()
          onPick(emoji)
        }
        if (showsAll) return <EmojiPickerPart onPick={pick} onLost={() => setShowsAll(false)} />
        return (
          <div className={choices}>
            {QUICK_REACTIONS.map((emoji) => (
              <IconButton
                key={emoji}
                label={copy.reactionNames[sameEmoji(emoji)] ?? emoji}
                icon={<ReactionIcon emoji={emoji} size={24} />}
                onPress={() => pick(emoji)}
              />
            ))}
            <IconButton
              label={copy.moreReactions}
              icon={<DotsThreeIcon size={24} weight="bold" />}
              onPress={() => setShowsAll(true)}
            />
          </div>
        )
      }}
    </Popover>
  )
}
