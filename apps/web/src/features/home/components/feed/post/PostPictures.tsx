import { Lightbox } from '@umkreis/design-system'
import type { FeedPicture } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import { copy } from '../feed-copy.ts'
import { largePicture, picture, pictureImage, pictureRows, pictures as picturesStyle } from '../feed.css.ts'

// A tower of a picture would push everything else away; what is cut off is there when it is enlarged.
const NARROWEST = 1.2

/** The pictures of a post, each to be enlarged. */
export function PostPictures({
  pictures,
  authorName,
}: {
  pictures: readonly FeedPicture[]
  authorName: string
}): ReactNode {
  const [open, setOpen] = useState<number>()
  const shown = open === undefined ? undefined : pictures[open]
  const isAlone = pictures.length === 1
  return (
    <>
      <div className={isAlone ? picturesStyle : `${picturesStyle} ${pictureRows}`}>
        {pictures.map(({ pictureId, url, width, height, description }, place) => (
          <button
            key={pictureId}
            type="button"
            className={picture}
            style={
              isAlone
                ? { aspectRatio: Math.max(width / height, NARROWEST) }
                : { aspectRatio: 4 / 3, ...(pictures.length === 3 && place === 0 ? { gridColumn: '1 / -1' } : {}) }
            }
            aria-label={copy.openPicture(place + 1, pictures.length, description)}
            onClick={() => setOpen(place)}
          >
            <img className={pictureImage} src={url} alt="" width={width} height={height} loading="lazy" />
          </button>
        ))}
      </div>
      {shown && open !== undefined ? (
        <Lightbox
          open
          onClose={() => setOpen(undefined)}
          title={authorName}
          {...(shown.description === '' ? {} : { subtitle: shown.description })}
          position={copy.picturePosition(open + 1, pictures.length)}
          onPrevious={open > 0 ? () => setOpen(open - 1) : undefined}
          onNext={open < pictures.length - 1 ? () => setOpen(open + 1) : undefined}
        >
          <img
            className={largePicture}
            src={shown.url}
            alt={copy.picture(open + 1, pictures.length, shown.description)}
            width={shown.width}
            height={shown.height}
          />
        </Lightbox>
      ) : null}
    </>
  )
}
