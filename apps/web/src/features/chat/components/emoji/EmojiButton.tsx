import { SmileyIcon } from '@phosphor-icons/react/dist/csr/Smiley'
import { IconButton, Popover } from '@umkreis/design-system'
import { memo, type ReactNode, useState } from 'react'
import { copy } from '../../copy.ts'
import { EmojiPickerPart } from './EmojiPickerPart.tsx'

/** Opens the emojis beside what is being written. */
export const EmojiButton = memo(function EmojiButton({ onPick }: { onPick: (emoji: string) => void }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={copy.emojis}
      placement="top start"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton label={copy.emojis} icon={<SmileyIcon size={20} />} />}
    >
      <EmojiPickerPart
        onPick={(emoji) => {
          setOpen(false)
          onPick(emoji)
        }}
        onLost={() => setOpen(false)}
      />
    </Popover>
  )
})
