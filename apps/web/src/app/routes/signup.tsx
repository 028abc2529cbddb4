import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { SignUpPage } from '../../features/auth/SignUpPage.tsx'

/** `/app/signup`, with `?invitation=` for those who were invited. */
export function Component(): ReactNode {
  const token = useSearchParams()[0].get('invitation')
  return <SignUpPage way={token ? { kind: 'invitation', token } : { kind: 'community' }} />
}
