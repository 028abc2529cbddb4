import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp'
import { Button, EmptyState, PageList, Skeleton } from '@umkreis/design-system'
import type { FeedPost } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { currentUserAtom } from '../../services/session.ts'
import { focusWhenLost } from '../../shared/focus/focus-when-lost.ts'
import { formatName } from '../../shared/format/format-name.ts'
import { useLate } from '../../shared/hooks/use-late.ts'
import { FeedComposer } from './components/feed/compose/FeedComposer.tsx'
import { copy } from './components/feed/feed-copy.ts'
import { columns, failed, feed as feedStyle, fresh, freshButton, note, side } from './components/feed/feed.css.ts'
import { PostCard } from './components/feed/post/PostCard.tsx'
import { PostDialog } from './components/feed/post/PostDialog.tsx'
import { CoffeeCard } from './components/feed/side/CoffeeCard.tsx'
import { MentionsCard } from './components/feed/side/MentionsCard.tsx'
import { QuestionsCard } from './components/feed/side/QuestionsCard.tsx'
import { ReportsCard } from './components/feed/side/ReportsCard.tsx'
import { useFeedCalls } from './components/feed/use-feed-calls.ts'
import { useFeed } from './components/feed/use-feed.ts'
import { usePostChanges } from './components/feed/use-post-changes.ts'

/** Before a post was drawn, it is expected to be so high, in pixels. */
const ESTIMATE = 300
const MINUTE_MS = 60_000

/** The organisation's feed: what colleagues tell and ask each other, the newest first. */
export function FeedPage(): ReactNode {
  const user = useAtomValue(currentUserAtom)
  const list = useRef<HTMLDivElement>(null)
  const writing = useRef<HTMLTextAreaElement>(null)
  // Whoever sees the top of the list sees a new post come; for others it waits, so that nothing moves under their eyes.
  const isAtTop = useCallback(() => (list.current?.getBoundingClientRect().top ?? 0) >= 0, [])
  const feed = useFeed(user.userId, isAtTop)
  const changes = usePostChanges()
  const now = useNow()
  const isLate = useLate(feed.state === 'loading')
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const unfold = (postId: string, shows: boolean) =>
    setUnfolded((before) => {
      const next = new Set(before)
      if (shows) next.add(postId)
      else next.delete(postId)
      return next
    })
  const toTop = () => list.current?.scrollIntoView({ block: 'start' })
  const calls = useFeedCalls()
  const [opened, setOpened] = useState<{ readonly post: FeedPost; readonly title: string }>()
  const mentionsTitle = useRef<HTMLHeadingElement>(null)
  const keepFocus = () => focusWhenLost(() => mentionsTitle.current ?? list.current)
  const showMention = async (postId: string) => {
    const post = await calls.post(postId)
    setOpened({ post, title: copy.mentionTitle(formatName(post.author)) })
  }
  const showQuestion = (question: FeedPost) =>
    setOpened({
      // The feed may know more of it.
      post: feed.posts.find(({ postId }) => postId === question.postId) ?? question,
      title: copy.answerTitle(formatName(question.author)),
    })
  const self = { userId: user.userId, isManager: user.role === 'Manager' }

  return (
    <div className={columns}>
      <div className={side}>
        <MentionsCard titleRef={mentionsTitle} onOpen={showMention} onSeen={keepFocus} />
        <QuestionsCard onAnswer={showQuestion} />
        {self.isManager ? <ReportsCard /> : null}
        <CoffeeCard />
      </div>
      <div className={feedStyle}>
        <FeedComposer inputRef={writing} />
        {feed.fresh > 0 ? (
          <output className={fresh}>
            <Button
              variant="ink"
              className={freshButton}
              icon={<ArrowUpIcon size={16} weight="bold" />}
              onPress={() => {
                feed.showFresh()
                toTop()
              }}
            >
              {copy.fresh(feed.fresh)}
            </Button>
          </output>
        ) : null}
        <div ref={list} tabIndex={-1}>
          {feed.state === 'failed' ? (
            <div role="alert">
              <EmptyState
                picture="closed"
                title={copy.failed.title}
                text={copy.failed.text}
                action={<Button onPress={feed.retry}>{copy.retry}</Button>}
              />
            </div>
          ) : feed.state === 'loading' ? (
            isLate ? (
              <Skeleton rows={4} />
            ) : null
          ) : feed.posts.length === 0 ? (
            <EmptyState
              title={copy.empty.title}
              text={copy.empty.text}
              action={<Button onPress={() => writing.current?.focus()}>{copy.empty.button}</Button>}
            />
          ) : (
            <PageList
              label={copy.list}
              items={feed.posts}
              itemKey={({ postId }) => postId}
              estimate={ESTIMATE}
              gap={16}
              total={feed.more === 'no' ? feed.posts.length : -1}
              {...(feed.more === 'there' ? { onNearEnd: feed.loadMore } : {})}
              renderItem={(post) => (
                <PostCard
                  post={post}
                  self={self}
                  now={now}
                  changes={changes}
                  showsComments={unfolded.has(post.postId)}
                  onToggleComments={(shows) => unfold(post.postId, shows)}
                />
              )}
            />
          )}
        </div>
        {feed.more === 'loading' ? <Skeleton rows={2} /> : null}
        {feed.more === 'failed' ? (
          <div role="alert" className={failed}>
            {copy.moreFailed}
            <Button size={32} onPress={feed.retry}>
              {copy.retry}
            </Button>
          </div>
        ) : null}
        {feed.state === 'loaded' && feed.more === 'no' && feed.posts.length > 0 ? (
          <p className={note}>{copy.end}</p>
        ) : null}
      </div>
      {opened ? (
        <PostDialog
          key={opened.post.postId}
          {...opened}
          self={self}
          now={now}
          changes={changes}
          onClose={() => {
            setOpened(undefined)
            // What opened it may be gone by now.
            keepFocus()
          }}
        />
      ) : null}
    </div>
  )
}

/** The moment, again each minute, so that `today` does not outlive the day and polls end. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
