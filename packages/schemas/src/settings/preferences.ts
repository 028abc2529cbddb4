import * as v from 'valibot'
import { chatSettingsSchema } from './chat-settings.ts'
import { quietHoursSchema } from './quiet-hours.ts'

const own = v.object({
  /** Who sends no receipts sees none. */
  sendsReadReceipts: v.boolean(),
  /** Who does not show that they write does not see it of others. */
  showsTyping: v.boolean(),
  /** Enter sends, and Shift+Enter begins a line; otherwise the other way round. */
  enterSends: v.boolean(),
  playsSound: v.boolean(),
  /** Whether devices that subscribed are told while none is connected. */
  push: v.boolean(),
  quietHours: v.nullable(quietHoursSchema),
  /** Whether one is counted in the organisation's figures about its people. */
  isInInsights: v.boolean(),
})

/** `GET /users/preferences`: how somebody wants to write and be told, and what their organisation allows besides. */
export const preferencesSchema = v.object({ ...own.entries, organisation: chatSettingsSchema })
/** `GET /users/preferences`. */
export type Preferences = v.InferOutput<typeof preferencesSchema>

/** `PATCH /users/preferences`, answered by all of them: what is named is changed. */
export const preferencesUpdateSchema = v.partial(own)
/** `PATCH /users/preferences`. */
export type PreferencesUpdate = v.InferOutput<typeof preferencesUpdateSchema>
