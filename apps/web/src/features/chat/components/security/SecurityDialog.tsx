import type { GroupMember } from '@umkreis/schemas'
import { type ReactNode, useState } from 'react'
import { otherMembers } from '../../logic/group-title.ts'
import { PeopleDialog } from './PeopleDialog.tsx'
import { SafetyNumberDialog } from './SafetyNumberDialog.tsx'
import type { SecurityDialogProps } from './SecurityDialogHost.tsx'

/** Who can read a conversation; between two people, the number that proves it, which in a group each person has. */
export function SecurityDialog({ group, viewerId, trust, onClose }: SecurityDialogProps): ReactNode {
  const other = group.kind === 'pair' ? otherMembers(group, viewerId)[0] : undefined
  const [chosen, setChosen] = useState<GroupMember>()
  const person = other ?? chosen
  if (person) {
    return (
      <SafetyNumberDialog
        person={person}
        trust={trust}
        onClose={onClose}
        {...(other ? {} : { onBack: () => setChosen(undefined) })}
      />
    )
  }
  return <PeopleDialog group={group} viewerId={viewerId} trust={trust} onChoose={setChosen} onClose={onClose} />
}
