import {
  createAddGroupLink,
  createFreshGroupLink,
  decodeGroupLink,
  extendGroupChain,
  rosterEntryOf,
} from '../../src/index.ts'
import { NOW_MS, type Party, type TestGroup } from '../_util/party.ts'
import type { FuzzTarget } from './targets.ts'

/** Links that follow the first one of a group. */
export async function groupLinkTargets(ada: Party, ben: Party, group: TestGroup): Promise<FuzzTarget[]> {
  const signer = { device: ada.device, chain: ada.chain }
  const { chain } = group
  const add = [rosterEntryOf('cleo', 'member', null)]
  const added = await createAddGroupLink({ chain, epochKey: group.key, add, signer, nowMs: NOW_MS })
  const members = [rosterEntryOf('ada', 'manager', ada.chain), rosterEntryOf('ben', 'member', ben.chain)]
  const fresh = await createFreshGroupLink({ chain, members, signer, nowMs: NOW_MS, random: ada.random })
  return [
    {
      name: 'later group link',
      samples: [added.link, fresh.link],
      read: async (bytes) => extendGroupChain(chain, decodeGroupLink(bytes), ada.chain),
    },
  ]
}
