import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ReactNode } from 'react'
import { problem as style } from './devices.css.ts'

/** What did not work, spoken at once. */
export function Problem({ words }: { words: string | undefined }): ReactNode {
  return (
    <div role="alert">
      {words === undefined ? null : (
        <p className={style}>
          <WarningCircleIcon size={18} weight="fill" aria-hidden />
          {words}
        </p>
      )}
    </div>
  )
}
