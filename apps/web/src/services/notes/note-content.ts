import * as v from 'valibot'

const linkSchema = v.object({
  kind: v.picklist(['person', 'group']),
  id: v.string(),
  /** As it was when it was linked: the note says whom it is about also where that can't be asked. */
  name: v.string(),
})
const writingSchema = v.object({ title: v.string(), text: v.string(), changedAt: v.pipe(v.string(), v.isoTimestamp()) })
const contentSchema = v.object({
  v: v.literal(1),
  ...writingSchema.entries,
  isPinned: v.boolean(),
  tags: v.array(v.string()),
  links: v.array(linkSchema),
  versions: v.array(writingSchema),
})

/** Whom or what a note is about. */
export type NoteLink = Readonly<v.InferOutput<typeof linkSchema>>

/** Title and text (Markdown) of a note, and when they were last changed, as an ISO 8601 time in UTC. */
export type NoteWriting = Readonly<v.InferOutput<typeof writingSchema>>

/** What a note says: all of it is sealed. */
export type NoteContent = NoteWriting & {
  readonly isPinned: boolean
  readonly tags: readonly string[]
  readonly links: readonly NoteLink[]
  /** What was written elsewhere at the same time, until its author has decided. */
  readonly versions: readonly NoteWriting[]
}

/** A note in which nothing stands yet. */
export function emptyNote(changedAt: string): NoteContent {
  return { title: '', text: '', changedAt, isPinned: false, tags: [], links: [], versions: [] }
}

/** Whether nothing stands in a note. */
export function isEmptyNote({ title, text, tags, links, versions }: NoteContent): boolean {
  return `${title}${text}`.trim() === '' && tags.length + links.length + versions.length === 0
}

/** A note as it is sealed. */
export function formatNoteContent(content: NoteContent): string {
  return JSON.stringify({ v: 1, ...content })
}

/** Reads what was sealed; nothing for what a later version of the application wrote. */
export function parseNoteContent(text: string): NoteContent | undefined {
  const found = v.safeParse(contentSchema, parseJson(text))
  if (!found.success) return undefined
  const { v: _, ...content } = found.output
  return content
}

/** Whether two notes, or their absence, are the same, but for when they were written. */
export function isSameNote(one: NoteContent | null, other: NoteContent | null): boolean {
  return comparable(one) === comparable(other)
}

function comparable(note: NoteContent | null): string {
  if (!note) return ''
  const { title, text, isPinned, tags, links, versions } = note
  return JSON.stringify([title, text, isPinned, tags, links.map(linkKey), versions.map(versionKey)])
}

/** Tells links apart. */
export function linkKey({ kind, id }: NoteLink): string {
  return `${kind} ${id}`
}

/** Tells versions apart: by what they say. */
export function versionKey({ title, text }: NoteWriting): string {
  return JSON.stringify([title, text])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
