import { showToast } from '@umkreis/design-system'
import type { GroupId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ClipboardEvent, useCallback, useMemo } from 'react'
import { chooseFilesAtom } from '../state/send-files.ts'
import { type ChosenFile, chosenFilesAtom, filesInComposer } from '../state/uploads.ts'

/** The files that wait in the composer of a group, and how more come to them. */
export function useChosenFiles(groupId: GroupId): {
  readonly files: readonly ChosenFile[]
  readonly choose: (files: readonly File[]) => void
  readonly paste: (event: ClipboardEvent<HTMLElement>) => void
} {
  const chosen = useAtomValue(chosenFilesAtom)
  const chooseFiles = useSetAtom(chooseFilesAtom)
  const files = useMemo(() => filesInComposer(chosen, groupId), [chosen, groupId])

  const choose = useCallback(
    (offered: readonly File[]) => {
      const refused = chooseFiles(groupId, offered)
      if (refused.length === 0) return
      const tell = async () => {
        const { fileCopy } = await import('../file-copy.ts')
        for (const one of refused) showToast({ tone: 'danger', message: fileCopy.refused(one) })
      }
      void tell()
    },
    [chooseFiles, groupId],
  )
  const paste = useCallback(
    (event: ClipboardEvent<HTMLElement>) => {
      const { clipboardData } = event
      // What office programs copy is text, with a picture of it beside.
      if (clipboardData.files.length === 0 || clipboardData.types.includes('text/plain')) return
      event.preventDefault()
      choose([...clipboardData.files])
    },
    [choose],
  )
  return { files, choose, paste }
}
