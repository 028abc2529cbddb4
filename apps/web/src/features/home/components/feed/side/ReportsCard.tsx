import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Badge, Button, Card, showToast } from '@umkreis/design-system'
import type { FeedReportsAnswer } from '@umkreis/schemas'
import { useId, type ReactNode } from 'react'
import { describeFailure } from '../../../../../shared/form/describe-failure.ts'
import { formatName } from '../../../../../shared/format/format-name.ts'
import { copy } from '../feed-copy.ts'
import {
  actions,
  commentName,
  excerpt,
  sideCard,
  sideHead,
  sideList,
  sideText,
  sideTitle,
  sideWords,
} from '../feed.css.ts'
import { dropPost } from '../feed-cache.ts'
import { FEED_KEYS, useFeedCalls } from '../use-feed-calls.ts'

type Report = FeedReportsAnswer[number]

/** What was reported to the managers. There while there is something. */
export function ReportsCard(): ReactNode {
  const titleId = useId()
  const calls = useFeedCalls()
  const queries = useQueryClient()
  const { data: reports = [] } = useQuery({
    queryKey: FEED_KEYS.reports,
    queryFn: ({ signal }) => calls.reports(signal),
  })
  if (reports.length === 0) return null
  const settle = async ({ reportId }: Report, send: () => Promise<void>) => {
    queries.setQueryData<FeedReportsAnswer>(FEED_KEYS.reports, (all) => all?.filter((one) => one.reportId !== reportId))
    try {
      await send()
    } catch (error) {
      showToast({ tone: 'danger', message: describeFailure(error) })
    }
    void queries.invalidateQueries({ queryKey: FEED_KEYS.reports })
  }
  const remove = async ({ postId, commentId }: Report) => {
    if (commentId === null) {
      await calls.remove(postId)
      dropPost(queries, postId)
    } else {
      await calls.removeComment(commentId)
      void queries.invalidateQueries({ queryKey: FEED_KEYS.comments(postId) })
    }
  }
  return (
    <Card as="section" className={sideCard} aria-labelledby={titleId}>
      <div className={sideHead}>
        <div>
          <h2 id={titleId} className={sideTitle}>
            {copy.reports}
          </h2>
          <p className={sideText}>{copy.reportsText}</p>
        </div>
        <Badge count={reports.length} label={copy.reportCount(reports.length)} />
      </div>
      <ul className={sideList}>
        {reports.map((report) => (
          <li key={report.reportId} className={sideWords}>
            <p className={excerpt}>
              <span className={commentName}>
                <bdi>{formatName(report.author)}</bdi>
              </span>{' '}
              {report.text}
            </p>
            <p className={sideText}>
              {copy.reportedBy(formatName(report.reporter))}
              {report.reason === '' ? '' : `: ${report.reason}`}
            </p>
            <div className={actions}>
              <Button
                variant="soft"
                size={32}
                onPress={() => void settle(report, () => calls.settleReport(report.reportId))}
              >
                {copy.leaveIt}
              </Button>
              <Button variant="dangerText" size={32} onPress={() => void settle(report, () => remove(report))}>
                {copy.removeIt}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
