import { chatSettingsSchema, chatSettingsUpdateSchema } from '@umkreis/schemas'
import { changeChatSettings } from '../../../services/preferences/chat-settings.ts'
import { defineRoute } from '../../route.ts'

export const changeChatSettingsRoute = defineRoute({
  method: 'patch',
  path: '/manager/chat-settings',
  summary: 'Change what the people of the organisation may show each other in chats',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  body: chatSettingsUpdateSchema,
  answer: chatSettingsSchema,
  handle: ({ context, viewer, body }) => changeChatSettings(context, viewer, body),
})
