import type { ReactNode } from 'react'
import { DescriptionField, NameFields } from '../../../shared/profile/fields.tsx'
import type { ProfileControl } from '../../../shared/profile/profile-control.ts'

/** Step 1: name and bio. */
export function AboutStep({ control }: { control: ProfileControl }): ReactNode {
  return (
    <>
      <NameFields control={control} />
      <DescriptionField control={control} />
    </>
  )
}
