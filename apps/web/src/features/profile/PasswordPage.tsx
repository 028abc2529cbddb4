import type { ReactNode } from 'react'
import { PasswordCard } from './components/password/PasswordCard.tsx'
import { SessionsCard } from './components/password/SessionsCard.tsx'
import { sections } from './components/profile.css.ts'

/** The password, and where one is signed in with it. */
export function PasswordPage(): ReactNode {
  return (
    <div className={sections}>
      <PasswordCard />
      <SessionsCard />
    </div>
  )
}
