import { Switch, Text } from '@umkreis/design-system'
import { type ReactNode, useId } from 'react'
import { row, rowIcon, words } from './AboutTab.css.ts'

/** Something that is on or off, with what it means. */
export function SettingRow({
  icon,
  title,
  why,
  isOn,
  isDisabled = false,
  onChange,
}: {
  icon: ReactNode
  title: string
  why: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}): ReactNode {
  const titleId = useId()
  const whyId = useId()
  return (
    <li className={row}>
      <span className={rowIcon} aria-hidden>
        {icon}
      </span>
      <span className={words}>
        <Text as="span" weight={600} size="small" id={titleId}>
          {title}
        </Text>
        <Text as="span" size="meta" tone="muted" id={whyId}>
          {why}
        </Text>
      </span>
      <Switch
        selected={isOn}
        disabled={isDisabled}
        onChange={onChange}
        aria-labelledby={titleId}
        aria-describedby={whyId}
      />
    </li>
  )
}
