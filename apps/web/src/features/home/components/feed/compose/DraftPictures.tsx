import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { BusyRing, IconButton, TextField, VisuallyHidden } from '@umkreis/design-system'
import { FEED_PICTURE_DESCRIPTION_MAX_LENGTH, type FeedPicture } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { copy } from '../feed-copy.ts'
import {
  frame,
  onItsWay,
  picture as pictureStyle,
  pictures as picturesStyle,
  preview,
  remove,
  ring,
} from './composer.css.ts'
import type { SendingPicture } from './use-post-pictures.ts'

/** The pictures of a post that is being written, those on their way behind the others. */
export function DraftPictures({
  pictures,
  sending,
  onDescribe,
  onRemove,
}: {
  pictures: readonly FeedPicture[]
  sending: readonly SendingPicture[]
  onDescribe: (pictureId: string, description: string) => void
  onRemove: (pictureId: string) => void
}): ReactNode {
  if (pictures.length + sending.length === 0) return null
  return (
    <ul className={picturesStyle} aria-label={copy.picturesLabel}>
      {pictures.map(({ pictureId, url, description }) => (
        <li key={pictureId} className={pictureStyle}>
          <div className={frame}>
            <img className={preview} src={url} alt={description} />
            <span className={remove}>
              <IconButton
                size={32}
                label={copy.removePicture}
                icon={<XIcon size={16} weight="bold" />}
                onPress={() => onRemove(pictureId)}
              />
            </span>
          </div>
          <TextField
            label={copy.describe}
            hint={copy.describeHint}
            optional
            maxLength={FEED_PICTURE_DESCRIPTION_MAX_LENGTH}
            value={description}
            onChange={(text) => onDescribe(pictureId, text)}
          />
        </li>
      ))}
      {sending.map(({ key, preview: src }) => (
        <li key={key} className={pictureStyle}>
          <div className={frame}>
            <img className={`${preview} ${onItsWay}`} src={src} alt="" />
            <span className={ring}>
              <BusyRing />
              <VisuallyHidden>{copy.sendingPicture}</VisuallyHidden>
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
