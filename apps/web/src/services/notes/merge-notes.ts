import { emptyNote, linkKey, versionKey, type NoteContent, type NoteWriting } from './note-content.ts'

/**
 * Brings two states of a note together that were changed apart. What only one side changed is taken from it; where both wrote
 * something else in the same place, theirs stands in the note and mine stays beside it as a version. Nothing that anybody wrote is lost.
 *
 * @param base What both began with; `null` where that is not known.
 * @param mine The state here.
 * @param theirs The one that others have seen already.
 */
export function mergeNotes(base: NoteContent | null, mine: NoteContent, theirs: NoteContent): NoteContent {
  const from = base ?? emptyNote(theirs.changedAt)
  const title = mergeValue(from.title, mine.title, theirs.title)
  const text = mergeValue(from.text, mine.text, theirs.text)
  const versions = mergeList(from.versions, mine.versions, theirs.versions, versionKey)
  const isApart = title === undefined || text === undefined
  const writing: NoteWriting = isApart
    ? theirs
    : { title, text, changedAt: mine.changedAt > theirs.changedAt ? mine.changedAt : theirs.changedAt }
  return {
    title: writing.title,
    text: writing.text,
    changedAt: writing.changedAt,
    isPinned: mergeValue(from.isPinned, mine.isPinned, theirs.isPinned) ?? theirs.isPinned,
    tags: mergeList(from.tags, mine.tags, theirs.tags, (tag) => tag),
    links: mergeList(from.links, mine.links, theirs.links, linkKey),
    versions: isApart ? withVersion(versions, mine) : versions,
  }
}

/** What comes of a value that may have been changed on both sides; nothing where they differ. */
function mergeValue<T>(base: T, mine: T, theirs: T): T | undefined {
  if (mine === theirs || mine === base) return theirs
  return theirs === base ? mine : undefined
}

/** Both sides' lists without what either took out, in their order, mine behind. */
function mergeList<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  keyOf: (item: T) => string,
): readonly T[] {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map((list) => new Set(list.map(keyOf)))
  const stays = theirs.filter((item) => inMine?.has(keyOf(item)) || !inBase?.has(keyOf(item)))
  const comes = mine.filter((item) => !inTheirs?.has(keyOf(item)) && !inBase?.has(keyOf(item)))
  return [...stays, ...comes]
}

function withVersion(
  versions: readonly NoteWriting[],
  { title, text, changedAt }: NoteWriting,
): readonly NoteWriting[] {
  const version = { title, text, changedAt }
  return versions.some((known) => versionKey(known) === versionKey(version)) ? versions : [...versions, version]
}
