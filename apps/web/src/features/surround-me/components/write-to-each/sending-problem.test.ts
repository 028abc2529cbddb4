import { ApiNetworkError } from '@umkreis/api-client'
import { EncryptionNotReadyError, HubCallError, PeopleWithoutKeysError } from '@umkreis/chat-hub'
import { describe, expect, it } from 'vitest'
import { karim } from '../../../../testing/people.ts'
import { sendingProblemOf } from './sending-problem.ts'

const userIds = [karim.userId]

describe(sendingProblemOf, () => {
  it('names the people on whose account nothing was sent', () => {
    expect(sendingProblemOf(new PeopleWithoutKeysError(userIds))).toEqual({
      kind: 'people',
      because: 'without-keys',
      userIds,
    })
    expect(sendingProblemOf(new EncryptionNotReadyError('contact-reset', { userIds }))).toEqual({
      kind: 'people',
      because: 'new-keys',
      userIds,
    })
  })

  it('says that this device can’t write, where it is not about others', () => {
    expect(sendingProblemOf(new EncryptionNotReadyError('not-enrolled'))).toMatchObject({
      kind: 'other',
      text: expect.stringContaining('This device can’t write yet'),
    })
  })

  it('takes the server’s own sentence, and never an inner text', () => {
    const words = (error: unknown) => sendingProblemOf(error)
    expect(words(new HubCallError('SendMessageToSeparateUsers', 'NotFound', 'Somebody has left.'))).toEqual({
      kind: 'other',
      text: 'It was not sent. Somebody has left.',
    })
    expect(words(new ApiNetworkError('ECONNREFUSED'))).toEqual({
      kind: 'other',
      text: 'It was not sent. No connection. Please try again.',
    })
    expect(words(new TypeError('x is undefined'))).toEqual({
      kind: 'other',
      text: 'It was not sent. Something went wrong. Please try again.',
    })
  })
})
