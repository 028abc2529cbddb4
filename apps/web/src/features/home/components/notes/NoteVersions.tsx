import { Button, Markdown, showToast } from '@umkreis/design-system'
import { useState, type ReactNode } from 'react'
import { versionKey, type NoteContent, type NoteWriting } from '../../../../services/notes/note-content.ts'
import { formatWhen } from '../../logic/format-when.ts'
import { copy } from './copy.ts'
import * as css from './notes.css.ts'

/** {@link NoteVersions}: the note that has other versions, and what is done about one. */
export interface NoteVersionsProps {
  readonly content: NoteContent
  readonly onChange: (change: Partial<NoteContent>) => void
  readonly onApart: (writing: NoteWriting) => void
}

/** What was written elsewhere at the same time, beside what stands in the note, until its author decides. */
export function NoteVersions({ content, onChange, onApart }: NoteVersionsProps): ReactNode {
  const [now] = useState(() => new Date())
  const { versions } = content
  return versions.map((version) => {
    const others = versions.filter((one) => versionKey(one) !== versionKey(version))
    return (
      <section key={versionKey(version)} className={css.version} aria-label={copy.versions.title}>
        <div className={css.versionHead}>
          <h3 className={css.versionTitle}>{copy.versions.title}</h3>
          <p className={css.hintLine}>
            {copy.versions.line} {formatWhen(version.changedAt, now)}
          </p>
        </div>
        <div className={css.versionText}>
          {version.title === content.title ? null : <p className={css.versionName}>{version.title || copy.untitled}</p>}
          <Markdown headingLevel={4}>{version.text}</Markdown>
        </div>
        <div className={css.versionActions}>
          <Button
            size={32}
            variant="soft"
            onPress={() => {
              const { title, text, changedAt } = content
              onChange({ title: version.title, text: version.text, versions: [...others, { title, text, changedAt }] })
            }}
          >
            {copy.versions.take}
          </Button>
          <Button
            size={32}
            variant="text"
            onPress={() => {
              onChange({ versions: others })
              onApart({ ...version, title: version.title || content.title })
            }}
          >
            {copy.versions.apart}
          </Button>
          <Button
            size={32}
            variant="text"
            onPress={() => {
              onChange({ versions: others })
              showToast({
                message: copy.versions.dropped,
                action: { label: copy.undo, onPress: () => onChange({ versions: [...others, version] }) },
              })
            }}
          >
            {copy.versions.drop}
          </Button>
        </div>
      </section>
    )
  })
}
