import { createMemoryTokenStore } from '@umkreis/api-client'
import { describe, expect, it, vi } from 'vitest'
import { createTokenForHub } from './token-for-hub.ts'

function setUp() {
  const store = createMemoryTokenStore()
  const keep = (accessToken: string) => store.save({ accessToken, refreshToken: 'r', userId: 'u', role: '' })
  keep('one')
  const ask = vi.fn(async () => keep('two'))
  const session = { store, freshAccessToken: async () => store.load()?.accessToken }
  return { store, ask, token: createTokenForHub(session, ask) }
}

describe(createTokenForHub, () => {
  it('asks the server about a token that has led to no connection, and hands out the one that it renewed', async () => {
    const { ask, token } = setUp()
    expect(await token.get()).toBe('one')
    expect(ask).not.toHaveBeenCalled()
    expect(await token.get()).toBe('one')
    expect(ask).toHaveBeenCalledOnce()
    expect(await token.get()).toBe('two')
    expect(ask).toHaveBeenCalledOnce()
  })

  it('asks one question at a time, and holds no try up for it', async () => {
    const { ask, token } = setUp()
    ask.mockImplementation(() => new Promise(() => undefined))
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await token.get()).toBe('one')
    expect(ask).toHaveBeenCalledOnce()
  })

  it('asks nothing where the connection came about', async () => {
    const { ask, token } = setUp()
    await token.get()
    token.noteConnected()
    expect(await token.get()).toBe('one')
    expect(ask).not.toHaveBeenCalled()
  })

  it('goes on with the same token where nobody answers, and asks again with the next try', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { ask, token } = setUp()
    ask.mockRejectedValueOnce(new Error('offline'))
    await token.get()
    expect(await token.get()).toBe('one')
    await vi.waitFor(async () => expect(await token.get()).toBe('two'))
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('hands out nothing to a visitor', async () => {
    const { store, ask, token } = setUp()
    store.clear()
    expect([await token.get(), await token.get()]).toEqual([undefined, undefined])
    expect(ask).not.toHaveBeenCalled()
  })
})
