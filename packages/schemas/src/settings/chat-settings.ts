import * as v from 'valibot'

/** `GET /manager/chat-settings`: what the people of an organisation may show each other. Only for Managers. */
export const chatSettingsSchema = v.object({
  /** Whether senders learn that their messages were delivered and read. */
  readReceipts: v.boolean(),
  /** Whether one sees that somebody is writing. */
  typing: v.boolean(),
})
/** `GET /manager/chat-settings`. */
export type ChatSettings = v.InferOutput<typeof chatSettingsSchema>

/** `PATCH /manager/chat-settings`, answered by all of them: what is named is changed. */
export const chatSettingsUpdateSchema = v.partial(chatSettingsSchema)
/** `PATCH /manager/chat-settings`. */
export type ChatSettingsUpdate = v.InferOutput<typeof chatSettingsUpdateSchema>
