import type { ExpectedMembers, GroupReadiness, Readiness } from '@umkreis/chat-hub'
import type { Group, GroupId, UserId } from '@umkreis/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchGroupReadiness, type ShownGroup } from './group-readiness.ts'

const groupId = 'g' as GroupId
const ids = (...names: string[]) => names as UserId[]
const shown = (kind: Group['kind'], names: string[], memberCount = names.length): ShownGroup => ({
  groupId,
  kind,
  members: names.map((userId) => ({ userId })) as unknown as Group['members'],
  memberCount,
})

/** A watch over a layer that lets exactly `readers` read. */
function setUp(...readers: string[]) {
  const calls: (ExpectedMembers | undefined)[] = []
  const stale: GroupId[] = []
  const openGroup = async (_: GroupId, expected?: ExpectedMembers): Promise<GroupReadiness> => {
    calls.push(expected)
    const userIds = ids(...readers).filter((userId) => !expected?.userIds.includes(userId))
    return userIds.length === 0 ? { kind: 'ready' } : { kind: 'not-ready', reason: 'unexpected-member', userIds }
  }
  const sealed = { readiness: { kind: 'ready' } as const, onReadinessChange: () => () => undefined, openGroup }
  const watch = watchGroupReadiness(sealed, (one) => stale.push(one))
  return { watch, calls, stale, settle: () => vi.advanceTimersByTimeAsync(0) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe(watchGroupReadiness, () => {
  it('opens a conversation for exactly those who are shown in it, and again when they change', async () => {
    const { watch, calls, settle } = setUp('ada', 'ben')
    const cell = watch.of(shown('pair', ['ben', 'ada']))
    expect(watch.of(shown('pair', ['ada', 'ben']))).toBe(cell)
    await settle()
    expect(cell.get()).toEqual({ kind: 'ready' })
    watch.of(shown('group', ['ada', 'ben', 'cleo']))
    await settle()
    expect(calls).toEqual([
      { isPair: true, userIds: ['ada', 'ben'] },
      { isPair: false, userIds: ['ada', 'ben', 'cleo'] },
    ])
  })

  it('opens nothing before all members are there, and asks for them whenever it looks', async () => {
    const { watch, calls, stale, settle } = setUp('ada', 'ben')
    const cell = watch.of(shown('group', ['ada'], 2))
    watch.refresh()
    await settle()
    expect([calls, stale, cell.get().kind]).toEqual([[], [groupId], 'preparing'])
    watch.of(shown('group', ['ada', 'ben']))
    watch.of(shown('group', ['ada'], 2))
    await settle()
    expect([calls.length, cell.get()]).toEqual([1, { kind: 'ready' }])
  })

  it('says that this device was signed out, although a group was being opened meanwhile', async () => {
    const opened = Promise.withResolvers<GroupReadiness>()
    const listeners = new Set<(readiness: Readiness) => void>()
    const sealed = {
      readiness: { kind: 'ready' } as Readiness,
      onReadinessChange(handler: (readiness: Readiness) => void) {
        listeners.add(handler)
        return () => listeners.delete(handler)
      },
      openGroup: () => opened.promise,
    }
    const cell = watchGroupReadiness(sealed, () => undefined).of(shown('pair', ['ada', 'ben']))
    sealed.readiness = { kind: 'not-ready', reason: 'signed-out' }
    for (const tell of listeners) tell(sealed.readiness)
    opened.resolve({ kind: 'ready' })
    await vi.advanceTimersByTimeAsync(0)
    expect(cell.get()).toEqual({ kind: 'recovery-code-needed', because: 'signed-out' })
  })

  it('asks again before it tells of somebody too many, who may just have joined', async () => {
    const { watch, stale, settle } = setUp('ada', 'ben', 'cleo')
    const cell = watch.of(shown('group', ['ada', 'ben']))
    await settle()
    expect([cell.get().kind, stale]).toEqual(['preparing', [groupId]])
    watch.of(shown('group', ['ada', 'ben', 'cleo']))
    await settle()
    expect(cell.get()).toEqual({ kind: 'ready' })
    watch.stop()
  })

  it('tells of somebody who is still too many', async () => {
    const { watch } = setUp('ada', 'ben', 'ghost')
    const cell = watch.of(shown('group', ['ada', 'ben']))
    await vi.advanceTimersByTimeAsync(6000)
    expect(cell.get()).toEqual({ kind: 'broken', what: 'members', userIds: ['ghost'] })
    watch.stop()
  })
})
