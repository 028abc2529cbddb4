import type { Group, UserId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import type { DateRules } from '../../logic/dates.ts'
import { messageInfoAtom, showMessageInfoAtom } from '../../state/message-info.ts'

const load = async () => (await import('./MessageInfo.tsx')).MessageInfo

/** Who has got and read a message, once somebody asks. */
export function MessageInfoPart({
  group,
  conversations,
  nameOf,
  dates,
}: {
  group: Group
  conversations: Conversations
  nameOf: (id: UserId) => string
  dates: DateRules
}): ReactNode {
  const message = useAtomValue(messageInfoAtom)
  const show = useSetAtom(showMessageInfoAtom)
  if (message?.groupId !== group.groupId) return null
  const close = () => show(null)
  return <LoadedPart load={load} props={{ message, conversations, nameOf, dates, onClose: close }} onFailure={close} />
}
