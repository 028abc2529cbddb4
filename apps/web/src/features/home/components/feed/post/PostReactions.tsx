import { ConfettiIcon } from '@phosphor-icons/react/dist/csr/Confetti'
import { HandsClappingIcon } from '@phosphor-icons/react/dist/csr/HandsClapping'
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart'
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb'
import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley'
import { SmileyStickerIcon } from '@phosphor-icons/react/dist/csr/SmileySticker'
import type { Icon } from '@phosphor-icons/react'
import { IconButton, Popover } from '@umkreis/design-system'
import { feedReactionKindSchema, type FeedPost, type FeedReactionKind } from '@umkreis/schemas'
import { createElement, type ReactNode } from 'react'
import { copy } from '../feed-copy.ts'
import { reaction, reactionChoices, reactions } from '../feed.css.ts'

const DRAWN: Readonly<Record<FeedReactionKind, Icon>> = {
  clap: HandsClappingIcon,
  heart: HeartIcon,
  celebrate: ConfettiIcon,
  idea: LightbulbIcon,
  laugh: SmileyStickerIcon,
}

/** How colleagues answered without words, and the way to do so. */
export function PostReactions({
  post,
  onReact,
}: {
  post: FeedPost
  onReact: (kind: FeedReactionKind, isGiven: boolean) => void
}): ReactNode {
  const isOwn = (kind: FeedReactionKind) => post.reactions.some((one) => one.kind === kind && one.isOwn)
  return (
    <div className={reactions}>
      {post.reactions.map(({ kind, count, isOwn: isGiven }) => (
        <button
          key={kind}
          type="button"
          className={reaction}
          aria-pressed={isGiven}
          aria-label={copy.reactionCount(copy.reactions[kind], count)}
          title={copy.reactions[kind]}
          onClick={() => onReact(kind, !isGiven)}
        >
          {createElement(DRAWN[kind], { size: 18, weight: 'fill', 'aria-hidden': true })}
          {count}
        </button>
      ))}
      <Popover
        label={copy.react}
        placement="top"
        trigger={<IconButton size={32} label={copy.react} icon={<SmileyIcon size={20} />} />}
      >
        {(close) => (
          <div className={reactionChoices}>
            {feedReactionKindSchema.options.map((kind) => (
              <IconButton
                key={kind}
                label={copy.reactions[kind]}
                aria-pressed={isOwn(kind)}
                icon={createElement(DRAWN[kind], { size: 24, weight: isOwn(kind) ? 'fill' : 'regular' })}
                onPress={() => {
                  close()
                  onReact(kind, !isOwn(kind))
                }}
              />
            ))}
          </div>
        )}
      </Popover>
    </div>
  )
}
