import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { ConfettiIcon } from '@phosphor-icons/react/dist/csr/Confetti'
import { HandsClappingIcon } from '@phosphor-icons/react/dist/csr/HandsClapping'
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart'
import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley'
import { ThumbsUpIcon } from '@phosphor-icons/react/dist/csr/ThumbsUp'
import type { Icon } from '@phosphor-icons/react'
import { createElement, type ReactNode } from 'react'
import { type QuickReaction, sameEmoji } from '../../logic/emoji.ts'

const DRAWN: Readonly<Record<QuickReaction, Icon>> = {
  '👍': ThumbsUpIcon,
  '❤️': HeartIcon,
  '👏': HandsClappingIcon,
  '😄': SmileyIcon,
  '🎉': ConfettiIcon,
  '✅': CheckCircleIcon,
}
const BY_EMOJI = new Map(Object.entries(DRAWN).map(([emoji, icon]) => [sameEmoji(emoji), icon]))

/** A reaction: those that are offered are drawn as icons, any other one is the emoji itself. */
export function ReactionIcon({
  emoji,
  size,
  isFilled = false,
}: {
  emoji: string
  size: 16 | 24
  isFilled?: boolean
}): ReactNode {
  const icon = BY_EMOJI.get(sameEmoji(emoji))
  if (!icon) return <span aria-hidden>{emoji}</span>
  return createElement(icon, { size, weight: isFilled ? 'fill' : 'regular', 'aria-hidden': true })
}
