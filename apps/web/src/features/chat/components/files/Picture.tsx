import { Spinner } from '@umkreis/design-system'
import type { Attachment } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import { type ReactNode, useState } from 'react'
import { fileCopy } from '../../file-copy.ts'
import { useInView } from '../../hooks/use-in-view.ts'
import { usePicture } from '../../hooks/use-picture.ts'
import { labelFile } from '../../logic/file-label.ts'
import { Blurred } from './Blurred.tsx'
import { drawn, frame, press, undecoded, waiting } from './Picture.css.ts'

/**
 * A picture of a message in its place: blurred until it has come near and is loaded, drawn only when its bytes are those of
 * a picture. `preview` is what is loaded for it; `otherwise` takes its place where there is nothing to draw.
 */
export function Picture(props: {
  groupId: GroupId
  attachment: Attachment
  preview: Attachment
  /** Width by height of its place; `isAmong` others it fills the width that it is given. */
  shape: number
  isAmong?: boolean
  onOpen: () => void
  otherwise: ReactNode
}): ReactNode {
  const { groupId, attachment, preview, shape, isAmong = false, onOpen, otherwise } = props
  const [isWanted, setWanted] = useState(false)
  const [isDecoded, setDecoded] = useState(false)
  const place = useInView<HTMLDivElement>(!isWanted, () => setWanted(true))
  const { picture, refuse } = usePicture(groupId, preview, isWanted)
  const { name } = labelFile(attachment.name, fileCopy.file)
  const hint = attachment.picture
  if (picture.kind === 'none' || picture.kind === 'failed') return otherwise
  return (
    <div ref={place} className={frame[isAmong ? 'among' : 'alone']} style={{ aspectRatio: String(shape) }}>
      {hint ? <Blurred thumbHash={hint.thumbHash} /> : null}
      {picture.kind === 'drawn' ? (
        <button type="button" className={press} aria-label={fileCopy.openPicture(name)} onClick={onOpen}>
          <img
            className={isDecoded ? drawn : undecoded}
            src={picture.url}
            alt=""
            decoding="async"
            onError={refuse}
            // Before it is decoded there is only its ground, which would cover the blurred colours with a hole.
            onLoad={({ currentTarget }) => currentTarget.decode().finally(() => setDecoded(true))}
          />
        </button>
      ) : (
        <span className={waiting}>
          <Spinner size={24} label={fileCopy.loadingPicture(name)} />
        </span>
      )}
    </div>
  )
}
