import type { ApiClient } from '@umkreis/api-client'
import type { GroupId } from '@umkreis/schemas'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import type { ChatMessage } from '../../../services/conversation/chat-message.ts'
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
    senderId: 'johanna',
    sendDate: '2026-03-02T08:00:00.000Z',
    isEdited: false,
    body: { kind: 'text', text: `Message ${sequence}`, attachments: [{ name: 'plan.pdf', key: 'opens-it' }] },
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
      groups: [{ groupId, name: `Team ${page}`, description: '', members: [] }],
      paginationDataDto: { currentPage: page, lastPage: 2 },
    }),
  },
} as unknown as ApiClient
const read = (bytes: Uint8Array | undefined) => JSON.parse(new TextDecoder().decode(bytes))

describe(gatherOwnData, () => {
  it('holds the profile, what the server keeps, and every message of every group in its order', async () => {
    const files = unzipSync(zipSync({ ...(await gatherOwnData(api, { ...johanna, avatarUrl: null }, history)) }))
    expect(Object.keys(files).toSorted()).toEqual([
      'README.txt',
      'conversations/001.json',
      'conversations/002.json',
      'profile.json',
      'server.json',
    ])
    expect(read(files['profile.json'])).toMatchObject({ firstName: johanna.firstName })
    expect(read(files['server.json'])).toEqual({ settings: [{ playsSound: false }] })
    const conversation = read(files['conversations/002.json'])
    expect(conversation.name).toBe('Team 2')
    expect(conversation.messages.map(({ sequence }: ChatMessage) => sequence)).toEqual(
      messages.map(({ sequence }) => sequence),
    )
    expect(conversation.messages[0]).toMatchObject({ text: 'Message 1', files: ['plan.pdf'] })
  })

  it('holds nothing that opens a file', async () => {
    const files = await gatherOwnData(api, { ...johanna, avatarUrl: null }, history)
    const all = Object.values(files).map((bytes) => new TextDecoder().decode(bytes))
    expect(all.join('')).not.toContain('opens-it')
  })

  it('is there without messages where none open', async () => {
    const files = await gatherOwnData(api, { ...johanna, avatarUrl: null }, null)
    expect(Object.keys(files)).toEqual(['README.txt', 'profile.json', 'server.json'])
  })
})
