import { TextField } from '@umkreis/design-system'
import type { CustomFieldValue } from '@umkreis/schemas'
import type { ReactNode, Ref } from 'react'
import { copy } from './copy.ts'
import { PersonField } from './PersonField.tsx'
import type { ColleagueSearch } from './use-colleagues.ts'

/** Characters of a value at most. */
const VALUE_MAX = 300

type CustomFieldInputProps = {
  readonly field: CustomFieldValue
  /** What is typed, or the id of the colleague who is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly action?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement>
  readonly colleagues: ColleagueSearch
}

/** One field that the organisation added, by what it takes. */
export function CustomFieldInput({ field, colleagues, ...control }: CustomFieldInputProps): ReactNode {
  const { name, type = 'text', isRequired = true, isForManagers = false } = field
  const hint = [
    type === 'text' ? '' : copy.customFieldTypes[type],
    isForManagers ? copy.customFieldForManagers : '',
  ].filter(Boolean)
  const words = {
    label: name,
    ...(hint.length > 0 ? { hint: hint.join(' ') } : {}),
    ...(isRequired ? {} : { optional: copy.optional }),
  }
  if (type !== 'person') return <TextField {...words} {...control} maxLength={VALUE_MAX} />
  const named = field.personId ? { id: field.personId, name: field.value ?? '' } : undefined
  return <PersonField {...words} {...control} named={named} colleagues={colleagues} />
}

/** What a field holds as it is sent: of a colleague their id. */
export function sentValueOf({ type, value, personId }: CustomFieldValue): string {
  return (type === 'person' ? personId : value) ?? ''
}
