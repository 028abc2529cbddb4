import type { Attachment } from '@umkreis/crypto'
import type { Group, GroupId, UserId } from '@umkreis/schemas'
import type { ChatMessage } from '../../../services/conversation/chat-message.ts'
import type { History } from '../../../services/history/history.ts'

/** Messages that are read from the archive at once. */
const AT_ONCE = 500

/** Keeps a sent file. @returns Where it stands in the copy; null: nowhere. */
export type FileKeeper = (groupId: GroupId, attachment: Attachment) => Promise<string | null>

/**
 * A conversation to be read, with the files that its member has sent: those of others stay where they are.
 *
 * @param userId Whose copy it is.
 */
export async function copyConversation(
  group: Group,
  history: Pick<History, 'newest' | 'before'>,
  userId: UserId,
  keepFile: FileKeeper,
): Promise<object> {
  const names = new Map(group.members.map((member) => [member.userId, `${member.firstName} ${member.lastName}`.trim()]))
  const messages: object[] = []
  for (const message of await readAll(history, group)) {
    messages.push({
      sender: names.get(message.senderId) ?? '',
      ...plainMessage(message),
      ...(await copyFiles(message, userId, keepFile)),
    })
  }
  return {
    name: group.name,
    description: group.description,
    members: group.members.map(({ userId: id, firstName, lastName }) => ({ userId: id, firstName, lastName })),
    messages,
  }
}

async function readAll(history: Pick<History, 'newest' | 'before'>, { groupId }: Group): Promise<ChatMessage[]> {
  const stretches: (readonly ChatMessage[])[] = []
  let stretch = await history.newest(groupId, AT_ONCE)
  for (let first = stretch[0]; first; first = stretch[0]) {
    stretches.unshift(stretch)
    stretch = await history.before(groupId, first.sequence, AT_ONCE)
  }
  return stretches.flat()
}

/** A message without what opens its files: the copy may lie anywhere. */
function plainMessage({ sequence, senderId, sendDate, isEdited, body }: ChatMessage): object {
  const head = { sequence, senderId, sendDate, isEdited }
  switch (body.kind) {
    case 'text':
      return { ...head, text: body.text }
    case 'reaction':
      return { ...head, reaction: body.emoji, to: body.to }
    case 'unreadable':
      return { ...head, unreadable: true }
  }
}

async function copyFiles({ groupId, senderId, body }: ChatMessage, userId: UserId, keepFile: FileKeeper) {
  const attachments = body.kind === 'text' ? (body.attachments ?? []) : []
  if (attachments.length === 0) return {}
  const files: object[] = []
  for (const attachment of attachments) {
    const path = senderId === userId ? await keepFile(groupId, attachment) : null
    files.push({ name: attachment.name, ...(path === null ? {} : { path }) })
  }
  return { files }
}
