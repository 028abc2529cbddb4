import { useQueryClient } from '@tanstack/react-query'
import { Avatar, Markdown, showToast } from '@umkreis/design-system'
import { FEED_COMMENT_MAX_LENGTH, type FeedComment } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import { describeFailure } from '../../../../../shared/form/describe-failure.ts'
import { formatName } from '../../../../../shared/format/format-name.ts'
import { formatPostTime } from '../../../logic/post-time.ts'
import { copy } from '../feed-copy.ts'
import { comment as commentStyle, commentBody, commentHead, commentName, commentTime, commentWho } from '../feed.css.ts'
import { FEED_KEYS, useFeedCalls } from '../use-feed-calls.ts'
import { EditText } from './EditText.tsx'
import { EntryMenu } from './EntryMenu.tsx'

/** One comment. */
export function CommentRow({
  comment,
  self,
  now,
}: {
  comment: FeedComment
  self: { userId: string; isManager: boolean }
  now: Date
}): ReactNode {
  const calls = useFeedCalls()
  const queries = useQueryClient()
  const [isEditing, setIsEditing] = useState(false)
  const [isGone, setIsGone] = useState(false)
  const { author, commentId, postId } = comment
  const name = formatName(author)
  const isOwn = author.userId === self.userId
  const readAgain = () => queries.invalidateQueries({ queryKey: FEED_KEYS.comments(postId) })
  const remove = async () => {
    setIsGone(true)
    try {
      await calls.removeComment(commentId)
      await readAgain()
      void queries.invalidateQueries({ queryKey: FEED_KEYS.reports })
    } catch (error) {
      setIsGone(false)
      showToast({ tone: 'danger', message: describeFailure(error) })
    }
  }
  if (isGone) return null
  return (
    <article className={commentStyle}>
      <Avatar name={name} src={author.avatarUrl} size={40} />
      <div className={commentBody}>
        <div className={commentHead}>
          <p className={commentWho}>
            <span className={commentName}>
              <bdi>{name}</bdi>
            </span>{' '}
            <span className={commentTime}>
              {formatPostTime(comment.createdAt, now)}
              {comment.editedAt === null ? '' : `, ${copy.edited}`}
            </span>
          </p>
          <EntryMenu
            kind="comment"
            authorName={name}
            isOwn={isOwn}
            onEdit={isOwn ? () => setIsEditing(true) : undefined}
            onReport={isOwn ? undefined : (reason) => calls.report({ commentId }, reason)}
            onRemove={isOwn || self.isManager ? () => void remove() : undefined}
          />
        </div>
        {isEditing ? (
          <EditText
            label={copy.whatYouWrite}
            text={comment.text}
            mentions={comment.mentions.map(({ userId }) => userId)}
            maxLength={FEED_COMMENT_MAX_LENGTH}
            onSave={async (text, mentions) => {
              await calls.changeComment(commentId, { text, mentions })
              await readAgain()
            }}
            onClose={() => setIsEditing(false)}
          />
        ) : (
          <Markdown size="small" headingLevel={4} mentions={comment.mentions.map((mention) => `@${mention.name}`)}>
            {comment.text}
          </Markdown>
        )}
      </div>
    </article>
  )
}
