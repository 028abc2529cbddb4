import { ApiNetworkError, ApiProblemError } from '@umkreis/api-client'
import { EncryptionNotReadyError, HubCallError } from '@umkreis/chat-hub'
import type { ClientMessageId, MessageId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { johanna, karim } from '../../../testing/people.ts'
import { copy } from '../copy.ts'
import { buildGroup, buildMessage } from '../testing/builders.ts'
import { createPreview } from './preview.ts'
import { problemDetail } from './problem-detail.ts'
import { createQuotes } from './quoted.ts'
import type { ShownMessage } from './shown-messages.ts'

const viewerId = johanna.userId

describe(problemDetail, () => {
  it('is the server’s own sentence where there is one', () => {
    const problem = { type: 'about:blank', title: '', status: 403, detail: 'You are not a member', requestId: '' }
    expect(problemDetail(new ApiProblemError(403, problem, undefined))).toBe('You are not a member')
    expect(problemDetail(new HubCallError('SendMessage', 'RateLimited', 'Too fast'))).toBe('Too fast')
  })

  it('SPEC 8: says that encryption is not ready', () => {
    expect(problemDetail(new EncryptionNotReadyError('starting'))).toBe('End-to-end encryption is not ready')
  })

  it('never shows an inner text to people', () => {
    expect(problemDetail(new ApiNetworkError('ECONNREFUSED'))).toBe('No connection')
    expect(problemDetail(new TypeError('x is undefined'))).toBe('Something went wrong. Please try again.')
  })
})

describe(createQuotes, () => {
  const message = buildMessage('a', 1)
  const shown: ShownMessage = {
    ...message,
    body: { kind: 'text', text: 'text 1' },
    reactions: [],
    key: 'k',
    state: { kind: 'stored', message },
  }
  const words = { ...copy, quotedEarlier: 'An earlier message' }
  const quote = createQuotes([shown], () => 'Karim', words)

  it('quotes the message that the author answered', () => {
    const target = { messageId: message.messageId, clientMessageId: message.clientMessageId! }
    expect(quote(target)).toEqual({ author: 'Karim', text: 'text 1' })
    expect(quote(null)).toBe(null)
  })

  it('quotes nothing where the server points at another message, or one that is not loaded', () => {
    const forged = createQuotes([shown], () => 'Karim', words)
    const other = 'another' as ClientMessageId
    expect(forged({ messageId: message.messageId, clientMessageId: other })?.text).toBe('An earlier message')
    expect(quote({ messageId: 'far' as MessageId, clientMessageId: other })?.text).toBe('An earlier message')
  })
})

describe(createPreview, () => {
  const known = {
    viewerId,
    draft: undefined,
    body: { kind: 'text', text: 'Hello\n there' } as const,
    author: undefined,
  }

  it('is the draft before anything else', () => {
    expect(createPreview(buildGroup('a'), { ...known, draft: 'Half' }, copy)).toEqual({ kind: 'draft', text: 'Half' })
  })

  it('names who wrote the last message in a group, and not in a conversation of two', () => {
    const author = { ...karim, groupRole: 'member' as const }
    expect(createPreview(buildGroup('a'), { ...known, author }, copy)).toMatchObject({
      who: { kind: 'person', name: 'Karim' },
    })
    expect(createPreview(buildGroup('a', { kind: 'pair' }), { ...known, author }, copy)).toMatchObject({
      who: { kind: 'nobody' },
    })
  })

  it('is the description, or a word, while the last message is sealed', () => {
    const sealed = { ...known, body: undefined }
    expect(createPreview(buildGroup('a', { description: 'Plan' }), sealed, copy)).toEqual({
      kind: 'description',
      text: 'Plan',
    })
    expect(createPreview(buildGroup('a'), sealed, copy)).toEqual({ kind: 'sealed' })
    expect(createPreview(buildGroup('a', { lastMessage: null }), sealed, copy)).toEqual({ kind: 'empty' })
  })
})
