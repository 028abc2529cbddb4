import { Avatar, Button, Dialog, showToast } from '@umkreis/design-system'
import type { Group, UserId, UserSummary } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { copy as chatCopy } from '../../copy.ts'
import { useProblemToast } from '../../hooks/use-problem-toast.ts'
import { groupTitle, listNames } from '../../logic/group-title.ts'
import { PeopleCircle } from '../circle/PeopleCircle.tsx'
import { copy as pickerCopy } from '../new-group/copy.ts'
import { body, circle } from '../new-group/NewGroupDialog.css.ts'
import { PeoplePicker } from '../new-group/PeoplePicker.tsx'
import { copy } from './copy.ts'
import { useGroupWork } from './use-group-work.ts'

/** Takes people into a group: first at the server, then signed, so that everybody's device seals for them as well. */
export function AddPeopleDialog({
  group,
  conversations,
  onClose,
}: {
  group: Group
  conversations: Conversations
  onClose: () => void
}): ReactNode {
  const { groupId } = group
  const self = useAtomValue(currentUserAtom)
  const { trust } = conversations
  const security = useObserved(useMemo(() => trust.groupSecurity(groupId), [trust, groupId]))
  const [chosen, setChosen] = useState<readonly UserSummary[]>([])
  const hidden = useMemo(() => new Set(group.members.map(({ userId }) => userId)), [group.members])
  const { isBusy, run } = useGroupWork()
  const tellProblem = useProblemToast()

  const letGo = (id: UserId) => setChosen(chosen.filter(({ userId }) => userId !== id))
  const toggle = (person: UserSummary) =>
    chosen.some(({ userId }) => userId === person.userId) ? letGo(person.userId) : setChosen([...chosen, person])

  const sign = async (userIds: readonly UserId[], names: string) => {
    try {
      await conversations.addPeople(groupId, userIds)
      showToast({ message: copy.added(names) })
    } catch (error) {
      tellProblem(copy.signFailed, error, () => void sign(userIds, names))
    }
  }
  const add = async () => {
    const userIds = chosen.map(({ userId }) => userId)
    const isAdded = await run(copy.addFailed, (changes) => changes.addMembers(groupId, userIds))
    if (!isAdded) return
    onClose()
    await sign(userIds, listNames(chosen.map(({ firstName }) => firstName)))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={chosen.length === 0}
      title={copy.addTitle}
      description={security?.historyPolicy === 'everything' ? copy.addWhyOpen : copy.addWhyHidden}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {copy.cancel}
          </Button>
          <Button variant="accent" disabled={chosen.length === 0} loading={isBusy} onPress={() => void add()}>
            {copy.addConfirm(chosen.length)}
          </Button>
        </>
      }
    >
      <div className={body}>
        <div className={circle}>
          <PeopleCircle
            centre={
              <Avatar name={groupTitle(group, self.userId, chatCopy.unnamedGroup)} src={group.avatarUrl} size={56} />
            }
            people={chosen}
            remove={{ label: pickerCopy.letGo, onPress: letGo }}
          />
        </div>
        <PeoplePicker chosen={chosen} hidden={hidden} onToggle={toggle} />
      </div>
    </Dialog>
  )
}
