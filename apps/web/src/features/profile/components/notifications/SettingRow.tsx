import { Switch, Text } from '@umkreis/design-system'
import { type ReactNode, useId } from 'react'
import { row, words } from './notifications.css.ts'

/** One thing that is on or off, with what that means. It takes effect at once. */
export function SettingRow({
  label,
  line,
  isOn,
  isDisabled = false,
  onChange,
}: {
  label: string
  line: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}): ReactNode {
  const id = useId()
  return (
    <div className={row}>
      <div className={words}>
        <Text as="span" id={`${id}-label`} weight={600}>
          {label}
        </Text>
        <Text as="span" id={`${id}-line`} size="small" tone="muted">
          {line}
        </Text>
      </div>
      <Switch
        selected={isOn}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-line`}
        onChange={onChange}
      />
    </div>
  )
}
