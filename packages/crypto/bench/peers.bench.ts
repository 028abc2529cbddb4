// A message of 1 KB from one member of a group to another: with us, with MLS in TypeScript, and with Megolm in WebAssembly.
import olm from '@matrix-org/olm'
import { decodeBase64, encodeBase64 } from '@umkreis/crypto'
import {
  createApplicationMessage,
  createCommit,
  createGroup,
  decodeMlsMessage,
  defaultCapabilities,
  defaultLifetime,
  emptyPskIndex,
  encodeMlsMessage,
  generateKeyPackage,
  getCiphersuiteFromName,
  getCiphersuiteImpl,
  joinGroup,
  processPrivateMessage,
} from 'ts-mls'
import { open, seal, TEXT } from './sealed-messages.ts'

/** Sends one message through a group of two with ts-mls; each call moves both states on. */
async function createMlsPair(): Promise<() => Promise<void>> {
  const suite = await getCiphersuiteImpl(getCiphersuiteFromName('MLS_128_DHKEMX25519_AES128GCM_SHA256_Ed25519'))
  const packageOf = (name: string) => {
    const credential = { credentialType: 'basic', identity: new TextEncoder().encode(name) } as const
    return generateKeyPackage(credential, defaultCapabilities(), defaultLifetime, [], suite)
  }
  const ada = await packageOf('ada')
  const ben = await packageOf('ben')
  const group = await createGroup(new TextEncoder().encode('group'), ada.publicPackage, ada.privatePackage, [], suite)
  const add = { proposalType: 'add', add: { keyPackage: ben.publicPackage } } as const
  const commit = await createCommit({ state: group, cipherSuite: suite }, { extraProposals: [add] })
  if (!commit.welcome) throw new TypeError('nobody was added')
  let sender = commit.newState
  let receiver = await joinGroup(
    commit.welcome,
    ben.publicPackage,
    ben.privatePackage,
    emptyPskIndex,
    suite,
    sender.ratchetTree,
  )
  const plaintext = new TextEncoder().encode(TEXT)
  return async () => {
    const sent = await createApplicationMessage(sender, plaintext, suite)
    sender = sent.newState
    const { privateMessage } = sent
    const bytes = encodeMlsMessage({ privateMessage, wireformat: 'mls_private_message', version: 'mls10' })
    const decoded = decodeMlsMessage(bytes, 0)?.[0]
    if (decoded?.wireformat !== 'mls_private_message') throw new TypeError('not a message')
    const received = await processPrivateMessage(receiver, decoded.privateMessage, emptyPskIndex, suite)
    if (received.kind !== 'applicationMessage') throw new TypeError('not a message')
    receiver = received.newState
  }
}

/** Sends one message through Megolm, which signs with Ed25519 as we do, and speaks base64. */
async function createMegolmPair(): Promise<() => void> {
  await olm.init()
  const sender = new olm.OutboundGroupSession()
  sender.create()
  const receiver = new olm.InboundGroupSession()
  receiver.create(sender.session_key())
  return () => {
    receiver.decrypt(sender.encrypt(TEXT))
  }
}

async function cases() {
  return {
    cases: [
      {
        name: 'seal and open 1 KB',
        unit: 'µs',
        ours: async () => open(await seal()),
        peerName: 'ts-mls application message',
        peer: await createMlsPair(),
        goal: { atMost: 0.2 },
      },
      {
        name: 'seal and open 1 KB as base64',
        unit: 'µs',
        ours: async () => open(decodeBase64(encodeBase64(await seal()))),
        peerName: 'Megolm in WebAssembly',
        peer: await createMegolmPair(),
        goal: { atMost: 1 },
      },
    ],
  }
}

export default { area: 'crypto', cases }
