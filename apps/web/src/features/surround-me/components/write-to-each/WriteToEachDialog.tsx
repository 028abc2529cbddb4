import { AvatarStack, Button, Dialog, EncryptionBadge, showToast, Text, TextArea } from '@umkreis/design-system'
import { SEPARATE_USERS_MAX, type User, type UserId } from '@umkreis/schemas'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../../shared/paths.ts'
import { wordName } from '../../logic/wording.ts'
import { copy } from './copy.ts'
import type { SendingProblem } from './sending-problem.ts'
import { useSendToEach } from './use-send-to-each.ts'
import { form, recipients, seal } from './WriteToEachDialog.css.ts'

/** Fits into one message together with what each of the people needs to open it. */
const TEXT_MAX = 5_000
/** People named before the rest is only counted. */
const NAMED = 3

/** {@link WriteToEachDialog}: the text is the caller's, so that it outlives the dialog. */
export type WriteToEachProps = {
  readonly people: readonly User[]
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onClose: () => void
  readonly onSent: () => void
}

/** Writes the same to several people, each of whom gets it alone. */
export function WriteToEachDialog({ people, text, onChange, onClose, onSent }: WriteToEachProps): ReactNode {
  const navigate = useNavigate()
  const formId = useId()
  const { isSending, problem, send, forgetProblem } = useSendToEach()
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const leftOut = problem?.kind === 'people' ? problem.userIds : []
  const others = people.filter(({ userId }) => !leftOut.includes(userId))
  const isTooMany = people.length > SEPARATE_USERS_MAX
  const error = isTooMany
    ? copy.tooManyPeople(SEPARATE_USERS_MAX)
    : isEmpty
      ? copy.empty
      : problem && wordProblem(problem, people)

  const sendTo = async (to: readonly User[]) => {
    const words = text.trim()
    setEmpty(words === '')
    if (words === '' || words.length > TEXT_MAX || isTooMany || isSending) return
    const isSent = await send(
      to.map(({ userId }) => userId),
      words,
    )
    if (!isSent) return
    showToast({
      message: copy.sent(to.length),
      action: { label: copy.openChat, onPress: () => void navigate(paths.chat()) },
    })
    onSent()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void sendTo(people)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void sendTo(people)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title(people.length)}
      description={copy.why}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {copy.cancel}
          </Button>
          {problem?.kind === 'people' && others.length > 0 ? (
            <Button variant="accent" loading={isSending} onPress={() => void sendTo(others)}>
              {copy.sendToOthers(others.length)}
            </Button>
          ) : (
            <Button variant="accent" type="submit" form={formId} loading={isSending}>
              {copy.send}
            </Button>
          )}
        </>
      }
    >
      <div className={recipients}>
        <AvatarStack
          people={people.map((person) => ({ id: person.userId, name: wordName(person), src: person.avatarUrl }))}
          size={40}
        />
        <Text size="small" tone="muted">
          <bdi>{copy.to(listPeople(people))}</bdi>
        </Text>
      </div>
      <form id={formId} className={form} onSubmit={onSubmit}>
        <TextArea
          label={copy.label}
          placeholder={copy.placeholder}
          value={text}
          limit={TEXT_MAX}
          overWords={copy.tooMany}
          inputRef={field}
          onKeyDown={onKeyDown}
          onChange={(next) => {
            setEmpty(false)
            forgetProblem()
            onChange(next)
          }}
          {...(error === undefined ? {} : { error })}
        />
      </form>
      <span className={seal}>
        <EncryptionBadge ready>{copy.sealed}</EncryptionBadge>
      </span>
    </Dialog>
  )
}

function wordProblem(problem: SendingProblem, people: readonly User[]): string {
  if (problem.kind === 'other') return problem.text
  const named = people.filter(({ userId }) => problem.userIds.includes(userId as UserId))
  return problem.because === 'without-keys'
    ? copy.withoutKeys(listPeople(named), named.length)
    : copy.newKeys(listPeople(named), named.length)
}

function listPeople(people: readonly User[]): string {
  const named = people.length > NAMED + 1 ? people.slice(0, NAMED) : people
  const rest = people.length - named.length
  const names = [...named.map(wordName), ...(rest > 0 ? [copy.and(rest)] : [])]
  return new Intl.ListFormat(copy.listLocale, { style: 'long', type: 'conjunction' }).format(names)
}
