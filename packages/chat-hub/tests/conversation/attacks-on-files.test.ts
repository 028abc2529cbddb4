// What a server tries with the sealed files beside messages, and what opening one says.
//
// | attack                                                        | what the client says          |
// | ------------------------------------------------------------- | ----------------------------- |
// | gives the file of another message, or of another sender       | AttachmentError `chunk`       |
// | cuts a file short                                             | AttachmentError `truncated`   |
// | adds to it                                                    | AttachmentError `trailing`    |
// | exchanges two chunks, or changes one                          | AttachmentError `chunk`       |
// | gives what its sender sealed with the same key a second time  | AttachmentError `hash`        |
import { decodeBase64, encodeBase64, openAttachment, sealAttachment, systemRandom, type Bytes } from '@umkreis/crypto'
import type { ClientMessageId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { createFakeChatServer } from '../../src/testing/index.ts'
import { connect, group, user } from './_person.ts'

const G = group('g')
const CHUNK = 65_536 + 16

/** A file of a little more than three chunks, no two of them the same. */
const fileOf = (seed: number): Bytes =>
  Uint8Array.from({ length: 3 * 65_536 + 5 }, (_, at) => (at * 31 + (at >> 16) * 7 + seed) & 0xff)

async function* stream(bytes: Bytes): AsyncGenerator<Bytes, void> {
  yield bytes
}

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Bytes> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Uint8Array.from(Buffer.concat(all))
}

/** Seals a file and what a message says about it. */
async function seal(file: Bytes, blobId: string, random = systemRandom) {
  const sealing = sealAttachment(stream(file), random)
  const sealed = await collect(sealing.sealed)
  const { hash, sizeBytes } = await sealing.finished
  const attachment = { blobId, name: 'plan.pdf', mediaType: 'application/pdf', sizeBytes }
  return { sealed, attachment: { ...attachment, key: encodeBase64(sealing.key), hash: encodeBase64(hash) } }
}

describe('a file that a server keeps', () => {
  it('[AT4] [AT5] opens as what its message says, and as nothing else', async () => {
    const server = createFakeChatServer()
    const [ada, ben] = [await connect(server, 'ada'), await connect(server, 'ben')]
    server.addGroup(G, { [user('ada')]: 'manager', [user('ben')]: 'member' })
    const file = fileOf(1)
    const { sealed, attachment } = await seal(file, 'blob-1')
    const other = await seal(fileOf(2), 'blob-2')
    // The same key and nonces for another file, as a broken or bribed device of the sender's would make them.
    const [key, prefix] = [decodeBase64(attachment.key), sealed.slice(0, 19)]
    const twin = await seal(fileOf(3), 'blob-1', (size) => (size === 32 ? key : prefix).slice())
    await ada.conversations.send({
      groupId: G,
      clientMessageId: 'file' as ClientMessageId,
      body: { text: '', attachments: [attachment] },
    })
    const [opened] = await ben.conversations.open(server.messages(G))
    const named = opened?.kind === 'open' ? opened.body.attachments![0]! : undefined
    expect(named).toEqual(attachment)
    const open = (bytes: Bytes) =>
      collect(
        openAttachment(stream(bytes), {
          key: decodeBase64(named!.key),
          hash: decodeBase64(named!.hash),
          sizeBytes: named!.sizeBytes,
        }),
      )
    expect(await open(sealed)).toEqual(file)
    const exchanged = sealed.slice()
    exchanged.set(sealed.subarray(19 + CHUNK, 19 + 2 * CHUNK), 19)
    exchanged.set(sealed.subarray(19, 19 + CHUNK), 19 + CHUNK)
    const changed = sealed.slice()
    changed[CHUNK + 100]! ^= 1
    const attempts: [Bytes, string][] = [
      [other.sealed, 'chunk'],
      [exchanged, 'chunk'],
      [changed, 'chunk'],
      [sealed.slice(0, -1), 'truncated'],
      [sealed.slice(0, 19 + 2 * CHUNK), 'truncated'],
      [Uint8Array.from(Buffer.concat([sealed, new Uint8Array(1)])), 'trailing'],
      [twin.sealed, 'hash'],
    ]
    for (const [bytes, problem] of attempts) {
      await expect(open(bytes)).rejects.toMatchObject({ name: 'AttachmentError', problem })
    }
  })
})
