import { Button } from '@umkreis/design-system'
import { useSetAtom } from 'jotai'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import { copy } from '../../copy.ts'
import { showMessagesAtom } from '../../state/message-pages.ts'
import type { Conversation } from './Conversation.tsx'
import { lost } from './ConversationPart.css.ts'

const load = async () => (await import('./Conversation.tsx')).Conversation

// It is wanted as soon as the list is here, and comes beside it. Whether it can be had at all is asked again then.
load().catch(() => undefined)

/** One conversation. Its code and its messages come beside each other, and the list is drawn without waiting for either. */
export function ConversationPart(props: ComponentProps<typeof Conversation>): ReactNode {
  const { groupId } = props.group
  const show = useSetAtom(showMessagesAtom)
  useEffect(() => void show(groupId), [groupId, show])
  const [isLost, setLost] = useState(false)
  if (isLost) {
    return (
      <div className={lost}>
        <Button onPress={() => setLost(false)}>{copy.retry}</Button>
      </div>
    )
  }
  return <LoadedPart load={load} props={props} name={groupId} onFailure={() => setLost(true)} />
}
