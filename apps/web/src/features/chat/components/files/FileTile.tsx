import { Text, VisuallyHidden } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import type { FileLabel } from '../../logic/file-label.ts'
import { disc, end, ending as endingStyle, line, name as nameStyle, stem, tile, words } from './FileTile.css.ts'
import { FileIcon } from './FileIcon.tsx'

/** A file as it is drawn everywhere: its kind, its name with the ending always in sight, a second line, and what can be done. */
export function FileTile({
  label,
  picture,
  children,
  actions,
}: {
  label: FileLabel
  /** In the place of the icon. */
  picture?: ReactNode
  /** The second line: its size, how far it is, or what went wrong. */
  children: ReactNode
  actions?: ReactNode
}): ReactNode {
  return (
    <div className={tile}>
      {picture ?? (
        <span className={disc}>
          <FileIcon kind={label.kind} />
        </span>
      )}
      <div className={words}>
        <Text as="span" weight={600} className={nameStyle} title={label.name}>
          <bdi className={stem} aria-hidden>
            {label.stem}
          </bdi>
          <span className={endingStyle} aria-hidden>
            {label.ending}
          </span>
          <VisuallyHidden>{label.name}</VisuallyHidden>
        </Text>
        <div className={line}>{children}</div>
      </div>
      {actions ? <div className={end}>{actions}</div> : null}
    </div>
  )
}
