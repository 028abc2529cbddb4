import type { ComponentProps, ReactNode } from 'react'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import type { VoiceRecorder } from './VoiceRecorder.tsx'

const load = async () => (await import('./VoiceRecorder.tsx')).VoiceRecorder

/** What records a voice message; it comes with the first. */
export function VoiceRecorderPart(props: ComponentProps<typeof VoiceRecorder>): ReactNode {
  return <LoadedPart load={load} props={props} onFailure={props.onCancel} />
}
