import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { Button, IconButton, Lightbox, Progress, Text } from '@umkreis/design-system'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { fileCopy } from '../../file-copy.ts'
import { useDateRules } from '../../hooks/use-date-rules.ts'
import { useOpenedFile } from '../../hooks/use-opened-file.ts'
import { usePicture } from '../../hooks/use-picture.ts'
import { formatMessageTime } from '../../logic/dates.ts'
import { labelFile } from '../../logic/file-label.ts'
import { saveFile } from '../../logic/save-file.ts'
import { closeGalleryAtom, type GalleryPicture, galleryAtom, turnGalleryAtom } from '../../state/gallery.ts'
import { previewOf } from '../../logic/picture-preview.ts'
import { asksToBeDrawn } from '../../../../shared/pictures/picture-type.ts'
import { Blurred } from './Blurred.tsx'
import { large, loading, placeholder, problem } from './Gallery.css.ts'

/** Pictures one after the other over the whole window, whichever conversation or list they were opened from. */
export function Gallery(): ReactNode {
  const gallery = useAtomValue(galleryAtom)
  const turn = useSetAtom(turnGalleryAtom)
  const close = useSetAtom(closeGalleryAtom)
  const dates = useDateRules()
  const picture = gallery?.pictures[gallery.index]
  if (!gallery || !picture) return null
  const { pictures, index } = gallery
  const { attachment, author, sendDate } = picture
  const time = sendDate === undefined ? undefined : formatMessageTime(sendDate, dates)
  return (
    <Lightbox
      open
      onClose={close}
      title={<bdi>{labelFile(attachment.name, fileCopy.file).name}</bdi>}
      subtitle={[author, time].filter((one) => one !== undefined).join(', ')}
      {...(pictures.length > 1 ? { position: fileCopy.position(index + 1, pictures.length) } : {})}
      onPrevious={index > 0 ? () => turn(index - 1) : undefined}
      onNext={index < pictures.length - 1 ? () => turn(index + 1) : undefined}
      previousLabel={fileCopy.previousPicture}
      nextLabel={fileCopy.nextPicture}
      closeLabel={fileCopy.close}
      actions={<Save key={`save ${index}`} picture={picture} />}
    >
      <Stage key={index} picture={picture} />
    </Lightbox>
  )
}

/** The whole picture; its smaller version meanwhile, and in its place where the whole is too large to be drawn. */
function Stage({ picture: { groupId, attachment } }: { picture: GalleryPicture }): ReactNode {
  const preview = previewOf(attachment) ?? attachment
  const before = usePicture(groupId, preview, true)
  const isWhole = preview === attachment
  const whole = usePicture(groupId, attachment, !isWhole && asksToBeDrawn(attachment))
  const { name } = labelFile(attachment.name, fileCopy.file)
  const shown = whole.picture.kind === 'drawn' ? whole : before
  const { picture } = shown
  if (picture.kind === 'drawn') {
    return (
      <>
        <img className={large} src={picture.url} alt={fileCopy.picture(name)} onError={shown.refuse} />
        {!isWhole && whole.picture.kind === 'opening' && whole.picture.share > 0 ? (
          <div className={loading}>
            <Progress look="thin" label={fileCopy.opening(name)} value={whole.picture.share * 100} />
          </div>
        ) : null}
      </>
    )
  }
  if (picture.kind === 'opening') {
    return (
      <>
        {attachment.picture ? (
          <div className={placeholder} style={{ aspectRatio: attachment.picture.width / attachment.picture.height }}>
            <Blurred thumbHash={attachment.picture.thumbHash} />
          </div>
        ) : null}
        <div className={loading}>
          <Progress look="thin" label={fileCopy.opening(name)} value={picture.share * 100} />
        </div>
      </>
    )
  }
  const isUnreachable = picture.kind === 'failed' && picture.failure === 'unreachable'
  return (
    <div className={problem} role="alert">
      <Text>{picture.kind === 'failed' ? fileCopy.failure[picture.failure] : fileCopy.notDrawn}</Text>
      {isUnreachable ? (
        <Button variant="line" onPress={shown.retry}>
          {fileCopy.again}
        </Button>
      ) : null}
    </div>
  )
}

/** Saves the whole picture, as it was sent. */
function Save({ picture: { groupId, attachment } }: { picture: GalleryPicture }): ReactNode {
  const { file, open } = useOpenedFile(groupId, attachment)
  const { name } = labelFile(attachment.name, fileCopy.file)
  const save = async () => {
    const blob = await open()
    if (blob) saveFile(blob, name)
  }
  return (
    <IconButton
      label={fileCopy.downloadPicture}
      icon={<DownloadSimpleIcon size={20} />}
      loading={file.kind === 'opening'}
      onPress={() => void save()}
    />
  )
}
