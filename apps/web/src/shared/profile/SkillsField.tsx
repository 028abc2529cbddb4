import { TagField } from '@umkreis/design-system'
import { SKILLS_MAX } from '@umkreis/schemas'
import { useMemo, useState, type ReactNode } from 'react'
import { type FieldError, useController } from 'react-hook-form'
import { copy } from './copy.ts'
import type { ProfileControl } from './profile-control.ts'
import { useSuggestedValues } from './suggested-values.ts'

type SkillsFieldProps = {
  readonly control: ProfileControl
  /** Told what is being typed and has not been added yet. */
  readonly onTyped?: (text: string) => void
  /** Stands beside the label. */
  readonly action?: ReactNode
}

/**
 * Skills one by one: a comma, Enter or Add adds what was typed; a skill that is there already is not added again. What
 * colleagues can do, and what is known to the product, is offered while one types.
 */
export function SkillsField({ control, onTyped, action }: SkillsFieldProps): ReactNode {
  const { field, fieldState } = useController({ control, name: 'skills' })
  const [typed, setTyped] = useState('')
  const found = useSuggestedValues('skill', typed)
  const suggestions = useMemo(() => {
    const added = new Set(field.value.map((skill) => skill.toLocaleLowerCase()))
    return found.filter(({ label }) => !added.has(label.toLocaleLowerCase()))
  }, [found, field.value])
  return (
    <div ref={(box) => field.ref(box && { focus: () => box.querySelector('input')?.focus() })}>
      <TagField
        label={copy.skills}
        action={action}
        hint={copy.skillsHint}
        addLabel={copy.add}
        tags={field.value}
        onChange={(tags) => field.onChange([...tags])}
        onText={(text) => {
          setTyped(text)
          onTyped?.(text.trim())
        }}
        suggestions={suggestions}
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
