import { SuggestField } from '@umkreis/design-system'
import { useState, type ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { inOwnWords } from '../i18n/messages.ts'
import { copy } from './copy.ts'
import type { ProfileControl } from './profile-control.ts'
import { useSuggestedValues } from './suggested-values.ts'

type PositionFieldProps = {
  readonly control: ProfileControl
  /** Stands beside the label. */
  readonly action?: ReactNode
}

/** What somebody does; completed by what colleagues are called. */
export function PositionField({ control, action }: PositionFieldProps): ReactNode {
  const { field, fieldState } = useController({ control, name: 'position' })
  const { name, value, onChange, onBlur, ref } = field
  const [typed, setTyped] = useState('')
  return (
    <SuggestField
      name={name}
      value={value}
      onBlur={onBlur}
      inputRef={ref}
      error={fieldState.error?.message && inOwnWords(fieldState.error.message)}
      label={copy.position}
      action={action}
      autoComplete="organization-title"
      suggestions={useSuggestedValues('position', typed)}
      onChange={(text) => {
        setTyped(text)
        onChange(text)
      }}
    />
  )
}
