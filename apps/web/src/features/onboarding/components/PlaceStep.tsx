import type { ReactNode } from 'react'
import { PlaceFields } from '../../../shared/profile/PlaceFields.tsx'
import type { ProfileControl } from '../../../shared/profile/profile-control.ts'

/** Step 3: country and city. */
export function PlaceStep({ control }: { control: ProfileControl }): ReactNode {
  return <PlaceFields control={control} />
}
