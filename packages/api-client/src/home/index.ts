// What belongs to the home area. Every name is listed: this is a front door.
export { createFeed, type FeedResource } from './feed.ts'
export { createNotes, type NoteOutcome, type NotesResource } from './notes.ts'
