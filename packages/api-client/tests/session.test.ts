import { describe, expect, it } from 'vitest'
import { ApiProblemError, createApiClient, createMemoryTokenStore, statusOf, type TokenStore } from '../src/index.ts'
import { createExclusiveLock } from '../src/locks.ts'
import { startApiServer, type Handler } from './_util/api-server.ts'
import { karim, problem, token } from './_util/samples.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const MINUTE = 60_000

type Story = {
  /** Access tokens that the server takes. */
  valid: Set<string>
  refresh: Handler
}

async function startStory(story: Partial<Story>, store: TokenStore = createMemoryTokenStore(), now = () => NOON) {
  const { valid = new Set<string>(), refresh = () => ({ status: 401, json: problem(401, 'Used already') }) } = story
  const server = await startApiServer((call) => {
    if (call.path === '/auth/refresh') return refresh(call)
    if (call.path === '/auth/login') return { status: 401, json: problem(401, 'E-mail or password is wrong') }
    if (valid.has(call.authorization ?? '')) return { json: [karim] }
    return { status: 401, json: problem(401, 'Please sign in') }
  })
  const api = createApiClient({ baseUrl: server.baseUrl, store, now, lock: createExclusiveLock('test', undefined) })
  return {
    server,
    store,
    api,
    count: (path: string) => server.received.filter((call) => call.path.startsWith(path)).length,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

const signedIn = (accessToken: string) => ({ accessToken, refreshToken: 'r1', userId: 'karim', role: 'Employee' })

describe('SPEC.md sections 4 and 8, a 401', () => {
  it('starts one refresh, stores its tokens, and is passed on without a second try', async () => {
    const fresh = token('fresh', NOON)
    await using story = await startStory({ refresh: () => ({ json: { accessToken: fresh, refreshToken: 'r2' } }) })
    story.store.save(signedIn(token('revoked', NOON)))

    await expect(story.api.users.page(1)).rejects.toMatchObject({ status: 401 })

    expect(story.count('/users/users')).toBe(1)
    expect(story.count('/auth/refresh')).toBe(1)
    expect(story.store.load()).toEqual({ ...signedIn(fresh), refreshToken: 'r2' })
  })

  it('sends both tokens to the refresh, and no Bearer header', async () => {
    await using story = await startStory({})
    const revoked = token('revoked', NOON)
    story.store.save(signedIn(revoked))

    await story.api.users.page(1).catch(() => undefined)

    const refresh = story.server.received.find((call) => call.path === '/auth/refresh')
    expect(JSON.parse(refresh?.body ?? '')).toEqual({ accessToken: revoked, refreshToken: 'r1' })
    expect(refresh?.authorization).toBeUndefined()
  })

  it('passes on the original failure, clears tokens and user id and tells it, when the refresh fails', async () => {
    await using story = await startStory({ refresh: () => ({ status: 500, json: problem(500, 'Broken') }) })
    story.store.save(signedIn(token('revoked', NOON)))
    const ends: unknown[] = []
    story.api.session.onEnded((end) => ends.push(end))

    const failure = await story.api.users.page(1).catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(ApiProblemError)
    expect((failure as ApiProblemError).problem.detail).toBe('Please sign in')
    expect(story.store.load()).toBeUndefined()
    expect(ends).toEqual([{ reason: 'refresh-failed' }])
  })

  it('of many calls at once starts a single refresh', async () => {
    const fresh = token('fresh', NOON)
    await using story = await startStory({ refresh: () => ({ json: { accessToken: fresh, refreshToken: 'r2' } }) })
    story.store.save(signedIn(token('revoked', NOON)))

    const calls = await Promise.allSettled([1, 2, 3, 4, 5].map((page) => story.api.users.page(page)))

    expect(calls.map((call) => (call.status === 'rejected' ? statusOf(call.reason) : 200))).toEqual(
      Array.from({ length: 5 }, () => 401),
    )
    expect(story.count('/auth/refresh')).toBe(1)
  })

  it('of two tabs starts a single refresh, and both go on with its tokens', async () => {
    const fresh = token('fresh', NOON)
    const store = createMemoryTokenStore()
    await using story = await startStory(
      { valid: new Set([`Bearer ${fresh}`]), refresh: () => ({ json: { accessToken: fresh, refreshToken: 'r2' } }) },
      store,
    )
    const lock = createExclusiveLock('both tabs', undefined)
    const tabs = [1, 2].map(() => createApiClient({ baseUrl: story.server.baseUrl, store, now: () => NOON, lock }))
    store.save(signedIn(token('revoked', NOON)))

    await Promise.allSettled(tabs.map((tab) => tab.users.page(1)))

    expect(story.count('/auth/refresh')).toBe(1)
    await expect(Promise.all(tabs.map((tab) => tab.users.page(1)))).resolves.toHaveLength(2)
  })

  it('for a wrong password neither refreshes nor ends the session of somebody signed in', async () => {
    await using story = await startStory({})
    const good = signedIn(token('good', NOON))
    story.store.save(good)

    const failure = story.api.auth.login({ email: 'k.haddad@lindwerk.example', password: 'wrong' })

    await expect(failure).rejects.toMatchObject({ status: 401, problem: { detail: 'E-mail or password is wrong' } })
    expect(story.count('/auth/refresh')).toBe(0)
    expect(story.store.load()).toEqual(good)
  })

  it('for a visitor without tokens starts no refresh', async () => {
    await using story = await startStory({})

    await expect(story.api.users.page(1)).rejects.toMatchObject({ status: 401 })

    expect(story.count('/auth/refresh')).toBe(0)
  })
})

describe('a token about to end', () => {
  const old = token('old', NOON - 14 * MINUTE - 30_000)
  const fresh = token('fresh', NOON)

  it('is renewed before it is used, once for all callers, so that no call fails', async () => {
    await using story = await startStory({
      valid: new Set([`Bearer ${fresh}`]),
      refresh: () => ({ json: { accessToken: fresh, refreshToken: 'r2' } }),
    })
    story.store.save(signedIn(old))

    await expect(Promise.all([1, 2, 3].map((page) => story.api.users.page(page)))).resolves.toHaveLength(3)

    expect(story.count('/auth/refresh')).toBe(1)
  })

  it('is left alone while it has more than a minute to live', async () => {
    const young = token('young', NOON)
    let nowMs = NOON
    await using story = await startStory({ valid: new Set([`Bearer ${young}`]) }, undefined, () => nowMs)
    story.api.session.begin(signedIn(young))
    nowMs += 13 * MINUTE

    await expect(story.api.users.page(1)).resolves.toHaveLength(1)

    expect(story.count('/auth/refresh')).toBe(0)
  })

  it('is used to its end when the server is in trouble, and dropped when the server refuses to renew it', async () => {
    let status = 503
    await using story = await startStory({
      valid: new Set([`Bearer ${old}`]),
      refresh: () => ({ status, json: problem(status, 'No') }),
    })
    story.store.save(signedIn(old))

    await expect(story.api.users.page(1)).resolves.toHaveLength(1)
    status = 401
    await expect(story.api.session.freshAccessToken()).resolves.toBeUndefined()
    expect(story.store.load()).toBeUndefined()
  })

  it('is judged by the server’s clock where the device’s clock is an hour fast', async () => {
    await using story = await startStory({ valid: new Set([`Bearer ${fresh}`]) }, undefined, () => NOON + 60 * MINUTE)
    story.api.session.begin(signedIn(fresh))

    await expect(story.api.users.page(1)).resolves.toHaveLength(1)

    expect(story.count('/auth/refresh')).toBe(0)
  })

  it.each([-5, 0, 5])(
    'is renewed in time after a reload where the device’s clock is %i minutes off, so that no call fails',
    async (minutes) => {
      // Five minutes slow, a token that the server no longer takes seems to have four minutes left.
      const ended = token('ended', NOON - 16 * MINUTE)
      await using story = await startStory(
        {
          valid: new Set([`Bearer ${fresh}`]),
          refresh: () => ({ json: { accessToken: fresh, refreshToken: 'r2' } }),
        },
        undefined,
        () => NOON + minutes * MINUTE,
      )
      story.store.save(signedIn(ended))

      await expect(story.api.users.page(1)).resolves.toHaveLength(1)
      await expect(story.api.users.page(1)).resolves.toHaveLength(1)

      expect(story.count('/auth/refresh')).toBe(1)
    },
  )

  it('is renewed once for five tabs that wake at the same time, and none of them sees a failure', async () => {
    const store = createMemoryTokenStore()
    await using story = await startStory(
      {
        valid: new Set([`Bearer ${fresh}`]),
        refresh: () => ({ json: { accessToken: fresh, refreshToken: 'r2' } }),
      },
      store,
    )
    const lock = createExclusiveLock('five tabs', undefined)
    const tabs = [1, 2, 3, 4, 5].map(() =>
      createApiClient({ baseUrl: story.server.baseUrl, store, now: () => NOON, lock }),
    )
    store.save(signedIn(token('ended', NOON - 60 * MINUTE)))

    const pages = await Promise.all(tabs.flatMap((tab) => [tab.users.page(1), tab.users.page(2)]))

    expect(pages).toHaveLength(10)
    expect(story.count('/auth/refresh')).toBe(1)
  })

  it('does not bring back a session that was signed out while it was being renewed', async () => {
    const store = createMemoryTokenStore()
    await using story = await startStory(
      {
        refresh: () => {
          store.clear()
          return { json: { accessToken: fresh, refreshToken: 'r2' } }
        },
      },
      store,
    )
    store.save(signedIn(old))

    await expect(story.api.session.freshAccessToken()).resolves.toBeUndefined()
    expect(store.load()).toBeUndefined()
  })
})
