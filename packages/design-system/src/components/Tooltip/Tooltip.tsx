import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { tooltip } from './Tooltip.css.ts'

/** {@link Tooltip}: one button or link as its child. Never the only place where something is said. */
export interface TooltipProps {
  text: ReactNode
  placement?: 'top' | 'bottom' | 'left' | 'right'
  children: ReactNode
}

/** What a control does, after half a second of pointing at it or at once when focused. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps): ReactNode {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
