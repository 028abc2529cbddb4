import type { Group, UserId } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import type { Trust } from '../../../../services/conversation/trust.ts'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'

/** Whose conversation it is about, and how it ends. */
export type SecurityDialogProps = {
  readonly group: Group
  readonly viewerId: UserId
  readonly trust: Trust
  readonly onClose: () => void
}

const load = async () => (await import('./SecurityDialog.tsx')).SecurityDialog

/** Holds the dialog about the people in a conversation; its code comes when it is opened. */
export function SecurityDialogHost({ isOpen, ...props }: SecurityDialogProps & { isOpen: boolean }): ReactNode {
  return isOpen ? <LoadedPart load={load} props={props} onFailure={props.onClose} /> : null
}
