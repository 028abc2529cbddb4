import { statusOf } from '@umkreis/api-client'
import type { SealedApiClient } from '@umkreis/api-client/sealed'
import type { E2eeApi, PostOutcome } from '@umkreis/chat-hub'

/** The API's end-to-end calls as the sealing layer wants them: a link that came too late is an answer, not a failure. */
export function createE2eeCalls({ e2ee }: Pick<SealedApiClient, 'e2ee'>): E2eeApi {
  return {
    postUserLink: (post) => outcomeOf(e2ee.postUserLink(post)),
    userLinks: (userId, from) => e2ee.userLinks(userId, from),
    userLinksOf: (users) => e2ee.userLinksOfMany({ users }),
    myBoxes: () => e2ee.myBoxes(),
    postGroupLink: (post) => outcomeOf(e2ee.postGroupLink(post)),
    groupLinks: (groupId, from) => e2ee.groupLinks(groupId, from),
    postGroupBoxes: (groupId, post) => e2ee.postGroupBoxes(groupId, post),
    groupBoxes: (groupId, from) => e2ee.groupBoxes(groupId, from),
    pendingBoxes: () => e2ee.pendingBoxes(),
    devices: () => e2ee.myDevices(),
    putDevice: (deviceId, put) => e2ee.putDevice(deviceId, put),
    pairings: () => e2ee.pairings(),
    pairing: (pairingId, from) => e2ee.pairing(pairingId, from),
    postPairing: (pairingId, post) => outcomeOf(e2ee.postPairing(pairingId, post)),
  }
}

async function outcomeOf(posted: Promise<unknown>): Promise<PostOutcome> {
  try {
    await posted
    return { kind: 'accepted' }
  } catch (error) {
    if (statusOf(error) === 409) return { kind: 'conflict' }
    throw error
  }
}
