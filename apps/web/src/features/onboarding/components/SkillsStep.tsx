import type { ReactNode } from 'react'
import { LinkedInField } from '../../../shared/profile/fields.tsx'
import { PositionField } from '../../../shared/profile/PositionField.tsx'
import type { ProfileControl } from '../../../shared/profile/profile-control.ts'
import { SkillsField } from '../../../shared/profile/SkillsField.tsx'

type SkillsStepProps = {
  readonly control: ProfileControl
  /** Told what stands in the skills field and has not been added yet. */
  readonly onTyped: (text: string) => void
}

/** Step 2: position, skills and LinkedIn. */
export function SkillsStep({ control, onTyped }: SkillsStepProps): ReactNode {
  return (
    <>
      <PositionField control={control} />
      <SkillsField control={control} onTyped={onTyped} />
      <LinkedInField control={control} />
    </>
  )
}
