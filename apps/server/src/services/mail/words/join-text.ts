import type { MailPerson } from './mail-words.ts'

/** A person's whole name; empty for who has said none. */
export function formatName({ firstName, lastName }: MailPerson): string {
  return `${firstName} ${lastName}`.trim()
}

/** Puts an empty line between what a mail says. */
export function joinParagraphs(...paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n')
}
