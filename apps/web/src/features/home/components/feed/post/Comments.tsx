import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Avatar, Button, IconButton, showToast, Skeleton } from '@umkreis/design-system'
import { FEED_COMMENT_MAX_LENGTH, type FeedPost } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useRef, useState, type ReactNode } from 'react'
import { currentUserAtom } from '../../../../../services/session.ts'
import { describeFailure } from '../../../../../shared/form/describe-failure.ts'
import { formatName } from '../../../../../shared/format/format-name.ts'
import { useLate } from '../../../../../shared/hooks/use-late.ts'
import { copy } from '../feed-copy.ts'
import { comment, commentField, commentList, comments as commentsStyle, failed, sideText } from '../feed.css.ts'
import { MentionArea } from '../MentionArea.tsx'
import { FEED_KEYS, useFeedCalls } from '../use-feed-calls.ts'
import { CommentRow } from './CommentRow.tsx'

/** The comments on a post, and the field for one's own. */
export function Comments({
  post,
  self,
  now,
  authorName,
}: {
  post: FeedPost
  self: { userId: string; isManager: boolean }
  now: Date
  authorName: string
}): ReactNode {
  const calls = useFeedCalls()
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: FEED_KEYS.comments(post.postId),
    queryFn: ({ pageParam, signal }) => calls.comments(post.postId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ olderCursor }) => olderCursor ?? undefined,
  })
  const isLate = useLate(!data && !isError)
  const seen = new Set<string>()
  const comments = (data?.pages ?? [])
    .toReversed()
    .flatMap((page) => page.comments)
    .filter(({ commentId }) => !seen.has(commentId) && seen.add(commentId))
  return (
    <section className={commentsStyle} aria-label={copy.commentsOf(authorName)}>
      {hasNextPage ? (
        <Button variant="text" size={32} loading={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {copy.olderComments}
        </Button>
      ) : null}
      {comments.length > 0 ? (
        <ul className={commentList}>
          {comments.map((one) => (
            <li key={one.commentId}>
              <CommentRow comment={one} self={self} now={now} />
            </li>
          ))}
        </ul>
      ) : null}
      {isLate ? <Skeleton rows={2} /> : null}
      {isError && !data ? (
        <div role="alert" className={failed}>
          {copy.commentsFailed}
          <Button size={32} loading={isFetching} onPress={() => void refetch()}>
            {copy.retry}
          </Button>
        </div>
      ) : null}
      <NewComment postId={post.postId} />
    </section>
  )
}

/** What was begun outlives folding the comments up, for as long as the page is there. */
const begun = new Map<string, string>()

function NewComment({ postId }: { postId: string }) {
  const calls = useFeedCalls()
  const queries = useQueryClient()
  const self = useAtomValue(currentUserAtom)
  const draftKey = `${self.userId} ${postId}`
  const [text, setText] = useState(() => begun.get(draftKey) ?? '')
  const [named, setNamed] = useState<readonly string[]>([])
  const [isSending, setIsSending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // The same one while it is tried again: an answer that was lost does not write it twice.
  const clientCommentId = useRef(crypto.randomUUID())
  const over = text.length - FEED_COMMENT_MAX_LENGTH
  const canSend = text.trim() !== '' && over <= 0 && !isSending
  const type = (next: string) => {
    setText(next)
    begun.set(draftKey, next)
  }
  const send = async () => {
    if (!canSend) return
    setIsSending(true)
    try {
      const mentions = [...new Set(named)]
      await calls.comment(postId, { clientCommentId: clientCommentId.current, text, mentions })
      clientCommentId.current = crypto.randomUUID()
      type('')
      setNamed([])
      await queries.invalidateQueries({ queryKey: FEED_KEYS.comments(postId) })
      void queries.invalidateQueries({ queryKey: FEED_KEYS.questions })
    } catch (error) {
      showToast({ tone: 'danger', message: describeFailure(error) })
    }
    setIsSending(false)
    field.current?.focus()
  }
  return (
    <>
      <div className={comment}>
        <Avatar name={formatName(self)} src={self.avatarUrl} size={40} />
        <div className={commentField}>
          <MentionArea
            label={copy.writeComment}
            value={text}
            onChange={type}
            onMention={(userId) => setNamed((all) => [...all, userId])}
            onSend={() => void send()}
            inputRef={field}
          />
          {text.trim() === '' ? null : (
            <IconButton
              variant="ink"
              label={copy.send}
              aria-disabled={!canSend}
              icon={<PaperPlaneRightIcon size={20} weight="fill" />}
              onPress={() => void send()}
            />
          )}
        </div>
      </div>
      {over > 0 ? (
        <p role="alert" className={sideText}>
          {copy.tooLong(over)}
        </p>
      ) : null}
    </>
  )
}
