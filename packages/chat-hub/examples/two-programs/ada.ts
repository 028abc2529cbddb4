// Ada opens the conversation with Ben, writes, waits for the answer, and is done.
import { randomUUID } from 'node:crypto'
import type { ClientMessageId, GroupId } from '@umkreis/chat-hub'
import { signIn } from '../account.ts'
import { openConversations } from '../conversations.ts'

const { TO: ben, SAYS: words = 'Servus, wie geht es dir?', KEYS = '.ada' } = process.env
if (!ben) throw new Error('TO is the user id of whom to write to')
const account = await signIn()
const { conversations, onMessage, close } = await openConversations(account, KEYS)
onMessage(async (message) => {
  if (message.kind !== 'open' || message.message.senderId !== ben) return
  console.log(`Ada reads: ${message.body.text}`)
  await close()
})
const { groupId } = await account.ask<{ groupId: GroupId }>('POST', '/groups', { userIds: [ben] })
await conversations.send({
  groupId,
  clientMessageId: randomUUID() as ClientMessageId,
  body: { text: words },
})
