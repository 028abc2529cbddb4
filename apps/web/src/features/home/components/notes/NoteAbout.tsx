import { Avatar, Button, Chip, IconButton, Link, Popover, TextField } from '@umkreis/design-system'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { useState, type ReactNode } from 'react'
import { linkKey, type NoteContent, type NoteLink } from '../../../../services/notes/note-content.ts'
import { paths } from '../../../../shared/paths.ts'
import { tidyTag } from '../../logic/find-notes.ts'
import { copy } from './copy.ts'
import { LinkChoice } from './LinkChoice.tsx'
import * as css from './notes.css.ts'

/** Most tags, and most people and groups, of one note. */
const ABOUT_MAX = 20

type NoteAboutProps = {
  readonly content: NoteContent
  readonly onChange: (change: Partial<Pick<NoteContent, 'tags' | 'links'>>) => void
}

/** Whom or what the note is about: people, groups and tags. */
export function NoteAbout({ content: { tags, links }, onChange }: NoteAboutProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset className={css.about} aria-label={copy.about}>
      {links.map((link) => (
        <Chip
          key={linkKey(link)}
          icon={<LinkIcon link={link} />}
          removeLabel={copy.removeLink(link.name)}
          onRemove={() => onChange({ links: links.filter((one) => linkKey(one) !== linkKey(link)) })}
        >
          <Link
            tone="plain"
            href={link.kind === 'group' ? paths.chat({ group: link.id }) : paths.matchingPeople({ userId: link.id })}
          >
            {link.name}
          </Link>
        </Chip>
      ))}
      {tags.map((tag) => (
        <Chip
          key={tag}
          removeLabel={copy.removeTag(tag)}
          onRemove={() => onChange({ tags: tags.filter((one) => one !== tag) })}
        >
          #{tag}
        </Chip>
      ))}
      <Popover
        label={copy.addAbout}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          links.length + tags.length === 0 ? (
            <Button size={32} variant="text" icon={<PlusIcon size={16} aria-hidden />}>
              {copy.addAbout}
            </Button>
          ) : (
            <IconButton size={32} label={copy.addAbout} icon={<PlusIcon size={16} />} />
          )
        }
      >
        {(close) => (
          <div className={css.aboutForm}>
            <TagForm
              onAdd={(tag) => {
                if (!tags.includes(tag) && tags.length < ABOUT_MAX) onChange({ tags: [...tags, tag] })
                close()
              }}
            />
            <LinkChoice
              known={links}
              onChoose={(link) => {
                if (links.length < ABOUT_MAX) onChange({ links: [...links, link] })
                close()
              }}
            />
          </div>
        )}
      </Popover>
    </fieldset>
  )
}

function LinkIcon({ link: { kind, name } }: { link: NoteLink }) {
  return kind === 'group' ? <UsersThreeIcon size={18} aria-hidden /> : <Avatar name={name} size={24} />
}

function TagForm({ onAdd }: { onAdd: (tag: string) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      className={css.tagForm}
      onSubmit={(event) => {
        event.preventDefault()
        const tag = tidyTag(typed)
        if (tag) onAdd(tag)
      }}
    >
      <TextField
        label={copy.addTag}
        placeholder={copy.tagPlaceholder}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        maxLength={60}
        // Opened to write in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        end={
          <Button type="submit" size={32} variant="soft" disabled={tidyTag(typed) === ''}>
            {copy.add}
          </Button>
        }
      />
    </form>
  )
}
