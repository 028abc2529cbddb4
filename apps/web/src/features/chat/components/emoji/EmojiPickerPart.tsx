import { Spinner } from '@umkreis/design-system'
import { type ReactNode, useState } from 'react'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import { place, waiting } from './EmojiPicker.css.ts'

const loadPicker = async () => (await import('./EmojiPicker.tsx')).EmojiPicker

/**
 * Every emoji. What draws them, with their names, comes when they are first asked for; until then their place is held.
 *
 * @param onLost Told when they could not be loaded, which was said.
 */
export function EmojiPickerPart({
  onPick,
  onLost,
}: {
  onPick: (emoji: string) => void
  onLost: () => void
}): ReactNode {
  const [isThere, setThere] = useState(false)
  const load = useState(() => async () => {
    const part = await loadPicker()
    setThere(true)
    return part
  })[0]
  return (
    <div className={place}>
      {isThere ? null : (
        <div className={waiting}>
          <Spinner />
        </div>
      )}
      <LoadedPart load={load} props={{ onPick }} onFailure={onLost} />
    </div>
  )
}
