import type { ReactNode } from 'react'
import { fileCopy } from '../../file-copy.ts'
import type { ChosenFile } from '../../state/uploads.ts'
import { place, tray } from './ChosenFiles.css.ts'
import { UploadTile } from './UploadTile.tsx'

/** The files that wait in the composer. */
export function ChosenFiles({ files }: { files: readonly ChosenFile[] }): ReactNode {
  return (
    <ul className={tray} aria-label={fileCopy.chosen}>
      {files.map((file) => (
        <li key={file.id} className={place}>
          <UploadTile file={file} />
        </li>
      ))}
    </ul>
  )
}
