import { Button } from '@umkreis/design-system'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import { copy } from '../../copy.ts'
import type { Conversation } from './Conversation.tsx'
import { lost } from './ConversationPart.css.ts'

const load = async () => (await import('./Conversation.tsx')).Conversation

// It is wanted as soon as the list is here, and comes beside it. Whether it can be had at all is asked again then.
load().catch(() => undefined)

/** One conversation. Its code comes beside the list, which is drawn without waiting for it. */
export function ConversationPart(props: ComponentProps<typeof Conversation>): ReactNode {
  const [isLost, setLost] = useState(false)
  if (isLost) {
    return (
      <div className={lost}>
        <Button onPress={() => setLost(false)}>{copy.retry}</Button>
      </div>
    )
  }
  return <LoadedPart load={load} props={props} name={props.group.groupId} onFailure={() => setLost(true)} />
}
