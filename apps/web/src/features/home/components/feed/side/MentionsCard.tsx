import { useQueryClient } from '@tanstack/react-query'
import { Avatar, Badge, Button, Card, showToast } from '@umkreis/design-system'
import type { FeedMentionsAnswer } from '@umkreis/schemas'
import { useId, useState, type ReactNode, type Ref } from 'react'
import { describeFailure } from '../../../../../shared/form/describe-failure.ts'
import { formatName } from '../../../../../shared/format/format-name.ts'
import { copy } from '../feed-copy.ts'
import {
  actions,
  commentName,
  excerpt,
  sideCard,
  sideHead,
  sideItem,
  sideList,
  sideText,
  sideTitle,
  sideWords,
} from '../feed.css.ts'
import { FEED_KEYS, useFeedCalls } from '../use-feed-calls.ts'
import { useMentions } from '../use-mentions.ts'

/** More would push the feed away. */
const FEW = 3

/** {@link MentionsCard}: `onSeen` is told when one of them goes without being opened, and the button that was pressed with it. */
export interface MentionsCardProps {
  titleRef: Ref<HTMLHeadingElement>
  onOpen: (postId: string) => Promise<void>
  onSeen: () => void
}

/** Where one is named and has not looked yet. There while there is something. */
export function MentionsCard({ titleRef, onOpen, onSeen }: MentionsCardProps): ReactNode {
  const titleId = useId()
  const calls = useFeedCalls()
  const queries = useQueryClient()
  const [showsAll, setShowsAll] = useState(false)
  const [opening, setOpening] = useState<string>()
  const mentions = useMentions()
  if (mentions.length === 0) return null
  const settle = async (postId: string, before: () => Promise<void>) => {
    try {
      await before()
      queries.setQueryData<FeedMentionsAnswer>(FEED_KEYS.mentions, (all) => all?.filter((one) => one.postId !== postId))
      await calls.settleMentions(postId)
    } catch (error) {
      showToast({ tone: 'danger', message: describeFailure(error) })
    }
    void queries.invalidateQueries({ queryKey: FEED_KEYS.mentions })
  }
  const open = async (postId: string) => {
    if (opening !== undefined) return
    setOpening(postId)
    await settle(postId, async () => {
      try {
        await onOpen(postId)
      } finally {
        setOpening(undefined)
      }
    })
  }
  return (
    <Card as="section" className={sideCard} aria-labelledby={titleId}>
      <div className={sideHead}>
        <div>
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className={sideTitle}>
            {copy.mentions}
          </h2>
          <p className={sideText}>{copy.mentionsText}</p>
        </div>
        <Badge count={mentions.length} label={copy.mentionCount(mentions.length)} />
      </div>
      <ul className={sideList}>
        {(showsAll ? mentions : mentions.slice(0, FEW)).map(({ postId, commentId, author, text }) => (
          <li key={commentId ?? postId} className={sideItem}>
            <Avatar name={formatName(author)} src={author.avatarUrl} size={36} />
            <div className={sideWords}>
              <p className={excerpt}>
                <span className={commentName}>
                  <bdi>{formatName(author)}</bdi>
                </span>{' '}
                {text}
              </p>
              <div className={actions}>
                <Button variant="soft" size={32} loading={opening === postId} onPress={() => void open(postId)}>
                  {copy.showMention}
                </Button>
                <Button variant="text" size={32} onPress={() => void settle(postId, async () => onSeen())}>
                  {copy.mentionSeen}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {mentions.length > FEW ? (
        <Button variant="text" size={32} aria-expanded={showsAll} onPress={() => setShowsAll(!showsAll)}>
          {showsAll ? copy.fold : copy.showAll}
        </Button>
      ) : null}
    </Card>
  )
}
