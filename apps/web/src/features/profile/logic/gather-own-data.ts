import type { ApiClient } from '@umkreis/api-client'
import { createAccount } from '@umkreis/api-client/account'
import type { Group, User } from '@umkreis/schemas'
import type { ChatMessage } from '../../../services/conversation/chat-message.ts'
import type { History } from '../../../services/history/history.ts'

/** Messages that are read from the archive at once. */
const AT_ONCE = 500

const README = `This is what Umkreis keeps of you.

profile.json     your profile as colleagues can see it
server.json      every row that the server keeps of you; notes are sealed in it
conversations/   your conversations, as far as this device could read them, with the names of files but without the files
picture.*        your picture
`

/** The files of one's own data by their names in the ZIP. */
export type OwnDataFiles = Readonly<Record<string, Uint8Array>>

/**
 * Gathers what is kept of the member: from the server, and from this device what it has opened.
 *
 * @param history Null where messages do not open on this device: then there are none.
 * @throws {ApiError}
 */
export async function gatherOwnData(
  api: ApiClient,
  user: User,
  history: Pick<History, 'newest' | 'before'> | null,
): Promise<OwnDataFiles> {
  const files: Record<string, Uint8Array> = {
    'README.txt': encode(README),
    'profile.json': json(user),
    'server.json': json(await createAccount(api).exportData()),
  }
  const picture = await loadPicture(user.avatarUrl)
  if (picture) files[`picture.${picture.ending}`] = picture.bytes
  if (history) {
    for (const [index, group] of (await loadGroups(api)).entries()) {
      const messages = await readAll(history, group)
      files[`conversations/${String(index + 1).padStart(3, '0')}.json`] = json({
        name: group.name,
        description: group.description,
        members: group.members.map(({ userId, firstName, lastName }) => ({ userId, firstName, lastName })),
        messages: messages.map(plainMessage),
      })
    }
  }
  return files
}

async function loadGroups(api: ApiClient): Promise<Group[]> {
  const groups: Group[] = []
  for (let page = 1; ; page += 1) {
    const { groups: some, paginationDataDto } = await api.groups.page(page)
    groups.push(...some)
    if (page >= paginationDataDto.lastPage) return groups
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
      return { ...head, text: body.text, files: (body.attachments ?? []).map(({ name }) => name) }
    case 'reaction':
      return { ...head, reaction: body.emoji, to: body.to }
    case 'unreadable':
      return { ...head, unreadable: true }
  }
}

async function loadPicture(url: string | null): Promise<{ bytes: Uint8Array; ending: string } | undefined> {
  if (!url) return undefined
  const response = await fetch(url)
  if (!response.ok) return undefined
  const ending = response.headers.get('Content-Type')?.split('/')[1] ?? 'bin'
  return { bytes: new Uint8Array(await response.arrayBuffer()), ending: ending.replaceAll(/\W.*$/g, '') }
}

function json(value: unknown): Uint8Array {
  return encode(`${JSON.stringify(value, undefined, 2)}\n`)
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
