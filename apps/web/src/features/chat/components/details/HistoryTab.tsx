import type { Group } from '@umkreis/schemas'
import { type ReactNode, useState } from 'react'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'

const loads = {
  links: async () => (await import('../history/LinksTab.tsx')).LinksTab,
  media: async () => (await import('../history/MediaTab.tsx')).MediaTab,
}

/** What was shared in a conversation, from the history on this device. Its code comes when it is looked at. */
export function HistoryTab({ part, group }: { part: 'links' | 'media'; group: Group }): ReactNode {
  const [isLost, setLost] = useState(false)
  return isLost ? null : <LoadedPart load={loads[part]} props={{ group }} onFailure={() => setLost(true)} />
}
