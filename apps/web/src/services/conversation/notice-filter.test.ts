import type { ClientMessageId, GroupId, UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { openPlain } from '../../testing/fake-conversations.ts'
import { buildStored } from '../../testing/messages.ts'
import type { MessageBody } from './chat-message.ts'
import { createNoticeFilter } from './notice-filter.ts'

const groupId = 'g' as GroupId
const senderId = 'karim' as UserId
const text: MessageBody = { kind: 'text', text: 'Hi' }
const reaction: MessageBody = { kind: 'reaction', emoji: '👏', to: 'c' as ClientMessageId }

const message = (body: MessageBody, sequence = 1) => ({
  ...openPlain(buildStored(groupId, sequence, { senderId })),
  body,
})

describe(createNoticeFilter, () => {
  const hear = (...bodies: MessageBody[]) => {
    const filter = createNoticeFilter()
    for (const body of bodies) filter.hear(message(body))
    return filter
  }

  it('lets messages pass and reactions not', () => {
    expect(hear(text).passes({ groupId, senderId })).toBe(true)
    expect(hear(reaction).passes({ groupId, senderId })).toBe(false)
  })

  it('lets pass what came with a message, and begins anew after a notification', () => {
    const filter = hear(text, reaction)
    expect(filter.passes({ groupId, senderId })).toBe(true)
    filter.hear(message(reaction))
    expect(filter.passes({ groupId, senderId })).toBe(false)
  })

  it('tells people and groups apart, and lets pass what it knows nothing of', () => {
    const filter = hear(reaction)
    expect(filter.passes({ groupId, senderId: 'ines' as UserId })).toBe(true)
    expect(filter.passes({ groupId: 'other' as GroupId, senderId })).toBe(true)
  })

  it('knows the message that a notification is of, past reactions', () => {
    const filter = createNoticeFilter()
    filter.hear(message(text, 1))
    filter.hear(message(text, 2))
    filter.hear(message(reaction, 3))
    expect(filter.messageOf({ groupId, senderId })?.sequence).toBe(2)
    expect(filter.messageOf({ groupId, senderId: 'ines' as UserId })).toBeUndefined()
  })

  it('forgets what was heard while the group was shown', () => {
    const filter = hear(text)
    filter.forget()
    filter.hear(message(reaction))
    expect(filter.passes({ groupId, senderId })).toBe(false)
  })
})
