import type { GroupMember } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import type { Trust } from '../../../../services/conversation/trust.ts'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'

const load = async () => (await import('./SafetyNumberDialog.tsx')).SafetyNumberDialog

/** The number to compare with somebody, for as long as it is drawn; its code comes when it is asked for. */
export function SafetyNumberPart(props: { person: GroupMember; trust: Trust; onClose: () => void }): ReactNode {
  return <LoadedPart load={load} props={props} onFailure={props.onClose} />
}
