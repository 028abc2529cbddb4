import { TagField } from '@umkreis/design-system'
import { SKILLS_MAX } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { type FieldError, useController } from 'react-hook-form'
import { copy } from './copy.ts'
import type { ProfileControl } from './profile-control.ts'

type SkillsFieldProps = {
  readonly control: ProfileControl
  /** Told what is being typed and has not been added yet. */
  readonly onTyped?: (text: string) => void
  /** Stands beside the label. */
  readonly action?: ReactNode
}

/** Skills one by one: a comma, Enter or Add adds what was typed; a skill that is there already is not added again. */
export function SkillsField({ control, onTyped, action }: SkillsFieldProps): ReactNode {
  const { field, fieldState } = useController({ control, name: 'skills' })
  return (
    <div ref={(box) => field.ref(box && { focus: () => box.querySelector('input')?.focus() })}>
      <TagField
        label={copy.skills}
        action={action}
        hint={copy.skillsHint}
        addLabel={copy.add}
        tags={field.value}
        onChange={(tags) => field.onChange([...tags])}
        onText={(text) => onTyped?.(text.trim())}
        {...(field.value.length > SKILLS_MAX - 20 ? { max: SKILLS_MAX } : {})}
        error={messageOf(fieldState.error)}
      />
    </div>
  )
}

/** What is wrong with the list, or with the first of its skills that is: the resolver puts that one below its place. */
function messageOf(error: FieldError | undefined): string | undefined {
  if (!Array.isArray(error)) return error?.message
  return error.find((one: FieldError | undefined) => one?.message)?.message
}
