import { chatSettingsSchema } from '@umkreis/schemas'
import { readChatSettings } from '../../../services/preferences/chat-settings.ts'
import { defineRoute } from '../../route.ts'

export const getChatSettingsRoute = defineRoute({
  method: 'get',
  path: '/manager/chat-settings',
  summary: 'What the people of the organisation may show each other in chats',
  tag: 'Administration',
  access: 'manager',
  answer: chatSettingsSchema,
  handle: ({ context, viewer }) => readChatSettings(context.db, viewer),
})
