import type { Attachment } from '@umkreis/crypto'

/** Lengths that a message's schema allows, in UTF-16 units. */
const NAME_MAX_LENGTH = 255
const TYPE_MAX_LENGTH = 127

/**
 * What a message says of a file besides where it is: a name that fits, with its ending kept, and the type that the system
 * gives it. Both are only a hint to whoever receives it.
 */
export function describeFile(file: Pick<File, 'name' | 'type'>): Pick<Attachment, 'name' | 'mediaType'> {
  const { type } = file
  return {
    name: shortenName(file.name.trim() || 'file', NAME_MAX_LENGTH),
    mediaType: type === '' || type.length > TYPE_MAX_LENGTH ? 'application/octet-stream' : type,
  }
}

/** Endings are short; what comes after a dot further in front belongs to the name. */
const ENDING_MAX_LENGTH = 12

/** Shortens a file's name in its middle, so that its ending and both halves of every character stay. */
export function shortenName(name: string, maxLength: number): string {
  if (name.length <= maxLength) return name
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 && name.length - dot <= ENDING_MAX_LENGTH ? name.slice(dot) : ''
  return `${name
    .slice(0, maxLength - ending.length)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}${ending}`
}
