import { TextArea, TextField } from '@umkreis/design-system'
import { type ReactNode, useEffect, useRef } from 'react'
import { copy } from './copy.ts'
import { PictureField, type PictureChoice } from './PictureField.tsx'

/** Characters of a group's name at most. */
export const NAME_MAX = 120
/** Characters of a group's description at most. */
export const DESCRIPTION_MAX = 500

/** What a group is called, what it is about, and how it looks. */
export type About = { readonly name: string; readonly description: string; readonly picture: PictureChoice }

/** Whether it can be saved: what is too long is not. */
export function isFitting({ name, description }: About): boolean {
  return name.trim().length <= NAME_MAX && description.trim().length <= DESCRIPTION_MAX
}

/**
 * The fields of what a group is called and is about.
 *
 * @param fallback What it is called without a name.
 * @param currentPicture The picture that it has.
 */
export function AboutFields({
  about,
  fallback,
  currentPicture,
  nameError,
  isNameOptional,
  onChange,
}: {
  about: About
  fallback: string
  currentPicture: string | null
  nameError?: string
  isNameOptional: boolean
  onChange: (about: About) => void
}): ReactNode {
  const { name, description, picture } = about
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <TextField
        label={copy.name}
        placeholder={copy.namePlaceholder}
        value={name}
        maxLength={NAME_MAX}
        inputRef={field}
        {...(isNameOptional ? { optional: copy.optional } : {})}
        {...(nameError === undefined ? {} : { error: nameError })}
        onChange={(next) => onChange({ ...about, name: next })}
      />
      <TextArea
        label={copy.description}
        optional={copy.optional}
        value={description}
        limit={DESCRIPTION_MAX}
        overWords={(over) => copy.tooMany(over, over.toLocaleString(copy.listLocale))}
        onChange={(next) => onChange({ ...about, description: next })}
      />
      <PictureField
        name={name.trim() || fallback}
        current={currentPicture}
        choice={picture}
        onChange={(next) => onChange({ ...about, picture: next })}
      />
    </>
  )
}
