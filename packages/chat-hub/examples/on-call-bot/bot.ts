// Answers "who is on call?" in every conversation that it is in. ROTA is a JSON file: [{ "from": "2026-11-23", "who": "Ben" }].
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ClientMessageId } from '@umkreis/chat-hub'
import { signIn } from '../account.ts'
import { openConversations } from '../conversations.ts'
import { asksWhoIsOnCall, whoIsOnCall, type Shift } from './rota.ts'

const { ROTA = 'rota.json', KEYS = '.on-call-bot' } = process.env
const account = await signIn()
const { conversations, onMessage, close } = await openConversations(account, KEYS)
onMessage(async (message) => {
  if (message.kind !== 'open' || message.message.senderId === account.userId) return
  if (!asksWhoIsOnCall(message.body.text)) return
  // Read anew each time: the rota may have been changed since.
  const rota: Shift[] = JSON.parse(await readFile(ROTA, 'utf8'))
  const who = whoIsOnCall(rota, new Date().toISOString().slice(0, 10))
  const asked = message.message.clientMessageId
  await conversations.send({
    groupId: message.message.groupId,
    clientMessageId: randomUUID() as ClientMessageId,
    body: { text: who ? `${who} is on call.` : 'Nobody is on call.', ...(asked && { replyTo: asked }) },
    replyToMessageId: message.message.messageId,
  })
})
console.log(`On call bot is ${account.userId}`)
process.once('SIGTERM', () => close())
process.once('SIGINT', () => close())
