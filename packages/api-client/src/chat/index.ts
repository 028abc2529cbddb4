// The calls that change groups and tell who has read, apart from those with which a chat is shown first. Every name is listed.
export { createGroupChanges, type GroupChangesResource } from './group-changes.ts'
export { createReading, type ReadingResource } from './reading.ts'
