import { AlertDialog, Button, Dialog, Select } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { paths } from '../../../../shared/paths.ts'
import { copy as chatCopy } from '../../copy.ts'
import { groupTitle } from '../../logic/group-title.ts'
import { settleActiveGroupAtom } from '../../state/active-group.ts'
import { groupListEventAtom } from '../../state/groups.ts'
import { copy } from './copy.ts'
import { successorsOf } from './managing.ts'
import { useGroupWork } from './use-group-work.ts'

/** Asks before somebody leaves; the only manager of a group first says who looks after it. */
export function LeaveDialog({
  group,
  viewerId,
  conversations,
  onClose,
}: {
  group: Group
  viewerId: UserId
  conversations: Conversations | null
  onClose: () => void
}): ReactNode {
  const { groupId } = group
  const navigate = useNavigate()
  const tell = useSetAtom(groupListEventAtom)
  const settle = useSetAtom(settleActiveGroupAtom)
  const { isBusy, run } = useGroupWork()
  const successors = successorsOf(group, viewerId)
  const [successor, setSuccessor] = useState<UserId | undefined>(successors[0]?.userId)
  const title = copy.leaveTitle(groupTitle(group, viewerId, chatCopy.unnamedGroup))
  const isPair = group.kind === 'pair'
  const text = isPair ? copy.leaveTextPair : group.memberCount > 1 ? copy.leaveText : copy.leaveTextAlone

  const leave = async () => {
    const isGone = await run(copy.leaveFailed, async (changes) => {
      if (successor !== undefined && successors.length > 0) {
        // Signed first: a manager of whom only the server knows could change nothing that others accept.
        await conversations?.changeGroup(groupId, { roles: new Map([[successor, 'manager']]) })
        await changes.setMemberRole(groupId, successor, 'manager')
      }
      await changes.leave(groupId)
    })
    if (!isGone) return
    onClose()
    void navigate(paths.chat(), { replace: true })
    tell({ type: 'group-removed', groupId })
    settle()
  }
  if (successors.length === 0) {
    return (
      <AlertDialog
        open
        danger
        title={title}
        message={text}
        confirmLabel={isPair ? copy.leavePair : copy.leave}
        cancelLabel={copy.stay}
        loading={isBusy}
        onConfirm={() => void leave()}
        onCancel={onClose}
      />
    )
  }
  return (
    <Dialog
      open
      role="alertdialog"
      width="small"
      onClose={onClose}
      dismissable={false}
      title={title}
      description={text}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {copy.stay}
          </Button>
          <Button variant="danger" loading={isBusy} onPress={() => void leave()}>
            {copy.leave}
          </Button>
        </>
      }
    >
      <Select
        label={copy.successor}
        hint={copy.successorWhy}
        choices={successors.map((person) => ({ id: person.userId, label: formatName(person) }))}
        selected={successor ?? null}
        onSelect={setSuccessor}
      />
    </Dialog>
  )
}
