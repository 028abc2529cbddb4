import type { Group } from '@umkreis/schemas'
import { type ReactNode, useState } from 'react'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'

const load = async () => (await import('./GroupActions.tsx')).GroupActions

/** The actions of the row that is pointed at or has the focus; their code comes with the first such row. */
export function GroupActionsPart({ group }: { group: Group }): ReactNode {
  const [isLost, setLost] = useState(false)
  return isLost ? null : <LoadedPart load={load} props={{ group }} onFailure={() => setLost(true)} />
}
