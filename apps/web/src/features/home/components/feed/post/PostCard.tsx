import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin'
import { Avatar, AvatarStack, Button, Card, CircleMark, Markdown, Tag } from '@umkreis/design-system'
import { FEED_TEXT_MAX_LENGTH, type FeedPost } from '@umkreis/schemas'
import { useId, useRef, useState, type ReactNode } from 'react'
import { focusWhenLost } from '../../../../../shared/focus/focus-when-lost.ts'
import { formatName } from '../../../../../shared/format/format-name.ts'
import { formatPostTime } from '../../../logic/post-time.ts'
import { copy } from '../feed-copy.ts'
import {
  asks,
  authorName,
  commentsButton,
  cut,
  foot,
  head,
  headMark,
  mark,
  post as postStyle,
  when,
  who,
  words,
} from '../feed.css.ts'
import { useFeedCalls } from '../use-feed-calls.ts'
import type { PostChanges } from '../use-post-changes.ts'
import { Comments } from './Comments.tsx'
import { EditText } from './EditText.tsx'
import { EntryMenu } from './EntryMenu.tsx'
import { LinkCard } from './LinkCard.tsx'
import { PostPictures } from './PostPictures.tsx'
import { PostPoll } from './PostPoll.tsx'
import { PostReactions } from './PostReactions.tsx'

// What is longer is shown whole once one wants to.
const LONG_CHARACTERS = 1200
const LONG_LINES = 14

/** {@link PostCard}: what was unfolded outlives scrolling away, so its owner keeps it. */
export interface PostCardProps {
  post: FeedPost
  self: { userId: string; isManager: boolean }
  now: Date
  changes: PostChanges
  showsComments: boolean
  onToggleComments?: (shows: boolean) => void
}

/** One post, and all that is done with it. */
export function PostCard({ post, self, now, changes, showsComments, onToggleComments }: PostCardProps): ReactNode {
  const calls = useFeedCalls()
  const nameId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const { author, text } = post
  const name = formatName(author)
  const isOwn = author.userId === self.userId
  const isLong = !showsAll && (text.length > LONG_CHARACTERS || text.split('\n').length > LONG_LINES)
  const removeLinkCard = () => {
    changes.removeLinkCard(post)
    // The cross goes with the preview.
    focusWhenLost(() => title.current)
  }
  return (
    <Card as="article" className={postStyle} aria-labelledby={nameId}>
      <header className={head}>
        <Avatar name={name} src={author.avatarUrl} size={48} />
        <div className={who}>
          <h2 id={nameId} ref={title} tabIndex={-1} className={authorName}>
            <bdi>{name}</bdi>
          </h2>
          <p className={when}>
            {[author.position, formatPostTime(post.createdAt, now), ...(post.editedAt === null ? [] : [copy.edited])]
              .filter((part) => part !== '')
              .join(', ')}
          </p>
        </div>
        {post.isPinned ? (
          <span className={headMark}>
            <PushPinIcon size={16} weight="fill" aria-hidden />
            {copy.pinned}
          </span>
        ) : null}
        <EntryMenu
          kind="post"
          authorName={name}
          isOwn={isOwn}
          isPinned={post.isPinned}
          onPin={self.isManager ? (isPinned) => changes.pin(post, isPinned) : undefined}
          onEdit={isOwn ? () => setIsEditing(true) : undefined}
          onReport={isOwn ? undefined : (reason) => calls.report({ postId: post.postId }, reason)}
          onRemove={isOwn || self.isManager ? () => changes.remove(post) : undefined}
        />
      </header>
      {post.kind === 'question' ? (
        <p className={asks}>
          <span className={mark}>
            <CircleMark size={16} />
            {post.isForMe ? copy.forYou : copy.question}
          </span>
          {post.skills.map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
        </p>
      ) : null}
      {isEditing ? (
        <EditText
          label={copy.whatYouWrite}
          text={text}
          mentions={post.mentions.map(({ userId }) => userId)}
          maxLength={FEED_TEXT_MAX_LENGTH}
          onSave={(changed, mentions) => changes.edit(post, changed, mentions)}
          onClose={() => setIsEditing(false)}
        />
      ) : (
        <div>
          <div className={isLong ? `${words} ${cut}` : words}>
            <Markdown headingLevel={3} mentions={post.mentions.map((mention) => `@${mention.name}`)}>
              {text}
            </Markdown>
          </div>
          {isLong ? (
            <Button variant="text" size={32} onPress={() => setShowsAll(true)}>
              {copy.showAll}
            </Button>
          ) : null}
        </div>
      )}
      {post.pictures.length > 0 ? <PostPictures pictures={post.pictures} authorName={name} /> : null}
      {post.linkCard ? (
        <LinkCard card={post.linkCard} onRemove={isOwn || self.isManager ? removeLinkCard : undefined} />
      ) : null}
      {post.poll ? <PostPoll poll={post.poll} now={now} onVote={(option) => changes.vote(post, option)} /> : null}
      <footer className={foot}>
        <PostReactions post={post} onReact={(kind, isGiven) => changes.react(post, kind, isGiven)} />
        <span className={commentsButton}>
          {post.commenters.length > 0 ? (
            <AvatarStack
              size={32}
              max={3}
              people={post.commenters.map((person) => ({
                id: person.userId,
                name: formatName(person),
                src: person.avatarUrl,
              }))}
            />
          ) : null}
          {onToggleComments ? (
            <Button
              variant="text"
              size={32}
              aria-expanded={showsComments}
              onPress={() => onToggleComments(!showsComments)}
            >
              {copy.comments(post.commentCount)}
            </Button>
          ) : null}
        </span>
      </footer>
      {showsComments ? <Comments post={post} self={self} now={now} authorName={name} /> : null}
    </Card>
  )
}
