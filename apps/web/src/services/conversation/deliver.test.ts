import { HubCallError } from '@umkreis/chat-hub'
import { describe, expect, it, vi } from 'vitest'
import { openPlain } from '../../testing/fake-conversations.ts'
import { buildStored } from '../../testing/messages.ts'
import { createDelivery } from './deliver.ts'

const message = openPlain(buildStored('a', 1))
const refused = (code: 'NotFound' | 'Forbidden') => new HubCallError('UpdateMessage', code, 'No')

function setUp(failure?: Error) {
  const change = async () => {
    if (failure) throw failure
  }
  const sealed = { send: vi.fn(), edit: vi.fn(change), delete: vi.fn(change) }
  const onDeleted = vi.fn()
  return { sealed, onDeleted, delivery: createDelivery(sealed, onDeleted) }
}

describe(createDelivery, () => {
  it('seals the new words of a message, and tells what it deleted', async () => {
    const { sealed, onDeleted, delivery } = setUp()
    await delivery.change({ id: 'e', message, edit: { kind: 'text', text: 'better' } })
    expect(sealed.edit).toHaveBeenCalledExactlyOnceWith(message, { text: 'better' })
    expect(onDeleted).not.toHaveBeenCalled()
    await delivery.change({ id: 'd', message, edit: null })
    expect(sealed.delete).toHaveBeenCalledExactlyOnceWith(message)
    expect(onDeleted).toHaveBeenCalledExactlyOnceWith(message)
  })

  it('takes a message for deleted that is gone already: the answer to the first try was lost', async () => {
    const { onDeleted, delivery } = setUp(refused('NotFound'))
    await delivery.change({ id: 'd', message, edit: null })
    expect(onDeleted).toHaveBeenCalledExactlyOnceWith(message)
  })

  it('throws every other refusal, and that of an edit', async () => {
    const forbidden = refused('Forbidden')
    const { onDeleted, delivery } = setUp(forbidden)
    await expect(delivery.change({ id: 'd', message, edit: null })).rejects.toBe(forbidden)
    expect(onDeleted).not.toHaveBeenCalled()
    const gone = refused('NotFound')
    const edit = { kind: 'text', text: 'better' } as const
    await expect(setUp(gone).delivery.change({ id: 'e', message, edit })).rejects.toBe(gone)
  })
})
