import { beforeAll, describe, expect, it } from 'vitest'
import {
  AddNotAllowedError,
  ArgumentError,
  ChainOrderError,
  createAddGroupLink,
  createChangeGroupLink,
  createFreshGroupLink,
  decodeGroupLink,
  extendGroupChain,
  findEpochKey,
  rosterEntryOf,
  type GroupChain,
  type NewGroupLink,
  type RosterEntry,
  type RosterRole,
} from '../../src/index.ts'
import { signGroupLink } from '../../src/chains/group-link.ts'
import { createParty, createTestGroup, NOW_MS, type Party, type TestGroup } from '../_util/party.ts'

let ada: Party
let ben: Party
let cleo: Party
let group: TestGroup

beforeAll(async () => {
  ada = await createParty('ada')
  ben = await createParty('ben')
  cleo = await createParty('cleo')
  group = await createTestGroup('g', [ada, ben])
})

const members = (): RosterEntry[] => [...group.chain.roster.values()]

function change(options: { roles?: readonly [string, RosterRole][]; historyPolicy?: 'everything' }, signer = ada) {
  const { roles = [], ...rest } = options
  return createChangeGroupLink({
    chain: group.chain,
    members: members(),
    roles: new Map(roles),
    ...rest,
    signer,
    nowMs: NOW_MS,
    random: signer.random,
  })
}

const accept = (chain: GroupChain, made: NewGroupLink, signer: Party) =>
  extendGroupChain(chain, decodeGroupLink(made.link), signer.chain)

const add = (chain: GroupChain, epochKey: NewGroupLink['epochKey'], signer: Party) =>
  createAddGroupLink({ chain, epochKey, add: [rosterEntryOf('cleo', 'member', cleo.chain)], signer, nowMs: NOW_MS })

describe(createChangeGroupLink, () => {
  it('[GC5] passes the management on: who got it may add people, who gave it away may not', async () => {
    const made = await change({
      roles: [
        ['ada', 'member'],
        ['ben', 'manager'],
      ],
    })
    const chain = await accept(group.chain, made, ada)

    expect([...chain.roster.values()].map(({ userId, role }) => [userId, role])).toEqual([
      ['ada', 'member'],
      ['ben', 'manager'],
    ])
    const bens = await accept(chain, await add(chain, made.epochKey, ben), ben)
    expect(bens.roster.get('cleo')).toMatchObject({ role: 'member' })
    const adas = await add(chain, made.epochKey, ada)
    await expect(accept(chain, adas, ada)).rejects.toThrow(AddNotAllowedError)
  })

  it('[GC5] opens the past to who comes later, under a key that does not follow from the one before', async () => {
    const made = await change({ historyPolicy: 'everything' })
    const chain = await accept(group.chain, made, ada)

    expect(chain).toMatchObject({ historyPolicy: 'everything', epoch: 2 })
    // What was written before was written under the other policy.
    expect(chain.epochs.map(({ historyPolicy }) => historyPolicy)).toEqual(['from-joining', 'everything'])
    expect(findEpochKey(chain, new Map([[1, group.key]]), 2)).toBeUndefined()
    expect(findEpochKey(chain, new Map([[2, made.epochKey]]), 2)).toEqual(made.epochKey)
  })

  it('[GC5] is refused from anybody but a manager, who would only sign it with another program', async () => {
    await expect(change({ roles: [['ben', 'manager']] }, ben)).rejects.toThrow(ArgumentError)

    const promoted = members().map((entry): RosterEntry => ({ ...entry, role: 'manager' }))
    const grab = await createFreshGroupLink({
      chain: group.chain,
      members: promoted,
      signer: ben,
      nowMs: NOW_MS,
      random: ben.random,
    })
    await expect(accept(group.chain, grab, ben)).rejects.toThrow(AddNotAllowedError)

    const link = decodeGroupLink((await change({ historyPolicy: 'everything' })).link)
    const policy = await signGroupLink(
      { ...link, signerUserId: 'ben', signerDeviceId: ben.device.public.deviceId },
      ben.device,
    )
    await expect(extendGroupChain(group.chain, decodeGroupLink(policy), ben.chain)).rejects.toMatchObject({
      constructor: ChainOrderError,
      field: 'historyPolicy',
    })
  })

  it('makes no link that changes nothing, names a stranger, or leaves nobody who manages', async () => {
    const refused = [
      change({}),
      change({ roles: [['ben', 'member']] }),
      change({ roles: [['cleo', 'manager']] }),
      change({ roles: [['ada', 'member']] }),
    ]
    for (const made of refused) await expect(made).rejects.toThrow(ArgumentError)
  })
})
