import type { ReactNode } from 'react'
import { OwnCodeDialog } from '../../features/matching/OwnCodeDialog.tsx'
import { ProfileFrame } from '../../features/profile/ProfileFrame.tsx'

/** What stands around every page of the profile. */
export function Component(): ReactNode {
  return <ProfileFrame codeDialog={OwnCodeDialog} />
}
