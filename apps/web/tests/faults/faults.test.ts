import { createMemoryTokenStore } from '@umkreis/api-client'
import { createMemoryKeyStore } from '@umkreis/chat-hub/testing'
import type { GroupId } from '@umkreis/schemas'
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followConversationsAtom } from '../../src/features/chat/state/follow.ts'
import { showMessagesAtom } from '../../src/features/chat/state/message-pages.ts'
import { messagesAtom } from '../../src/features/chat/state/messages.ts'
import { provideApiAtom } from '../../src/services/api.ts'
import { provideConversationsAtom } from '../../src/services/conversation/conversations.ts'
import { startSessionAtom } from '../../src/services/session.ts'
import { startProduct } from '../e2e/_util/product.ts'
import { createFaultyNetwork } from './faulty-network.ts'
import { type MemberDevice, type MemberPage, openMemberPage } from './member-page.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const PATIENCE = { timeout: 150_000, interval: 100 }

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) {
    const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
    Object.defineProperty(globalThis, name, { configurable: true, value: nothing })
  }
  // The application says what went wrong on the way, which is what this is about.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

/** What stands on the page of a member who looks at the group. */
async function show(page: MemberPage, groupId: GroupId) {
  const store = createStore()
  store.set(provideApiAtom, page.api)
  await store.set(startSessionAtom)
  store.set(provideConversationsAtom, page.conversations)
  store.set(followConversationsAtom, page.conversations)
  await store.set(showMessagesAtom, groupId)
  return () => {
    const { list } = store.get(messagesAtom)
    return list.kind === 'loaded' ? list.messages.map(({ sequence, body }) => [sequence, body]) : list.kind
  }
}

describe('two people who write 500 messages over a bad network', { timeout: 300_000 }, () => {
  it('end with the same, whole history, each message once and in the order of its writing', async () => {
    await using product = await startProduct()
    const deviceOf = (email: string, seed: number): MemberDevice => ({
      origin: product.origin,
      email,
      keys: createMemoryKeyStore(),
      tokens: createMemoryTokenStore(),
      network: createFaultyNetwork(seed),
      aheadMs: 0,
    })
    const devices = [deviceOf('j.brandt@lindwerk.example', 1), deviceOf('k.haddad@lindwerk.example', 2)] as const
    const pages: [MemberPage, MemberPage] = [await openMemberPage(devices[0]), await openMemberPage(devices[1])]
    const group = await pages[0].api.groups.create({ userIds: [pages[1].userId], name: 'Through thick and thin' })
    const { groupId } = group
    for (const page of pages) {
      const readiness = page.conversations.readiness(group)
      await vi.waitFor(() => expect(readiness.get()).toEqual({ kind: 'ready' }), PATIENCE)
    }

    const written: [string[], string[]] = [[], []]
    const write = (count: number) => {
      for (let number = 0; number < count; number += 1) {
        for (const [index, page] of pages.entries()) {
          const text = `${devices[index]!.email} ${written[index]!.length}`
          written[index]!.push(text)
          page.write(groupId, text)
        }
      }
    }
    const allSent = (...which: readonly MemberPage[]) =>
      vi.waitFor(() => expect(which.flatMap((page) => page.conversations.unsent.get())).toEqual([]), PATIENCE)

    // 30 % of the frames are lost, both ways, to the end.
    for (const { network } of devices) network.lossShare = 0.3
    write(50)
    await allSent(...pages)

    for (let kill = 0; kill < 3; kill += 1) {
      write(15)
      await product.kill()
      write(15)
      await product.restart()
      for (const { network } of devices) network.cut()
      await allSent(...pages)
    }

    // Offline for a minute of the device's clock.
    devices[0].network.isDown = true
    devices[0].network.cut()
    pages[0].isOnline.set(false)
    write(30)
    await allSent(pages[1])
    devices[0].network.sleep(MINUTE_MS)
    devices[0].network.isDown = false
    pages[0].isOnline.set(true)
    await allSent(...pages)

    // The page is closed with everything still on its way, and opened again.
    devices[0].network.isDown = true
    devices[0].network.cut()
    write(20)
    await vi.waitFor(() => expect(pages[0].conversations.unsent.get()).toHaveLength(20), PATIENCE)
    // What is kept is written behind the sending.
    await vi.waitFor(async () => expect(await countKept(devices[0])).toBe(20), PATIENCE)
    pages[0].close()
    devices[0].network.isDown = false
    pages[0] = await openMemberPage(devices[0])
    const again = pages[0].conversations.readiness(group)
    await vi.waitFor(() => expect(again.get()).toEqual({ kind: 'ready' }), PATIENCE)

    // Asleep for an hour: the sockets died unheard, and the token has run out.
    const renewed = devices[1].tokens.load()?.accessToken
    devices[1].aheadMs += HOUR_MS
    devices[1].network.sleep(HOUR_MS)
    write(60)
    await allSent(...pages)
    expect(devices[1].tokens.load()?.accessToken).not.toBe(renewed)

    const histories = await Promise.all(pages.map((page) => page.readAll(groupId)))
    const texts = histories.map((history) => history.map(({ body }) => (body.kind === 'text' ? body.text : body.kind)))
    expect(written.map(({ length }) => length)).toEqual([250, 250])
    expect(texts[0]).toEqual(texts[1])
    expect(texts[0]).toHaveLength(500)
    for (const [index, { email }] of devices.entries()) {
      expect(texts[0]!.filter((text) => text.startsWith(email))).toEqual(written[index])
    }
    expect(histories[0]!.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 500 }, (_, index) => index + 1))
    const shown = await Promise.all(pages.map((page) => show(page, groupId)))
    expect(shown[0]!()).toEqual(shown[1]!())
    for (const page of pages) page.close()
  })
})

async function countKept({ keys }: MemberDevice): Promise<number> {
  const bytes = await keys.get('outbox')
  return bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as unknown[]).length : 0
}
