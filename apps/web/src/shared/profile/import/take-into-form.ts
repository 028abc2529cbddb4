import type { ProfileForm } from '@umkreis/schemas'
import type { UseFormReturn } from 'react-hook-form'

/** Puts values into the form of a profile as if they were typed: unsaved, and what was wrong with a field is checked anew. */
export function takeIntoForm(
  form: UseFormReturn<ProfileForm, unknown, ProfileForm>,
  values: Partial<ProfileForm>,
): void {
  for (const [name, value] of Object.entries(values) as [keyof ProfileForm, ProfileForm[keyof ProfileForm]][]) {
    const isWrong = form.getFieldState(name).error !== undefined
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: isWrong })
  }
}
