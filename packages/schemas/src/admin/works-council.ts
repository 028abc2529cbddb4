import * as v from 'valibot'

/** What turns something off, narrows it or says how long it is kept, and how it stands today. */
export const dataSwitchSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Where it is, and whose it is. */
  place: v.string(),
  /** How it stands; of one that each person has, how it stands where they changed nothing. */
  now: v.string(),
})
/** What turns something off, narrows it or says how long it is kept. */
export type DataSwitch = v.InferOutput<typeof dataSwitchSchema>

/** Data that is processed for one purpose. */
export const declaredDataSchema = v.object({
  id: v.string(),
  title: v.string(),
  data: v.string(),
  purpose: v.string(),
  seenBy: v.string(),
  kept: v.string(),
  /** Whether the server can read it. */
  reading: v.string(),
  /** Whether what people say in it is sealed on their devices. */
  isSealed: v.boolean(),
  /** None: nothing turns it off but deleting it. */
  switches: v.array(dataSwitchSchema),
  /** Where in the database. */
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()) })),
  /** Where else; null: nowhere. */
  elsewhere: v.nullable(v.string()),
})
/** Data that is processed for one purpose. */
export type DeclaredData = v.InferOutput<typeof declaredDataSchema>

/** `GET /manager/works-council`: all that is processed, in words of the language that is asked for. */
export const worksCouncilPackSchema = v.object({
  organisation: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** What holds for all of it, a paragraph each. */
  lead: v.array(v.string()),
  /** Who is there, and what the organisation has decided. */
  today: v.array(v.object({ id: v.string(), name: v.string(), value: v.string() })),
  chapters: v.array(v.object({ id: v.string(), title: v.string(), groups: v.array(declaredDataSchema) })),
})
/** `GET /manager/works-council`. */
export type WorksCouncilPack = v.InferOutput<typeof worksCouncilPackSchema>
