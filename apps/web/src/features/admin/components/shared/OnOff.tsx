import { Switch } from '@umkreis/design-system'
import { useId, type ReactNode } from 'react'
import * as css from './managed.css.ts'

/** A switch with its name and a line that says what it does. */
export function OnOff({
  label,
  line,
  isOn,
  onChange,
}: {
  label: string
  line: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}): ReactNode {
  const id = useId()
  return (
    <div className={css.entry}>
      <span className={css.entryWords}>
        <span id={`${id}-label`} className={css.entryName}>
          {label}
        </span>
        <span id={`${id}-line`} className={css.entryLine}>
          {line}
        </span>
      </span>
      <Switch selected={isOn} aria-labelledby={`${id}-label`} aria-describedby={`${id}-line`} onChange={onChange} />
    </div>
  )
}
