import { Avatar, Button, Dialog, Text } from '@umkreis/design-system'
import type { UserSummary } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { currentUserAtom } from '../../../../services/session.ts'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { formatName } from '../../../../shared/format/format-name.ts'
import { PeopleCircle } from '../circle/PeopleCircle.tsx'
import { type About, AboutFields, isFitting } from './AboutFields.tsx'
import { copy } from './copy.ts'
import { body, circle, spread } from './NewGroupDialog.css.ts'
import { PeoplePicker } from './PeoplePicker.tsx'
import { useCreateGroup } from './use-create-group.ts'

/** People named before the rest is only counted. */
const NAMED = 3

const NOTHING_SAID: About = { name: '', description: '', picture: { kind: 'keep' } }

/** Begins a conversation: with one person at once, with several after a word about what it is for. */
export function NewGroupDialog({ onClose }: { onClose: () => void }): ReactNode {
  const self = useAtomValue(currentUserAtom)
  const formId = useId()
  const [step, setStep] = useState<'people' | 'about'>('people')
  const [chosen, setChosen] = useState<readonly UserSummary[]>([])
  const [about, setAbout] = useState(NOTHING_SAID)
  const { isCreating, problem, create } = useCreateGroup()
  const hidden = useMemo(() => new Set([self.userId]), [self.userId])

  const toggle = (person: UserSummary) =>
    setChosen((before) =>
      before.some(({ userId }) => userId === person.userId)
        ? before.filter(({ userId }) => userId !== person.userId)
        : [...before, person],
    )
  const finish = async (said?: About) => {
    if (await create(chosen, said)) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Of two people, only the name makes a group.
    const isNamed = chosen.length > 1 || about.name.trim() !== ''
    if (isNamed && isFitting(about)) void finish(about)
  }
  const me = <Avatar name={formatName(self)} src={self.avatarUrl} size={56} />

  if (step === 'about') {
    return (
      <Dialog
        open
        onClose={onClose}
        dismissable={false}
        title={copy.aboutTitle}
        description={copy.aboutWhy(listPeople(chosen))}
        actions={
          <>
            <Button variant="text" className={spread} onPress={() => setStep('people')}>
              {copy.back}
            </Button>
            <Button
              variant="accent"
              type="submit"
              form={formId}
              loading={isCreating}
              disabled={!isFitting(about) || (chosen.length < 2 && about.name.trim() === '')}
            >
              {copy.startGroup}
            </Button>
          </>
        }
      >
        <form id={formId} className={body} onSubmit={submit} noValidate>
          <AboutFields
            about={about}
            fallback={chosen
              .map(({ firstName }) => firstName)
              .slice(0, 2)
              .join(' ')}
            currentPicture={null}
            isNameOptional={chosen.length > 1}
            onChange={setAbout}
          />
          <Text size="small" tone="muted">
            {copy.sealed}
          </Text>
          <FormError message={problem} />
        </form>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={chosen.length === 0}
      title={copy.title}
      description={copy.why}
      actions={
        <>
          {chosen.length === 1 ? (
            <Button variant="text" className={spread} onPress={() => setStep('about')}>
              {copy.nameIt}
            </Button>
          ) : null}
          <Button variant="text" onPress={onClose}>
            {copy.cancel}
          </Button>
          {chosen.length > 1 ? (
            <Button variant="accent" onPress={() => setStep('about')}>
              {copy.next}
            </Button>
          ) : (
            <Button variant="accent" disabled={chosen.length === 0} loading={isCreating} onPress={() => void finish()}>
              {copy.startConversation}
            </Button>
          )}
        </>
      }
    >
      <div className={body}>
        <div className={circle}>
          <PeopleCircle
            centre={me}
            people={chosen}
            remove={{ label: copy.letGo, onPress: (id) => setChosen(chosen.filter(({ userId }) => userId !== id)) }}
          />
        </div>
        <PeoplePicker chosen={chosen} hidden={hidden} onToggle={toggle} />
        <FormError message={problem} />
      </div>
    </Dialog>
  )
}

function listPeople(people: readonly UserSummary[]): string {
  const named = people.length > NAMED + 1 ? people.slice(0, NAMED) : people
  const rest = people.length - named.length
  const names = [...named.map(formatName), ...(rest > 0 ? [copy.and(rest)] : [])]
  return new Intl.ListFormat(copy.listLocale, { style: 'long', type: 'conjunction' }).format(names)
}
