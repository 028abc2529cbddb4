import type { ReactNode } from 'react'
import { PasskeysCard } from './components/passkeys/PasskeysCard.tsx'
import { PasswordCard } from './components/password/PasswordCard.tsx'
import { SessionsCard } from './components/password/SessionsCard.tsx'
import { sections } from './components/profile.css.ts'

/** The password, the passkeys beside it, and where one is signed in with them. */
export function PasswordPage(): ReactNode {
  return (
    <div className={sections}>
      <PasswordCard />
      <PasskeysCard />
      <SessionsCard />
    </div>
  )
}
