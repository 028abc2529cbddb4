import type { ReactNode } from 'react'
import { SignUpPage } from '../../features/auth/SignUpPage.tsx'

/** `/app/trial-signup`. */
export function Component(): ReactNode {
  return <SignUpPage way={{ kind: 'trial' }} />
}
