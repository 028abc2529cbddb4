import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { AlertDialog, Button } from '@umkreis/design-system'
import type { UserId } from '@umkreis/schemas'
import { type ReactNode, useState } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { copy } from '../../copy.ts'
import { useChangedNumbers } from '../../hooks/use-changed-numbers.ts'
import { useProblemToast } from '../../hooks/use-problem-toast.ts'
import { listNames } from '../../logic/group-title.ts'
import { Notice } from './Notice.tsx'

/**
 * Says that people started over, and lets the reader decide to write to them. Where their safety number was compared
 * before, the way to go is to compare it again, and writing without it is asked twice.
 */
export function NewKeys({
  userIds,
  conversations,
  nameOf,
  onCompare,
}: {
  userIds: readonly UserId[]
  conversations: Pick<Conversations, 'acceptContactKeys' | 'trust'>
  nameOf: (id: UserId) => string
  onCompare: () => void
}): ReactNode {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const tellProblem = useProblemToast()
  const changed = useChangedNumbers(conversations.trust, userIds)
  const names = listNames(userIds.map(nameOf))

  const accept = async () => {
    setBusy(true)
    try {
      await conversations.acceptContactKeys(userIds)
    } catch (problem) {
      tellProblem(copy.newKeysFailed, problem)
    }
    setBusy(false)
    setAsking(false)
  }
  const compare = (
    <Button size={32} variant={changed.length > 0 ? 'ink' : 'line'} onPress={onCompare}>
      {changed.length > 0 ? copy.compareAgain : copy.compareFirst}
    </Button>
  )

  return (
    <>
      {changed.length > 0 ? (
        <Notice
          tone="danger"
          icon={<WarningIcon size={20} weight="fill" aria-hidden />}
          title={copy.numberChanged(listNames(changed.map(nameOf)), changed.length)}
          text={copy.numberChangedWhy}
          actions={
            <>
              {compare}
              <Button size={32} variant="dangerText" onPress={() => setAsking(true)}>
                {copy.writeUncompared}
              </Button>
            </>
          }
        />
      ) : (
        <Notice
          tone="calm"
          icon={<ArrowClockwiseIcon size={20} aria-hidden />}
          title={copy.newKeys(names, userIds.length)}
          text={copy.newKeysWhy(userIds.length)}
          actions={
            <>
              <Button size={32} variant="ink" loading={isBusy} onPress={() => void accept()}>
                {copy.writeToNewKeys(names)}
              </Button>
              {compare}
            </>
          }
        />
      )}
      <AlertDialog
        open={isAsking}
        danger
        title={copy.writeUncomparedTitle(names)}
        message={copy.writeUncomparedWhy}
        confirmLabel={copy.writeUncomparedConfirm}
        cancelLabel={copy.writeUncomparedNot}
        loading={isBusy}
        onConfirm={() => void accept()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
