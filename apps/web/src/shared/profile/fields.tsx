import { DESCRIPTION_COUNTER, DESCRIPTION_MAX_LENGTH } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormTextField } from '../form/fields.tsx'
import { FormTextArea } from '../form/FormTextArea.tsx'
import { copy } from './copy.ts'
import { pair } from './fields.css.ts'
import type { ProfileControl } from './profile-control.ts'

/** First and last name, beside each other where there is room. */
export function NameFields({ control }: { control: ProfileControl }): ReactNode {
  return (
    <div className={pair}>
      <FormTextField control={control} name="firstName" label={copy.firstName} autoComplete="given-name" />
      <FormTextField control={control} name="lastName" label={copy.lastName} autoComplete="family-name" />
    </div>
  )
}

type FieldProps = {
  readonly control: ProfileControl
  /** Stands beside the label. */
  readonly action?: ReactNode
}

/** The bio: takes 500 characters, and counts them against 450. */
export function DescriptionField({ control, action }: FieldProps): ReactNode {
  const isLong = useWatch({ control, name: 'description' }).length > DESCRIPTION_COUNTER
  return (
    <FormTextArea
      control={control}
      name="description"
      label={copy.description}
      action={action}
      hint={isLong ? copy.descriptionLong : copy.descriptionHint}
      limit={DESCRIPTION_COUNTER}
      overWords={copy.descriptionOver}
      maxLength={DESCRIPTION_MAX_LENGTH}
    />
  )
}

/** The address of a LinkedIn page, or nothing. */
export function LinkedInField({ control, action }: FieldProps): ReactNode {
  return (
    <FormTextField
      control={control}
      name="linkedInUrl"
      label={copy.linkedIn}
      action={action}
      optional={copy.optional}
      placeholder={copy.linkedInPlaceholder}
      type="url"
      inputMode="url"
      autoComplete="url"
    />
  )
}
