import type { ComponentProps, ReactNode } from 'react'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import type { ForwardDialog } from './ForwardDialog.tsx'

const loadDialog = async () => (await import('./ForwardDialog.tsx')).ForwardDialog

/** Sends a message on; what asks where to comes when it is asked for. */
export function ForwardPart(props: ComponentProps<typeof ForwardDialog>): ReactNode {
  return <LoadedPart load={loadDialog} props={props} onFailure={props.onClose} />
}
