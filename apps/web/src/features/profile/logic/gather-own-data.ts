import { type ApiClient, statusOf } from '@umkreis/api-client'
import { createAccount } from '@umkreis/api-client/account'
import { CryptoError } from '@umkreis/crypto'
import type { Group, User } from '@umkreis/schemas'
import type { AttachmentTransfers } from '../../../services/conversation/attachments.ts'
import type { History } from '../../../services/history/history.ts'
import type { Notes } from '../../../services/notes/notes.ts'
import { copyConversation, type FileKeeper } from './copy-conversation.ts'
import { entryName } from './entry-name.ts'
import { ownDataCopy as copy } from './own-data-copy.ts'

/** Sent files that are copied at most, all together: they are held in memory until they are saved. */
const FILES_MAX_BYTES = 200_000_000
/** What the server answers where a file is no longer kept. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/** The files of one's own data by their names in the ZIP. */
export type OwnDataFiles = Readonly<Record<string, Uint8Array>>

/** What the copy is gathered from. */
export interface OwnDataParts {
  api: ApiClient
  user: User
  /** Null where messages do not open on this device: then there are none. */
  history: Pick<History, 'newest' | 'before'> | null
  /** Null where notes do not open on this device: then they stay sealed. */
  notes: Pick<Notes, 'state' | 'refresh'> | null
  /** Opens a file of a conversation. Null where none opens. */
  openFile: AttachmentTransfers['open'] | null
}

/**
 * Gathers what is kept of the member: from the server, and from this device what it has opened.
 *
 * @throws {ApiError}
 */
export async function gatherOwnData({ api, user, history, notes, openFile }: OwnDataParts): Promise<OwnDataFiles> {
  const files: Record<string, Uint8Array> = {
    'README.txt': encode(copy.readme),
    'profile.json': json(user),
    'server.json': json(await createAccount(api).exportData()),
  }
  const picture = await loadPicture(user.avatarUrl)
  if (picture) files[`picture.${picture.ending}`] = picture.bytes
  Object.assign(files, await copyNotes(notes))
  if (!history) return files
  const keeper = createFileKeeper(files, openFile)
  for (const [index, group] of (await loadGroups(api)).entries()) {
    const path = `conversations/${entryName(index, group.name, 'json')}`
    files[path] = json(await copyConversation(group, history, user.userId, keeper))
  }
  return files
}

/** Keeps files beside each other up to a size of all together. */
function createFileKeeper(files: Record<string, Uint8Array>, open: AttachmentTransfers['open'] | null): FileKeeper {
  let left = FILES_MAX_BYTES
  let count = 0
  return async (groupId, attachment) => {
    if (!open || attachment.sizeBytes > left) return null
    try {
      const blob = await open(groupId, attachment, { signal: new AbortController().signal })
      const path = `files/${entryName(count, attachment.name)}`
      files[path] = new Uint8Array(await blob.arrayBuffer())
      count += 1
      left -= blob.size
      return path
    } catch (error) {
      // The copy is there without what no second try would bring: gone, or not what was sent.
      if (GONE.has(statusOf(error) ?? 0) || error instanceof CryptoError) return null
      throw error
    }
  }
}

async function copyNotes(notes: OwnDataParts['notes']): Promise<Record<string, Uint8Array>> {
  await notes?.refresh()
  const state = notes?.state.get()
  if (state?.kind !== 'here') return {}
  return Object.fromEntries(
    state.notes.map(({ content: { title, text } }, index) => [
      `notes/${entryName(index, title || copy.untitled, 'md')}`,
      encode(title ? `# ${title}\n\n${text}\n` : `${text}\n`),
    ]),
  )
}

async function loadGroups(api: ApiClient): Promise<Group[]> {
  const groups: Group[] = []
  for (let page = 1; ; page += 1) {
    const { groups: some, paginationDataDto } = await api.groups.page(page)
    groups.push(...some)
    if (page >= paginationDataDto.lastPage) return groups
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
