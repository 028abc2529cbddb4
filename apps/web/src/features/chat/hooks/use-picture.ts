import type { Attachment } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import { useCallback, useEffect, useState } from 'react'
import { readPicture } from '../../../shared/pictures/read-picture.ts'
import type { FileFailure } from '../logic/file-failure.ts'
import { useObjectUrl } from './use-object-url.ts'
import { useOpenedFile } from './use-opened-file.ts'

/** A picture on its way to being drawn. `none`: its bytes are no picture, or one that would unfold to too many pixels. */
export type PictureState =
  | { readonly kind: 'opening'; readonly share: number }
  | { readonly kind: 'drawn'; readonly url: string; readonly blob: Blob }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly failure: FileFailure }

type Looked = { readonly file: Attachment; readonly blob: Blob | null }

/**
 * Loads and opens a picture once it is wanted, and lets it be drawn only as what its bytes are.
 *
 * @returns `refuse` is for when the browser can't draw it after all; `retry` asks for it once more.
 */
export function usePicture(
  groupId: GroupId,
  attachment: Attachment,
  isWanted: boolean,
): { readonly picture: PictureState; readonly refuse: () => void; readonly retry: () => void } {
  const { file, open } = useOpenedFile(groupId, attachment)
  const [looked, setLooked] = useState<Looked>()
  const blob = looked?.file === attachment ? looked.blob : undefined
  const url = useObjectUrl(blob ?? undefined)
  const look = useCallback(async () => {
    const opened = await open()
    if (!opened) return
    const read = await readPicture(opened)
    setLooked({ file: attachment, blob: read?.blob ?? null })
  }, [attachment, open])
  useEffect(() => {
    // Loading begins with coming near, which is no event of this component: what it sets is where that stands.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isWanted) void look()
  }, [isWanted, look])

  return {
    picture: stateOf(),
    refuse: () => setLooked({ file: attachment, blob: null }),
    retry: () => void look(),
  }

  function stateOf(): PictureState {
    if (blob === null) return { kind: 'none' }
    if (blob && url !== undefined) return { kind: 'drawn', url, blob }
    if (file.kind === 'failed') return file
    return { kind: 'opening', share: file.kind === 'opening' ? file.share : 0 }
  }
}
