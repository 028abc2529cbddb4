import { decodeBase64, encodeBase64 } from '@umkreis/crypto'
import type { GroupId, Message, MessageId } from '@umkreis/schemas'
import type { FakeChatServer } from '../../src/testing/index.ts'
import { read, type Person } from './_person.ts'

/** What a person's client says of messages: the text, or in brackets the reason and the error that was logged with it. */
export async function verdicts(person: Person, messages: readonly Message[]): Promise<string[]> {
  const said: string[] = []
  for (const message of messages) {
    const before = person.log.length
    const [text] = await read(person, [message])
    const logged = person.log.slice(before).find((line) => line.message === 'Decryption error')
    said.push(logged ? `${text} ${String(logged.facts['error'])}` : text!)
  }
  return said
}

/** The same message with some of its sealed bytes replaced. */
export function withBytes(message: Message, change: (bytes: Uint8Array<ArrayBuffer>) => void): Message {
  const bytes = decodeBase64(message.content!).slice()
  change(bytes)
  return { ...message, content: encodeBase64(bytes) }
}

/** Puts a message behind all others of a group, as a server can with any. */
export function putLast(server: FakeChatServer, message: Message, groupId: GroupId, id: string): Message {
  const { messages } = server.groups.get(groupId)!
  const sequence = (messages.at(-1)?.sequence ?? 0) + 1
  const put = { ...message, groupId, messageId: id as MessageId, sequence, revision: sequence }
  messages.push(put)
  return put
}

/** Takes the newest message out of a group before anybody has read it: what its author sealed with the keys of that time. */
export function withhold(server: FakeChatServer, groupId: GroupId): Message {
  return server.groups.get(groupId)!.messages.pop()!
}

/** The newest version with content that a device was told of. */
export function lastSealed({ device }: Person): Message | undefined {
  const told = device.received.flatMap((event) => (event.name === 'UpdateMessage' ? [event.argument] : []))
  return told.findLast(({ content }) => content !== undefined)
}
