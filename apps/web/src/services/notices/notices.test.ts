import type { GroupId, MessageId, UserId } from '@umkreis/schemas'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildGroup } from '../../testing/groups.ts'
import { openPlain } from '../../testing/fake-conversations.ts'
import { buildStored } from '../../testing/messages.ts'
import { karim } from '../../testing/people.ts'
import type { ConversationEvent } from '../conversation/conversations.ts'
import { DEFAULT_PREFERENCES } from '../preferences/preferences.ts'
import { createNotices, type NoticeParts } from './notices.ts'

const groupId = 'a' as GroupId
const notified = (content = 'Is Tuesday enough?'): ConversationEvent => ({
  type: 'notified',
  notification: { groupId, senderId: karim.userId },
  message: openPlain(buildStored('a', 1, { content })),
})

function setUp(changes: Partial<NoticeParts> = {}) {
  const parts = {
    loadGroup: vi.fn(async () => buildGroup('a', { name: 'K8s move' })),
    preferences: vi.fn(() => DEFAULT_PREFERENCES),
    claim: vi.fn(async () => true),
    playSound: vi.fn(async () => undefined),
    isLooking: vi.fn(() => false),
    show: vi.fn(async () => undefined),
    clearAllBut: vi.fn(async () => undefined),
    now: () => new Date('2026-11-20T12:00:00Z'),
    ...changes,
  }
  const heard = (name: 'playSound' | 'show' | 'claim') => vi.mocked(parts[name]).mock.calls.length
  return { ...parts, heard, hear: createNotices(parts) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => void vi.restoreAllMocks())

describe(createNotices, () => {
  it('SPEC 4: plays the sound of a new message, and shows who wrote what, which leads there', async () => {
    const { hear, playSound, show, claim } = setUp()
    hear(notified())
    await settled()
    expect(playSound).toHaveBeenCalledOnce()
    expect(claim).toHaveBeenCalledWith('a-1')
    expect(show).toHaveBeenCalledExactlyOnceWith({
      title: 'K8s move',
      body: 'Karim: Is Tuesday enough?',
      tag: 'a',
      path: '/app/chat?group=a',
    })
  })

  it('shows no notice to somebody who works with this page, and plays the sound', async () => {
    const { hear, heard } = setUp({ isLooking: () => true })
    hear(notified())
    await settled()
    expect([heard('playSound'), heard('show')]).toEqual([1, 0])
  })

  it('leaves it to the other page that has claimed it', async () => {
    const { hear, heard } = setUp({ claim: async () => false })
    hear(notified())
    await settled()
    expect([heard('playSound'), heard('show')]).toEqual([0, 0])
  })

  it.each([
    ['for a muted group', { loadGroup: async () => buildGroup('a', { isMuted: true }) }],
    [
      'in quiet hours',
      {
        preferences: () => ({
          ...DEFAULT_PREFERENCES,
          quietHours: { from: '11:00', to: '13:00', timeZone: 'Etc/UTC' },
        }),
      },
    ],
  ])('is silent %s', async (_when, changes) => {
    const { hear, heard } = setUp(changes)
    hear(notified())
    await settled()
    expect([heard('playSound'), heard('show'), heard('claim')]).toEqual([0, 0, 0])
  })

  it('plays nothing where the member wants no sound, and shows the notice', async () => {
    const { hear, heard } = setUp({ preferences: () => ({ ...DEFAULT_PREFERENCES, playsSound: false }) })
    hear(notified())
    await settled()
    expect([heard('playSound'), heard('show')]).toEqual([0, 1])
  })

  it('SPEC 8: a sound that can’t be played is a console warning only', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const reason = new Error('Nothing may play yet')
    const { hear, show } = setUp({ playSound: async () => Promise.reject(reason) })
    hear(notified())
    await settled()
    expect(warn).toHaveBeenCalledExactlyOnceWith('The sound could not be played', reason)
    expect(show).toHaveBeenCalledOnce()
  })

  it('tells also where the group can’t be asked for, and asks for one that changed again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const loadGroup = vi.fn<NoticeParts['loadGroup']>(async () => buildGroup('a', { name: '', kind: 'pair' }))
    loadGroup.mockRejectedValueOnce(new Error('no network'))
    const { hear, show } = setUp({ loadGroup })
    hear(notified('x'.repeat(200)))
    await settled()
    expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Umkreis', body: `${'x'.repeat(160)} …` }))
    hear(notified('Hi'))
    await settled()
    hear(notified('Hi'))
    await settled()
    expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Karim Haddad', body: 'Hi' }))
    hear({ type: 'group-changed', groupId })
    hear({ type: 'notified', notification: { groupId, senderId: 'gone' as UserId }, message: undefined })
    await settled()
    expect(loadGroup).toHaveBeenCalledTimes(3)
  })

  it('takes the notices away of what was read, on this device or another', async () => {
    const { hear, clearAllBut } = setUp()
    hear({ type: 'unread-counted', counts: { total: 2, groups: [{ groupId, count: 2 }] } })
    await settled()
    expect(clearAllBut).toHaveBeenCalledExactlyOnceWith(['a'])
  })

  it('says nothing of messages that nobody is notified of', async () => {
    const { hear, heard } = setUp()
    hear({ type: 'deleted', news: { kind: 'deleted', messageId: 'a-1' as MessageId, groupId, revision: 2 } })
    await settled()
    expect([heard('playSound'), heard('show')]).toEqual([0, 0])
  })
})
