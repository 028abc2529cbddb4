import { type ComponentProps, type ReactNode, useState } from 'react'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import type { ReactionPicker } from './ReactionPicker.tsx'
import type { Reactions } from './Reactions.tsx'

const loadReactions = async () => (await import('./Reactions.tsx')).Reactions
const loadReactionPicker = async () => (await import('./ReactionPicker.tsx')).ReactionPicker

/** The reactions of a message; what draws them comes with the first. */
export function ReactionsPart(props: ComponentProps<typeof Reactions>): ReactNode {
  const [isLost, setLost] = useState(false)
  return isLost ? null : <LoadedPart load={loadReactions} props={props} onFailure={() => setLost(true)} />
}

/** The reactions at hand; what draws them comes with the first message that is pointed at. */
export function ReactionPickerPart(props: ComponentProps<typeof ReactionPicker>): ReactNode {
  const [isLost, setLost] = useState(false)
  return isLost ? null : <LoadedPart load={loadReactionPicker} props={props} onFailure={() => setLost(true)} />
}
