import type { ReactNode } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import { choice, choiceWords } from '../../internal/choice.css.ts'
import { classNames } from '../../internal/class-names.ts'
import { touchArea } from '../Button/Button.css.ts'
import { thumb, track } from './Switch.css.ts'

/** {@link Switch}: takes effect at once. Without words it needs an `aria-label`. */
export interface SwitchProps extends Pick<
  AriaSwitchProps,
  'onChange' | 'name' | 'id' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
> {
  selected?: boolean
  defaultSelected?: boolean
  disabled?: boolean
  children?: ReactNode
}

/** On or off. */
export function Switch({ selected, defaultSelected, disabled, children, ...props }: SwitchProps): ReactNode {
  return (
    <AriaSwitch
      {...props}
      className={classNames(choice, touchArea)}
      isSelected={selected}
      defaultSelected={defaultSelected}
      isDisabled={disabled}
    >
      <span className={track}>
        <span className={thumb} />
      </span>
      {children ? <span className={choiceWords}>{children}</span> : null}
    </AriaSwitch>
  )
}
