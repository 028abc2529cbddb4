import {
  createFreshGroupLink,
  decodeBase64,
  decodeGroupLink,
  deviceKeysFromSeed,
  encodeBase64,
  extendGroupChain,
  systemRandom,
  type GroupChain,
  type RosterEntry,
} from '@umkreis/crypto'
import { createFakeChatServer, createMemoryKeyStore, type MemoryKeyStore } from '../../src/testing/index.ts'
import { chainOf } from './_forge.ts'
import { connect, group, say, type Person } from './_person.ts'

export const G = group('g')

/** Ada, who manages, Ben and Cleo in a group with one message that Cleo has not looked at. */
export async function three() {
  const server = createFakeChatServer()
  const [ada, ben, cleo] = [await connect(server, 'ada'), await connect(server, 'ben'), await connect(server, 'cleo')]
  server.addGroup(G, { ada: 'manager', ben: 'member', cleo: 'member' })
  await say(ada, G, 'one')
  return { server, ada, ben, cleo }
}

export type Server = ReturnType<typeof createFakeChatServer>

/** The links of a group as a client would verify them. */
export async function chainOfGroup(server: Server): Promise<GroupChain> {
  let chain: GroupChain | null = null
  for (const { link } of server.groups.get(G)!.links) {
    const decoded = decodeGroupLink(decodeBase64(link))
    chain = await extendGroupChain(chain, decoded, await chainOf(server, decoded.signerUserId))
  }
  return chain!
}

/** What a server can do: puts a link there that no honest one would take. */
export async function putLink(server: Server, link: Uint8Array<ArrayBuffer>): Promise<void> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', link))
  server.groups.get(G)!.links.push({ link: encodeBase64(link), hash: encodeBase64(hash) })
}

/** The keys of a person's device. */
export const keysOf = (person: Person) => deviceKeysFromSeed(person.store.contents.get('device-seed')!)

/** Asks the server anew on what a person stored. */
export async function afterRestart(
  server: Server,
  person: Person,
): Promise<{ readiness: unknown; error: unknown; again: Person }> {
  const again = await connect(server, person.userId, { store: person.store })
  const readiness = await again.conversations.openGroup(G)
  const logged = again.log.find(({ message }) => message === 'Broken group chain')
  return { readiness, error: logged?.facts['error'], again }
}

/** What {@link afterRestart} gives for a group whose history is refused. */
export const broken = (error: string) => ({ readiness: { kind: 'not-ready', reason: 'chain-broken' }, error })

/** What a device stores, but for what it has seen: as if it had stood in another world from the first. */
export async function copyWithoutPins({ store }: Person): Promise<MemoryKeyStore> {
  const copy = createMemoryKeyStore()
  for (const [name, value] of store.contents) if (name !== 'pins') await copy.put(name, value)
  return copy
}

/** A link that somebody made and signed after their own will. */
export async function linkBy(
  server: Server,
  signer: Person,
  change: (roster: RosterEntry[]) => RosterEntry[],
  of: Partial<GroupChain> = {},
) {
  const chain = { ...(await chainOfGroup(server)), ...of }
  return createFreshGroupLink({
    chain,
    members: change([...chain.roster.values()]),
    signer: { device: keysOf(signer), chain: await chainOf(server, signer.userId) },
    nowMs: 1,
    random: systemRandom,
  })
}
