import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { Button, Text } from '@umkreis/design-system'
import { type ReactNode, useRef, useState } from 'react'
import { copy } from './copy.ts'
import { ownWay } from './qr.css.ts'

type Shown = 'ready' | 'reading' | 'empty' | 'unreadable'

/** Reads a code in a picture that is chosen, on this device: the way that needs no camera. */
export function UsePicture({ onText }: { onText: (text: string) => void }): ReactNode {
  const [shown, setShown] = useState<Shown>('ready')
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    setShown('reading')
    const { readPicture } = await import('./read-picture.ts')
    const reading = await readPicture(file)
    setShown(reading.kind === 'read' ? 'ready' : reading.kind)
    if (reading.kind === 'read') onText(reading.text)
  }
  return (
    <div className={ownWay}>
      <Button icon={<ImageIcon size={20} />} loading={shown === 'reading'} onPress={() => input.current?.click()}>
        {shown === 'reading' ? copy.readingPicture : copy.choosePicture}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={copy.choosePicture}
        onChange={(event) => {
          void read(event.currentTarget.files?.[0])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      {shown === 'empty' || shown === 'unreadable' ? (
        <Text role="alert" size="small" tone="danger">
          {shown === 'empty' ? copy.noCode : copy.noPicture}
        </Text>
      ) : null}
    </div>
  )
}
