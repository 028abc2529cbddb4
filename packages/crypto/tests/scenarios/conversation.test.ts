import { describe, expect, it } from 'vitest'
import {
  createAddGroupLink,
  createFreshGroupLink,
  decodeGroupLink,
  extendGroupChain,
  findEpochKey,
  MissingKeyError,
  openEpochKey,
  rosterEntryOf,
  sealEdit,
  sealEpochKey,
  sealMessage,
  sealTombstone,
  StaleEditError,
  UnknownDeviceError,
  NotAMemberError,
} from '../../src/index.ts'
import { createParty, createTestGroup, NOW_MS, receive, sourceOf } from '../_util/party.ts'

describe('a conversation', () => {
  it('lets everybody with a box read a message, its edit and its deletion', async () => {
    const ada = await createParty('ada')
    const ben = await createParty('ben')
    const group = await createTestGroup('g', [ada, ben])
    const benKey = await openEpochKey(group.chain, 1, group.boxes.get('ben')!, 'ben', ben.userKey)
    const benSource = sourceOf(group.chain, [1, benKey])
    const context = {
      epoch: sourceOf(group.chain, [1, group.key]).current(),
      userId: 'ada',
      device: ada.device,
      random: ada.random,
    }

    const message = await sealMessage(context, 'm1', { text: 'Grüße aus München 👋' })
    const edit = await sealEdit(context, 'm1', 1, { text: 'Grüße', replyTo: 'm0' })
    const tombstone = await sealTombstone(context, 'm1', 2)

    expect(await receive(message, ada, group.chain, benSource)).toMatchObject({
      kind: 'message',
      body: { text: 'Grüße aus München 👋' },
    })
    expect(await receive(edit, ada, group.chain, benSource, 1)).toMatchObject({
      kind: 'edit',
      body: { text: 'Grüße', replyTo: 'm0' },
    })
    expect(await receive(tombstone, ada, group.chain, benSource, 2)).toMatchObject({ kind: 'tombstone' })
    await expect(receive(edit, ada, group.chain, benSource, 2)).rejects.toThrow(StaleEditError)
    await expect(receive(message, ada, group.chain, sourceOf(group.chain))).rejects.toThrow(MissingKeyError)
  })

  it('seals to a pending member once that member has keys, and everything opens', async () => {
    const ada = await createParty('ada')
    const group = await createTestGroup('g', [ada], { pending: ['cleo'] })
    const context = {
      epoch: sourceOf(group.chain, [1, group.key]).current(),
      userId: 'ada',
      device: ada.device,
      random: ada.random,
    }
    const message = await sealMessage(context, 'm1', { text: 'for later' })
    const cleo = await createParty('cleo')
    expect(group.chain.roster.get('cleo')).toMatchObject({ chainSeq: 0, generation: 0 })

    const box = await sealEpochKey(group.chain, 1, group.key, cleo.chain, ada.random)
    const key = await openEpochKey(group.chain, 1, box, 'cleo', cleo.userKey)

    expect(await receive(message, ada, group.chain, sourceOf(group.chain, [1, key]))).toMatchObject({
      body: { text: 'for later' },
    })
  })

  it('gives who is added the new epoch and not the old one, while members derive it without a box', async () => {
    const ada = await createParty('ada')
    const ben = await createParty('ben')
    const cleo = await createParty('cleo')
    const group = await createTestGroup('g', [ada, ben])
    const added = await createAddGroupLink({
      chain: group.chain,
      epochKey: group.key,
      add: [rosterEntryOf('cleo', 'member', cleo.chain)],
      signer: ada,
      nowMs: NOW_MS,
    })
    const chain = await extendGroupChain(group.chain, decodeGroupLink(added.link), ada.chain)
    const box = await sealEpochKey(chain, 2, added.epochKey, cleo.chain, ada.random)
    const cleoKeys = new Map([[2, await openEpochKey(chain, 2, box, 'cleo', cleo.userKey)]])

    expect(findEpochKey(chain, new Map([[1, group.key]]), 2)).toEqual(added.epochKey)
    expect(findEpochKey(chain, cleoKeys, 1)).toBeUndefined()
    expect(findEpochKey(chain, cleoKeys, 2)).toEqual(added.epochKey)
  })

  it('lets who is added read the past once somebody seals the earlier epoch, too', async () => {
    const ada = await createParty('ada')
    const cleo = await createParty('cleo')
    const group = await createTestGroup('g', [ada], { historyPolicy: 'everything' })
    const context = {
      epoch: sourceOf(group.chain, [1, group.key]).current(),
      userId: 'ada',
      device: ada.device,
      random: ada.random,
    }
    const old = await sealMessage(context, 'm1', { text: 'before cleo' })
    const added = await createAddGroupLink({
      chain: group.chain,
      epochKey: group.key,
      add: [rosterEntryOf('cleo', 'member', cleo.chain)],
      signer: ada,
      nowMs: NOW_MS,
    })
    const chain = await extendGroupChain(group.chain, decodeGroupLink(added.link), ada.chain)
    const box = await sealEpochKey(chain, 1, group.key, cleo.chain, ada.random)
    const key = await openEpochKey(chain, 1, box, 'cleo', cleo.userKey)

    expect(await receive(old, ada, chain, sourceOf(chain, [1, key]))).toMatchObject({ body: { text: 'before cleo' } })
  })

  it('keeps a removed member out of everything after the removal, as reader and as author', async () => {
    const ada = await createParty('ada')
    const ben = await createParty('ben')
    const mallory = await createParty('mallory')
    const group = await createTestGroup('g', [ada, ben, mallory])
    const fresh = await createFreshGroupLink({
      chain: group.chain,
      members: [rosterEntryOf('ada', 'manager', ada.chain), rosterEntryOf('ben', 'member', ben.chain)],
      signer: ben,
      nowMs: NOW_MS,
      random: ben.random,
    })
    const chain = await extendGroupChain(group.chain, decodeGroupLink(fresh.link), ben.chain)
    const bens = {
      epoch: sourceOf(chain, [2, fresh.epochKey]).current(),
      userId: 'ben',
      device: ben.device,
      random: ben.random,
    }
    const after = await sealMessage(bens, 'm2', { text: 'without mallory' })
    const malloryKeys = new Map([[1, group.key]])

    expect(findEpochKey(chain, malloryKeys, 2)).toBeUndefined()
    await expect(receive(after, ben, chain, sourceOf(chain, [1, group.key]))).rejects.toThrow(MissingKeyError)
    const forged = await sealMessage(
      { epoch: bens.epoch, userId: 'mallory', device: mallory.device, random: mallory.random },
      'm3',
      { text: 'still here' },
    )
    await expect(receive(forged, mallory, chain, sourceOf(chain, [2, fresh.epochKey]))).rejects.toThrow(NotAMemberError)
    const stranger = await createParty('mallory', 'another mallory')
    const impostor = await sealMessage({ ...bens, device: stranger.device }, 'm4', { text: 'I am ben' })
    await expect(receive(impostor, ben, chain, sourceOf(chain, [2, fresh.epochKey]))).rejects.toThrow(
      UnknownDeviceError,
    )
  })

  it('opens 200 epochs from boxes after a month away, in any order', async () => {
    const ada = await createParty('ada')
    const ben = await createParty('ben')
    const group = await createTestGroup('g', [ada, ben])
    let chain = group.chain
    const boxes: Uint8Array<ArrayBuffer>[] = []
    for (let epoch = 2; epoch <= 200; epoch++) {
      const fresh = await createFreshGroupLink({
        chain,
        members: [...chain.roster.values()],
        signer: ada,
        nowMs: NOW_MS + epoch,
        random: ada.random,
      })
      chain = await extendGroupChain(chain, decodeGroupLink(fresh.link), ada.chain)
      boxes.push(await sealEpochKey(chain, epoch, fresh.epochKey, ben.chain, ada.random))
    }
    for (const epoch of [200, 2, 77]) {
      expect(await openEpochKey(chain, epoch, boxes[epoch - 2]!, 'ben', ben.userKey)).toHaveLength(32)
    }
  })
})
