import { describe, expect, it, vi } from 'vitest'
import { joinTabs } from './tabs.ts'

const member = () => crypto.randomUUID()

describe(joinTabs, () => {
  it('tells those who were there before and those who came later when a page goes', async () => {
    const who = member()
    const [first, second, third] = [joinTabs(who), joinTabs(who), joinTabs(who)]
    const gone: string[] = []
    first.onGone((id) => gone.push(`first ${id}`))
    third.onGone((id) => gone.push(`third ${id}`))
    await Promise.all([first.isHere, second.isHere, third.isHere])
    const runs = vi.fn(async () => undefined)
    await first.ifGone(second.id, runs)
    expect(runs).not.toHaveBeenCalled()
    // Both have to have heard of it before it goes.
    await vi.waitFor(async () => {
      const { pending = [] } = await navigator.locks.query()
      expect(pending.filter(({ name }) => name?.includes(second.id))).toHaveLength(2)
    })
    second.stop()
    await vi.waitFor(() => expect(gone.toSorted()).toEqual([`first ${second.id}`, `third ${second.id}`]))
    await first.ifGone(second.id, runs)
    expect(runs).toHaveBeenCalledOnce()
    first.stop()
    third.stop()
  })

  it('keeps the pages of different members apart', async () => {
    const [mine, other] = [joinTabs(member()), joinTabs(member())]
    const gone = vi.fn()
    mine.onGone(gone)
    await other.isHere
    const runs = vi.fn(async () => undefined)
    await mine.ifGone(other.id, runs)
    expect(runs).toHaveBeenCalledOnce()
    other.stop()
    mine.stop()
    expect(gone).not.toHaveBeenCalled()
  })
})
