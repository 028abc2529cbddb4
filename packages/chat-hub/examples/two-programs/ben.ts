// Ben waits to be written to, answers once, and is done.
import { randomUUID } from 'node:crypto'
import type { ClientMessageId } from '@umkreis/chat-hub'
import { signIn } from '../account.ts'
import { openConversations } from '../conversations.ts'

const { KEYS = '.ben' } = process.env
const account = await signIn()
const { conversations, onMessage, close } = await openConversations(account, KEYS)
onMessage(async (message) => {
  if (message.kind !== 'open' || message.message.senderId === account.userId) return
  console.log(`Ben reads: ${message.body.text}`)
  await conversations.send({
    groupId: message.message.groupId,
    clientMessageId: randomUUID() as ClientMessageId,
    body: { text: `You said: ${message.body.text}` },
  })
  await close()
})
console.log(`Ben is ${account.userId}`)
