import type { FeedPoll } from '@umkreis/schemas'
import { VisuallyHidden } from '@umkreis/design-system'
import { useId, type ReactNode } from 'react'
import { formatPostTime } from '../../../logic/post-time.ts'
import { copy } from '../feed-copy.ts'
import { poll as pollStyle, pollBar, pollOption, pollRadio, pollShare, pollWords, sideText } from '../feed.css.ts'

/** A poll: one choice, to be changed until it ends. */
export function PostPoll({
  poll,
  now,
  onVote,
}: {
  poll: FeedPoll
  now: Date
  onVote: (option: number) => void
}): ReactNode {
  const name = useId()
  const all = poll.options.reduce((sum, { votes }) => sum + votes, 0)
  const hasEnded = Date.parse(poll.endsAt) <= now.getTime()
  return (
    <fieldset className={pollStyle}>
      <VisuallyHidden as="legend">{copy.chooseOne}</VisuallyHidden>
      {poll.options.map(({ text, votes }, place) => {
        const share = all === 0 ? 0 : Math.round((votes / all) * 100)
        return (
          <label key={text} className={pollOption}>
            <span className={pollBar} style={{ width: `${share}%` }} aria-hidden />
            <input
              className={pollRadio}
              type="radio"
              name={name}
              checked={poll.ownOption === place}
              disabled={hasEnded}
              onChange={() => onVote(place)}
            />
            <span className={pollWords}>{text}</span>
            <span className={pollShare}>
              {share} %<VisuallyHidden>, {copy.votes(votes)}</VisuallyHidden>
            </span>
          </label>
        )
      })}
      <p className={sideText}>
        {[
          copy.votes(all),
          hasEnded ? copy.pollEnded : copy.pollOpen(formatPostTime(poll.endsAt, now)),
          copy.pollPrivate,
        ].join(' · ')}
      </p>
    </fieldset>
  )
}
