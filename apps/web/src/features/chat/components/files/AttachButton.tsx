import { PaperclipIcon } from '@phosphor-icons/react/dist/csr/Paperclip'
import { IconButton } from '@umkreis/design-system'
import { memo, type ReactNode, useRef } from 'react'
import { copy } from '../../copy.ts'

/** Brings files from the device. */
export const AttachButton = memo(function AttachButton({
  onFiles,
}: {
  onFiles: (files: readonly File[]) => void
}): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton label={copy.attach} icon={<PaperclipIcon size={20} />} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
})
