import { useContext, type ReactNode } from 'react'
import { TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { RoundButton, type RoundButtonProps } from './RoundButton.tsx'

/** {@link IconButton}: a round button; `label` is its name, and its tooltip unless one stands around it already. */
export type IconButtonProps = RoundButtonProps

/** A button that shows only an icon. */
export function IconButton(props: IconButtonProps): ReactNode {
  const hasTooltip = useContext(TooltipTriggerStateContext) !== null
  const drawn = <RoundButton {...props} />
  return hasTooltip ? drawn : <Tooltip text={props.label}>{drawn}</Tooltip>
}
