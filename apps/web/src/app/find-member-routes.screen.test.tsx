import { describe, expect, it, vi } from 'vitest'
import type { RouteObject } from 'react-router'
import { findMemberRoutes } from './find-member-routes.ts'

const unguarded = () => () => undefined

function visit(
  find: ReturnType<typeof findMemberRoutes>,
  patch: (id: string | null, routes: RouteObject[]) => void,
  signal = new AbortController().signal,
) {
  return find({ path: '/app/chat', matches: [], fetcherKey: undefined, signal, patch })
}

describe(findMemberRoutes, () => {
  it('adds the addresses of members once, however many visits ask for them at once', async () => {
    const routes = [{ path: '/app/chat' }]
    const patch = vi.fn()
    const find = findMemberRoutes('root', unguarded, () => Promise.resolve({ createMemberRoutes: () => routes }))

    await Promise.all([visit(find, patch), visit(find, patch)])
    await visit(find, patch)

    expect(patch.mock.calls).toEqual([['root', routes]])
  })

  it('adds them with the next visit where another navigation took over', async () => {
    const patch = vi.fn()
    const find = findMemberRoutes('root', unguarded, () => Promise.resolve({ createMemberRoutes: () => [] }))

    await visit(find, patch, AbortSignal.abort())
    expect(patch).not.toHaveBeenCalled()

    await visit(find, patch)
    expect(patch).toHaveBeenCalledExactlyOnceWith('root', [])
  })

  it('gives an address a screen that says why, where they can’t be loaded', async () => {
    const patch = vi.fn()

    await visit(
      findMemberRoutes('root', unguarded, () => Promise.reject(new Error('gone'))),
      patch,
    )

    expect(patch).toHaveBeenCalledExactlyOnceWith('root', [expect.objectContaining({ path: '/app/*' })])
  })
})
