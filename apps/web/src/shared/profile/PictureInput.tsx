import type { ReactNode, Ref } from 'react'
import { AVATAR_TYPES } from './check-avatar.ts'

/** The browser's own choice of a picture, opened with `click()` by the button beside it. */
export function PictureInput({
  ref,
  label,
  accept = AVATAR_TYPES.join(','),
  onChoose,
}: {
  ref: Ref<HTMLInputElement>
  label: string
  /** Those that the server takes, where it is sent as it is. */
  accept?: string
  onChoose: (file: File) => void
}): ReactNode {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        if (file) onChoose(file)
        // The same file may be chosen again after it was taken back or could not be sent.
        currentTarget.value = ''
      }}
    />
  )
}
