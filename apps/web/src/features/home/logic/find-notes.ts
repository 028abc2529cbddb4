import type { Note } from '../../../services/notes/notes.ts'

/** Notes that hold every word that is looked for, in any of their parts; without accents and case, on this device. */
export function findNotes(notes: readonly Note[], query: string): readonly Note[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return notes
  return notes.filter(({ content }) => {
    const { title, text, tags, links, versions } = content
    const parts = [
      title,
      text,
      ...tags.map((tag) => `#${tag}`),
      ...links.map(({ name }) => name),
      ...versions.flatMap((version) => [version.title, version.text]),
    ]
    const all = fold(parts.join('\n'))
    return words.every((word) => all.includes(word))
  })
}

/** The first words of a text, without the marks of its Markdown. */
export function previewOf(text: string): string {
  return text
    .slice(0, 400)
    .replaceAll(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .replaceAll(/^[ \t]*(?:#{1,6} |[-*+] (?:\[[ xX]\] )?|\d+[.)] |```.*$)/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_~`\\]+/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
}

/** A tag as it is kept: one word without its sign. */
export function tidyTag(typed: string): string {
  return typed.trim().replace(/^#+/, '').replaceAll(/\s+/g, '-').slice(0, 40)
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
}
