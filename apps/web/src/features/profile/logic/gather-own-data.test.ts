import { type ApiClient, ApiNetworkError, ApiProblemError } from '@umkreis/api-client'
import { DecryptionError } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import type { ChatMessage } from '../../../services/conversation/chat-message.ts'
import type { NotesState } from '../../../services/notes/notes.ts'
import { johanna } from '../../../testing/people.ts'
import { gatherOwnData } from './gather-own-data.ts'

vi.mock('@umkreis/api-client/account', () => ({
  createAccount: () => ({ exportData: async () => ({ settings: [{ playsSound: false }] }) }),
}))

const groupId = 'g1' as GroupId
const message = (sequence: number): ChatMessage =>
  ({
    groupId,
    sequence,
    // Every other one is somebody else's.
    senderId: sequence % 2 === 1 ? 'johanna' : 'karim',
    sendDate: '2026-03-02T08:00:00.000Z',
    isEdited: false,
    body: {
      kind: 'text',
      text: `Message ${sequence}`,
      attachments: [{ name: 'plan.pdf', key: 'opens-it', sizeBytes: 4 }],
    },
  }) as unknown as ChatMessage
const messages = Array.from({ length: 1200 }, (_, index) => message(index + 1))
const history = {
  newest: async (_group: GroupId, count: number) => messages.slice(-count),
  before: async (_group: GroupId, sequence: number, count: number) =>
    messages.filter((one) => one.sequence < sequence).slice(-count),
}
const api = {
  groups: {
    page: async (page: number) => ({
      groups: [{ groupId, name: `Team ${page}`, description: '', members: [johanna] }],
      paginationDataDto: { currentPage: page, lastPage: 2 },
    }),
  },
} as unknown as ApiClient
const refusal = (status: number) =>
  new ApiProblemError(
    status,
    { type: 'about:blank', title: 'Refused', status, detail: 'Refused', requestId: 'test' },
    undefined,
  )
const user = { ...johanna, avatarUrl: null }
const nothingElse = { api, user, notes: null, openFile: null }
const read = (bytes: Uint8Array | undefined) => JSON.parse(new TextDecoder().decode(bytes))

describe(gatherOwnData, () => {
  it('holds the profile, what the server keeps, and every message of every group in its order', async () => {
    const files = unzipSync(zipSync({ ...(await gatherOwnData({ ...nothingElse, history })) }))
    expect(Object.keys(files).toSorted()).toEqual([
      'README.txt',
      'conversations/001 Team 1.json',
      'conversations/002 Team 2.json',
      'profile.json',
      'server.json',
    ])
    expect(read(files['profile.json'])).toMatchObject({ firstName: johanna.firstName })
    expect(read(files['server.json'])).toEqual({ settings: [{ playsSound: false }] })
    const conversation = read(files['conversations/002 Team 2.json'])
    expect(conversation.name).toBe('Team 2')
    expect(conversation.messages.map(({ sequence }: ChatMessage) => sequence)).toEqual(
      messages.map(({ sequence }) => sequence),
    )
    expect(conversation.messages[0]).toMatchObject({
      sender: 'Johanna Brandt',
      text: 'Message 1',
      files: [{ name: 'plan.pdf' }],
    })
  })

  it('holds the files that one has sent, and those of nobody else', async () => {
    const opened: number[] = []
    const few = { newest: async () => messages.slice(0, 4), before: async () => [] }
    const openFile = async () => new Blob([`file ${opened.push(1)}`])
    const files = await gatherOwnData({ ...nothingElse, history: few, openFile })
    const names = Object.keys(files).filter((name) => name.startsWith('files/'))
    // Two of four messages in each of two groups.
    expect(names).toEqual([1, 2, 3, 4].map((number) => `files/00${number} plan.pdf`))
    const { messages: copied } = read(files['conversations/001 Team 1.json'])
    expect(copied.map(({ files: [file] }: { files: object[] }) => file)).toEqual([
      { name: 'plan.pdf', path: 'files/001 plan.pdf' },
      { name: 'plan.pdf' },
      { name: 'plan.pdf', path: 'files/002 plan.pdf' },
      { name: 'plan.pdf' },
    ])
    expect(new TextDecoder().decode(files['files/002 plan.pdf'])).toBe('file 2')
  })

  it.each([
    ['is gone', refusal(404)],
    ['was taken away', refusal(410)],
    ['is not what was sent', new DecryptionError('message-body')],
  ])('is there without a file that %s, or that would be too much', async (_, error) => {
    const huge = { ...messages[0], body: { kind: 'text', text: '', attachments: [{ name: 'a', sizeBytes: 3e9 }] } }
    const few = { newest: async () => [messages[0], huge] as ChatMessage[], before: async () => [] }
    const openFile = vi.fn(async () => Promise.reject(error))
    const files = await gatherOwnData({ ...nothingElse, history: few, openFile })
    expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toEqual([])
    // Asked for once in each group: the huge one is not loaded at all.
    expect(openFile).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['the network fails', new ApiNetworkError('offline')],
    ['the server fails', refusal(503)],
    ['too much was asked for', refusal(429)],
  ])('is not said to be whole where %s at a file', async (_, error) => {
    const few = { newest: async () => messages.slice(0, 1), before: async () => [] }
    const gathering = gatherOwnData({ ...nothingElse, history: few, openFile: async () => Promise.reject(error) })
    await expect(gathering).rejects.toBe(error)
  })

  it('holds one’s notes as they are read, and none where they can’t be', async () => {
    const note = (title: string, text: string) => ({ noteId: 'n', saving: 'saved', content: { title, text } })
    const states = {
      here: { kind: 'here', notes: [note('Plan: 1/2', 'Call *Karim*'), note('', 'Milk')], unreadable: 0 },
      failed: { kind: 'failed', error: new Error('away') },
    } as unknown as Record<string, NotesState>
    const gather = async (name: string) => {
      const notes = { refresh: async () => undefined, state: { get: () => states[name]!, subscribe: () => () => {} } }
      const files = await gatherOwnData({ ...nothingElse, history: null, notes })
      return Object.entries(files).filter(([path]) => path.startsWith('notes/'))
    }
    expect((await gather('here')).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])).toEqual([
      ['notes/001 Plan_ 1_2.md', '# Plan: 1/2\n\nCall *Karim*\n'],
      ['notes/002 Untitled.md', 'Milk\n'],
    ])
    expect(await gather('failed')).toEqual([])
  })

  it('holds nothing that opens a file', async () => {
    const files = await gatherOwnData({ ...nothingElse, history })
    const all = Object.values(files).map((bytes) => new TextDecoder().decode(bytes))
    expect(all.join('')).not.toContain('opens-it')
  })

  it('is there without messages where none open', async () => {
    const files = await gatherOwnData({ ...nothingElse, history: null })
    expect(Object.keys(files)).toEqual(['README.txt', 'profile.json', 'server.json'])
  })
})
