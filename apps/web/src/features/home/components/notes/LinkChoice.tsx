import { Avatar, TextField } from '@umkreis/design-system'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { useState, type ReactNode } from 'react'
import { linkKey, type NoteLink } from '../../../../services/notes/note-content.ts'
import { copy } from './copy.ts'
import * as css from './notes.css.ts'
import { useLinkTargets } from './use-link-targets.ts'

/** {@link LinkChoice}: `known` are no choice any more. */
export interface LinkChoiceProps {
  readonly known: readonly NoteLink[]
  readonly onChoose: (link: NoteLink) => void
}

/** Finds a person or a group that a note is about. */
export function LinkChoice({ known, onChoose }: LinkChoiceProps): ReactNode {
  const [typed, setTyped] = useState('')
  const { targets, hasFailed, isSettled } = useLinkTargets(typed)
  const taken = new Set(known.map(linkKey))
  const free = targets.filter(({ link }) => !taken.has(linkKey(link)))
  return (
    <div className={css.linkChoice}>
      <TextField
        label={copy.addLink}
        placeholder={copy.linkSearch}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      {hasFailed || (isSettled && free.length === 0) ? (
        <output className={css.hintLine}>{hasFailed ? copy.linkFailed : copy.linkNothing}</output>
      ) : null}
      <ul className={css.targets}>
        {free.map(({ link, line, avatarUrl }) => (
          <li key={linkKey(link)}>
            <button type="button" className={css.target} onClick={() => onChoose(link)}>
              {link.kind === 'group' && !avatarUrl ? (
                <span className={css.groupIcon}>
                  <UsersThreeIcon size={20} aria-hidden />
                </span>
              ) : (
                <Avatar name={link.name} src={avatarUrl} size={32} />
              )}
              <span className={css.targetWords}>
                <span className={css.targetName}>{link.name}</span>
                {line ? <span className={css.hintLine}>{line}</span> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
