import type { Attachment } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { logWarning } from '../../../services/log.ts'
import { fileFailureOf, type FileFailure } from '../logic/file-failure.ts'
import { openFileAtom } from '../state/opened-files.ts'

/** Where a file of a message stands on this device. `share` is what has been opened of it, 0 to 1. */
export type OpenedFile =
  | { readonly kind: 'closed' }
  | { readonly kind: 'opening'; readonly share: number }
  | { readonly kind: 'failed'; readonly failure: FileFailure }

/**
 * Opens a file of a message when it is asked for, and stops when nobody waits for it any more.
 *
 * @returns `open` answers the bytes, or nothing where that failed, which the state says, or was stopped.
 */
export function useOpenedFile(
  groupId: GroupId,
  attachment: Attachment,
): { readonly file: OpenedFile; readonly open: () => Promise<Blob | undefined>; readonly stop: () => void } {
  const [file, setFile] = useState<OpenedFile>({ kind: 'closed' })
  const openFile = useSetAtom(openFileAtom)
  const current = useRef<AbortController | null>(null)

  const open = useCallback(async () => {
    current.current?.abort()
    const aborter = new AbortController()
    current.current = aborter
    const { signal } = aborter
    setFile({ kind: 'opening', share: 0 })
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) setFile({ kind: 'opening', share })
      }
      const blob = await openFile(groupId, attachment, { signal, onProgress })
      if (signal.aborted) return undefined
      setFile({ kind: 'closed' })
      return blob
    } catch (error) {
      if (signal.aborted) return undefined
      logWarning('A file could not be opened', error)
      setFile({ kind: 'failed', failure: fileFailureOf(error) })
      return undefined
    }
  }, [attachment, groupId, openFile])
  const stop = useCallback(() => {
    current.current?.abort()
    setFile({ kind: 'closed' })
  }, [])
  useEffect(() => () => current.current?.abort(), [])
  return { file, open, stop }
}
