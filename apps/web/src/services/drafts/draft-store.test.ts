import { describe, expect, it } from 'vitest'
import { createDraftStore } from './draft-store.ts'

function memory() {
  const values = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    get: async (name: string) => values.get(name),
    put: async (name: string, value: Uint8Array<ArrayBuffer>) => void values.set(name, value),
    lock: <T>(_name: string, task: () => Promise<T>) => task(),
  }
}

describe(createDraftStore, () => {
  it('brings a draft back after a reload, and forgets an emptied one', async () => {
    const store = memory()
    await createDraftStore(store).save('group', 'Liebe Inês,')
    await createDraftStore(store).save('other', 'x')
    await createDraftStore(store).save('other', '')
    expect([...(await createDraftStore(store).load())]).toEqual([['group', 'Liebe Inês,']])
  })

  it('keeps nothing at first', async () => {
    expect((await createDraftStore(memory()).load()).size).toBe(0)
  })
})
