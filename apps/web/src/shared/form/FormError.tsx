import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ReactNode } from 'react'
import { formError } from './form.css.ts'

/** What went wrong with a form as a whole. Stands under its button and is spoken at once. */
export function FormError({ message }: { message: ReactNode }): ReactNode {
  return (
    <div role="alert">
      {message ? (
        <p className={formError}>
          <WarningCircleIcon size={18} weight="fill" aria-hidden />
          <span>{message}</span>
        </p>
      ) : null}
    </div>
  )
}
