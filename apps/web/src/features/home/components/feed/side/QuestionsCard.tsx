import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Avatar, Badge, Button, Card, IconButton, showToast, Switch } from '@umkreis/design-system'
import type { FeedPost, FeedQuestionsAnswer } from '@umkreis/schemas'
import { useId, useState, type ReactNode } from 'react'
import { describeFailure } from '../../../../../shared/form/describe-failure.ts'
import { formatName } from '../../../../../shared/format/format-name.ts'
import { copy } from '../feed-copy.ts'
import {
  actions,
  commentName,
  excerpt,
  fold,
  folded,
  sideCard,
  sideHead,
  sideItem,
  sideList,
  sideText,
  sideTitle,
  sideTools,
  sideWords,
} from '../feed.css.ts'
import { FEED_KEYS, useFeedCalls } from '../use-feed-calls.ts'

/** Questions that ask for one's skills, and whether one wants to be asked. */
export function QuestionsCard({ onAnswer }: { onAnswer: (question: FeedPost) => void }): ReactNode {
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const calls = useFeedCalls()
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: FEED_KEYS.questions, queryFn: ({ signal }) => calls.questions(signal) })
  // The feed is worth more than this part of it: without an answer there is nothing to be said.
  if (!data) return null
  const change = async (next: FeedQuestionsAnswer, send: () => Promise<void>) => {
    queries.setQueryData(FEED_KEYS.questions, next)
    try {
      await send()
    } catch (error) {
      queries.setQueryData(FEED_KEYS.questions, data)
      showToast({ tone: 'danger', message: describeFailure(error) })
    }
    void queries.invalidateQueries({ queryKey: FEED_KEYS.questions })
  }
  return (
    <Card as="section" className={sideCard} aria-labelledby={titleId}>
      <div className={sideHead}>
        <div>
          <h2 id={titleId} className={sideTitle}>
            {copy.questions}
          </h2>
          <p className={sideText}>{copy.questionsText}</p>
        </div>
        <span className={sideTools}>
          {data.questions.length > 0 ? (
            <Badge count={data.questions.length} label={copy.questionCount(data.questions.length)} />
          ) : null}
          <span className={fold}>
            <IconButton
              size={32}
              label={isOpen ? copy.fold : copy.unfold}
              aria-expanded={isOpen}
              icon={isOpen ? <CaretUpIcon size={16} /> : <CaretDownIcon size={16} />}
              onPress={() => setIsOpen(!isOpen)}
            />
          </span>
        </span>
      </div>
      <div className={folded} data-open={isOpen}>
        {data.questions.length > 0 ? (
          <ul className={sideList}>
            {data.questions.map((question) => (
              <li key={question.postId} className={sideItem}>
                <Avatar name={formatName(question.author)} src={question.author.avatarUrl} size={36} />
                <div className={sideWords}>
                  <p className={excerpt}>
                    <span className={commentName}>
                      <bdi>{question.author.firstName}</bdi>
                    </span>{' '}
                    {question.text}
                  </p>
                  <div className={actions}>
                    <Button variant="soft" size={32} onPress={() => onAnswer(question)}>
                      {copy.answer}
                    </Button>
                    <Button
                      variant="text"
                      size={32}
                      onPress={() =>
                        void change(
                          { ...data, questions: data.questions.filter(({ postId }) => postId !== question.postId) },
                          () => calls.settleQuestion(question.postId),
                        )
                      }
                    >
                      {copy.notMe}
                    </Button>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        ) : data.isAsked ? (
          <p className={sideText}>{copy.noQuestions}</p>
        ) : (
          <p className={sideText}>{copy.beAskedText}</p>
        )}
        <Switch
          selected={data.isAsked}
          onChange={(isAsked) => void change({ ...data, isAsked }, () => calls.setAsked(isAsked))}
        >
          {copy.beAsked}
        </Switch>
      </div>
    </Card>
  )
}
