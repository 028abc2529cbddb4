import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { Avatar, Button, Link, showToast } from '@umkreis/design-system'
import type { CoffeeFeedback, CoffeeRounds } from '@umkreis/schemas'
import { type ReactNode, useState } from 'react'
import { useStartConversation } from '../../../../services/conversation/use-start-conversation.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { paths } from '../../../../shared/paths.ts'
import { copy } from './copy.ts'
import { actions, current, feedbackBox, name, people, person, place, question, sentence } from './coffee.css.ts'
import { useCoffeeChange } from './use-coffee-rounds.ts'

type Round = NonNullable<CoffeeRounds['current']>

/** With whom one is brought together now, why, and how to begin. */
export function CurrentRound({ round }: { round: Round }): ReactNode {
  const { isStarting, start } = useStartConversation((message, retry) =>
    showToast({ tone: 'danger', message, action: { label: copy.retry, onPress: retry } }),
  )
  const firstNames = round.matches.map(({ user }) => user.firstName)
  return (
    <div className={current}>
      <h3 className={name}>{copy.current(firstNames)}</h3>
      <ul className={people}>
        {round.matches.map(({ user, sentence: why }) => (
          <li key={user.userId} className={person}>
            <Avatar name={formatName(user)} src={user.avatarUrl} size={56} />
            <div>
              <Link href={paths.matchingPeople({ userId: user.userId })} aria-label={copy.compare(formatName(user))}>
                {formatName(user)}
              </Link>
              <p className={place}>{[user.position, user.city].filter((part) => part !== '').join(', ')}</p>
              <p className={sentence}>{why}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={actions}>
        <Button
          variant="ink"
          icon={<ChatCircleIcon size={18} />}
          loading={isStarting}
          onPress={() =>
            start(
              round.matches.map(({ user }) => user.userId),
              copy.firstLine(firstNames),
            )
          }
        >
          {copy.start}
        </Button>
      </div>
      <Feedback key={round.roundId} roundId={round.roundId} feedback={round.feedback} />
    </div>
  )
}

function Feedback({ roundId, feedback }: { roundId: string; feedback: CoffeeFeedback | null }) {
  const { isUnderWay, change } = useCoffeeChange()
  const [isChanging, setIsChanging] = useState(false)
  const say = (hasMet: boolean, wasGood: boolean | null) => () => {
    setIsChanging(false)
    change((calls) => calls.giveFeedback(roundId, { hasMet, wasGood }))
  }
  if (!feedback || isChanging) {
    return (
      <Question words={copy.didYouMeet}>
        <Button size={32} disabled={isUnderWay} onPress={say(true, null)}>
          {copy.met}
        </Button>
        <Button size={32} disabled={isUnderWay} onPress={say(false, null)}>
          {copy.notMet}
        </Button>
      </Question>
    )
  }
  if (feedback.hasMet && feedback.wasGood === null) {
    return (
      <Question words={`${copy.noted.met} ${copy.wasItGood}`}>
        <Button size={32} disabled={isUnderWay} onPress={say(true, true)}>
          {copy.good}
        </Button>
        <Button size={32} disabled={isUnderWay} onPress={say(true, false)}>
          {copy.notGood}
        </Button>
      </Question>
    )
  }
  const noted = feedback.hasMet ? (feedback.wasGood ? copy.noted.good : copy.noted.notGood) : copy.noted.notMet
  return (
    <Question words={noted}>
      <Button size={32} variant="text" onPress={() => setIsChanging(true)}>
        {copy.change}
      </Button>
    </Question>
  )
}

function Question({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className={feedbackBox}>
      <output className={question}>{words}</output>
      <div className={actions}>{children}</div>
    </div>
  )
}
