import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key'
import { Button, Text } from '@umkreis/design-system'
import type { UserId } from '@umkreis/schemas'
import { type ReactNode, useState } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import type { Readiness } from '../../../../services/conversation/readiness.ts'
import { copy } from '../../copy.ts'
import { useProblemToast } from '../../hooks/use-problem-toast.ts'
import { listNames } from '../../logic/group-title.ts'
import { actions, icon, notice, words } from './NewKeys.css.ts'

/** Says above the composer that people started over, and lets the reader decide to write to them; spoken when it appears. */
export function NewKeys({
  readiness,
  conversations,
  nameOf,
}: {
  readiness: Readiness
  conversations: Pick<Conversations, 'acceptContactKeys'>
  nameOf: (id: UserId) => string
}): ReactNode {
  return (
    <div aria-live="polite">
      {readiness.kind === 'contact-reset' ? (
        <Notice userIds={readiness.userIds} conversations={conversations} nameOf={nameOf} />
      ) : null}
    </div>
  )
}

function Notice({
  userIds,
  conversations,
  nameOf,
}: {
  userIds: readonly UserId[]
  conversations: Pick<Conversations, 'acceptContactKeys'>
  nameOf: (id: UserId) => string
}): ReactNode {
  const [isBusy, setBusy] = useState(false)
  const tellProblem = useProblemToast()
  const names = listNames(userIds.map(nameOf))

  const accept = async () => {
    setBusy(true)
    try {
      await conversations.acceptContactKeys(userIds)
    } catch (problem) {
      tellProblem(copy.newKeysFailed, problem)
    }
    setBusy(false)
  }

  return (
    <section className={notice} aria-label={copy.newKeysTitle}>
      <KeyIcon className={icon} size={20} aria-hidden />
      <div className={words}>
        <Text size="small" weight={600}>
          <bdi>{copy.newKeys(names, userIds.length)}</bdi>
        </Text>
        <Text size="small" tone="muted">
          {copy.newKeysWhy(userIds.length)}
        </Text>
        <div className={actions}>
          <Button size={32} variant="ink" loading={isBusy} onPress={() => void accept()}>
            {copy.writeToNewKeys(names)}
          </Button>
        </div>
      </div>
    </section>
  )
}
