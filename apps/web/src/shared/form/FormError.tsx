import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ReactNode } from 'react'
import { formError } from './form.css.ts'

/** What went wrong with a form as a whole. Stands under its button and is spoken at once. */
export function FormError({ message }: { message: ReactNode }): ReactNode {
  if (!message) return null
  return (
    <p className={formError} role="alert">
      <WarningCircleIcon size={18} weight="fill" aria-hidden />
      <span>{message}</span>
    </p>
  )
}
