import { ApiNetworkError, ApiProblemError } from '@umkreis/api-client'
import { type Attachment, type Bytes, CryptoError, sealedAttachmentBytes } from '@umkreis/crypto'
import { ATTACHMENT_PIECE_MAX_BYTES, type BlobId, type GroupId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { type AttachmentCalls, createAttachmentTransfers } from '../attachments.ts'

const here = 'here' as GroupId
const MIB = 1_048_576

/** A server in memory that stands where the last whole piece has put it. */
class MemoryBlobs implements AttachmentCalls {
  readonly blobs = new Map<string, { sealedBytes: number; bytes: Bytes[]; received: number }>()
  readonly offsets: number[] = []
  #begun = 0
  longestPiece = 0
  /** Runs before a piece is taken; what it throws is what the sender hears. */
  beforePiece: (offset: number) => void = () => undefined
  afterPiece: (offset: number) => void = () => undefined

  async begin(_groupId: GroupId, sealedBytes: number, signal?: AbortSignal) {
    signal?.throwIfAborted()
    this.#begun += 1
    const blobId = `blob-${this.#begun}` as BlobId
    this.blobs.set(blobId, { sealedBytes, bytes: [], received: 0 })
    return blobId
  }

  async sendPiece(_groupId: GroupId, blobId: BlobId, offset: number, piece: Bytes, signal?: AbortSignal) {
    signal?.throwIfAborted()
    this.beforePiece(offset)
    const blob = this.blobs.get(blobId)
    if (!blob) throw new ApiProblemError(404, problem, undefined)
    this.offsets.push(offset)
    this.longestPiece = Math.max(this.longestPiece, piece.length)
    if (offset === blob.received) {
      blob.bytes.push(piece.slice())
      blob.received += piece.length
    }
    this.afterPiece(offset)
    return { receivedBytes: blob.received }
  }

  async *read(_groupId: GroupId, blobId: BlobId) {
    const blob = this.blobs.get(blobId)
    if (!blob) throw new ApiProblemError(404, problem, undefined)
    yield* blob.bytes
  }

  async remove(_groupId: GroupId, blobId: BlobId) {
    this.blobs.delete(blobId)
  }
}

const problem = { type: 'about:blank', title: '', status: 404, detail: '', requestId: '' }

function createFile(bytes: number, name = 'Runbook.pdf'): File {
  const content = new Uint8Array(bytes)
  for (let at = 0; at < bytes; at += 1) content[at] = (at * 31 + (at >> 8)) & 0xff
  return new File([content], name, { type: 'application/pdf' })
}

function setUp() {
  const server = new MemoryBlobs()
  const transfers = createAttachmentTransfers(server)
  const open = (attachment: Attachment, signal = new AbortController().signal) =>
    transfers.open(here, attachment, { signal })
  return { server, transfers, open }
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

describe('sending a file', () => {
  it('seals it piece by piece, tells how far it is, and opens to the same bytes', async () => {
    const { server, transfers, open } = setUp()
    const file = createFile(3 * MIB + 17)
    const shares: number[] = []
    const attachment = await transfers.upload(here, file).run((share) => void shares.push(share))
    expect(attachment).toMatchObject({ name: 'Runbook.pdf', mediaType: 'application/pdf', sizeBytes: 3 * MIB + 17 })
    expect(shares[0]).toBe(0)
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual([...shares].sort((one, other) => one - other))
    expect(shares.length).toBeGreaterThan(5)
    expect(server.longestPiece).toBeLessThanOrEqual(ATTACHMENT_PIECE_MAX_BYTES)
    expect(await bytesOf(await open(attachment))).toEqual(await bytesOf(file))
  })

  it('shows the server nothing of it', async () => {
    const { server, transfers } = setUp()
    const file = new File(['The blue heron lands at midnight. '.repeat(400)], 'Plan.txt')
    const { blobId } = await transfers.upload(here, file).run(() => undefined)
    const stored = Buffer.concat(server.blobs.get(blobId)!.bytes)
    expect(stored).toHaveLength(sealedAttachmentBytes(file.size))
    expect(stored.includes('heron')).toBe(false)
    expect(stored.includes('Plan.txt')).toBe(false)
  })

  it('goes on where it stood after a lost connection, without sealing again', async () => {
    const { server, transfers, open } = setUp()
    const file = createFile(2 * MIB)
    let isAway = true
    server.beforePiece = (offset) => {
      if (isAway && offset > MIB) throw new ApiNetworkError('away')
    }
    const upload = transfers.upload(here, file)
    await expect(upload.run(() => undefined)).rejects.toThrow(ApiNetworkError)
    const before = server.offsets.length
    isAway = false
    const shares: number[] = []
    const attachment = await upload.run((share) => void shares.push(share))
    expect(shares[0]).toBeGreaterThan(0.5)
    expect(server.blobs.size).toBe(1)
    expect(server.offsets.slice(before).every((offset) => offset > MIB)).toBe(true)
    expect(await bytesOf(await open(attachment))).toEqual(await bytesOf(file))
  })

  it('takes a piece for sent whose answer was lost', async () => {
    const { server, transfers, open } = setUp()
    const file = createFile(MIB)
    let isLost = false
    server.afterPiece = (offset) => {
      if (offset === 0 || isLost) return
      isLost = true
      throw new ApiNetworkError('the answer was lost')
    }
    const upload = transfers.upload(here, file)
    await expect(upload.run(() => undefined)).rejects.toThrow(ApiNetworkError)
    const attachment = await upload.run(() => undefined)
    expect(await bytesOf(await open(attachment))).toEqual(await bytesOf(file))
  })

  it('begins anew, under a new key, when the server has forgotten it', async () => {
    const { server, transfers, open } = setUp()
    const file = createFile(MIB)
    server.afterPiece = (offset) => {
      if (offset > 0) server.blobs.delete('blob-1')
    }
    const upload = transfers.upload(here, file)
    await expect(upload.run(() => undefined)).rejects.toThrow(ApiProblemError)
    const attachment = await upload.run(() => undefined)
    expect(attachment.blobId).not.toBe('blob-1')
    expect(await bytesOf(await open(attachment))).toEqual(await bytesOf(file))
  })

  it('says so when the file was changed since it was chosen', async () => {
    const { transfers } = setUp()
    const file = createFile(MIB)
    Object.defineProperty(file, 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    })
    await expect(transfers.upload(here, file).run(() => undefined)).rejects.toThrow('The file can’t be read any more')
  })

  it('ends when it is cancelled, and leaves nothing on the server', async () => {
    const { server, transfers } = setUp()
    const upload = transfers.upload(here, createFile(2 * MIB))
    server.beforePiece = (offset) => {
      if (offset > 0) upload.cancel()
    }
    await expect(upload.run(() => undefined)).rejects.toThrow()
    await expect(upload.run(() => undefined)).rejects.toThrow(DOMException)
    await expect.poll(() => server.blobs.size).toBe(0)
  })

  it('is taken back after it has arrived as well', async () => {
    const { server, transfers } = setUp()
    const upload = transfers.upload(here, createFile(100))
    await upload.run(() => undefined)
    expect(server.blobs.size).toBe(1)
    upload.cancel()
    await expect.poll(() => server.blobs.size).toBe(0)
  })

  it('holds a piece or two of a long file at a time, however long it is', async () => {
    const { server, transfers } = setUp()
    const size = 100 * MIB
    let read = 0
    let ahead = 0
    // A file of the largest size that is made as it is read: nothing of it exists before.
    const file = {
      name: 'Film.mp4',
      type: 'video/mp4',
      size,
      slice: (start: number, end: number) => ({
        arrayBuffer: async () => {
          read = Math.min(end, size)
          ahead = Math.max(ahead, read - sent)
          return new ArrayBuffer(Math.min(end, size) - start)
        },
      }),
    } as unknown as File
    let sent = 0
    server.sendPiece = async (_group, _blob, offset, piece) => {
      sent = offset + piece.length
      return { receivedBytes: sent }
    }
    await transfers.upload(here, file).run(() => undefined)
    expect(read).toBe(size)
    expect(ahead).toBeLessThan(3 * MIB)
  }, 60_000)
})

describe('opening a file', () => {
  async function send(bytes = MIB + 5) {
    const started = setUp()
    const attachment = await started.transfers.upload(here, createFile(bytes)).run(() => undefined)
    return { ...started, attachment, blob: started.server.blobs.get(attachment.blobId)! }
  }

  it('refuses what was changed, cut short or made longer', async () => {
    for (const harm of ['change', 'cut', 'add'] as const) {
      const { open, attachment, blob } = await send()
      if (harm === 'change') blob.bytes[2]![100]! ^= 1
      if (harm === 'cut') blob.bytes.pop()
      if (harm === 'add') blob.bytes.push(new Uint8Array(1))
      await expect(open(attachment)).rejects.toThrow(CryptoError)
    }
  })

  it('refuses a message that lies about key, hash or size, however large it says that it is', async () => {
    const { open, attachment } = await send()
    const other = `${attachment.key.startsWith('A') ? 'B' : 'A'}${attachment.key.slice(1)}`
    const lies: Partial<Attachment>[] = [
      { key: other },
      { hash: other },
      { sizeBytes: attachment.sizeBytes - 1 },
      { sizeBytes: Number.MAX_SAFE_INTEGER },
      { key: '!'.repeat(44) },
    ]
    for (const lie of lies) await expect(open({ ...attachment, ...lie })).rejects.toThrow(CryptoError)
  })

  it('stops when nobody waits any more', async () => {
    const { open, attachment } = await send(4 * MIB)
    const aborter = new AbortController()
    const opening = open(attachment, aborter.signal)
    aborter.abort()
    await expect(opening).rejects.toThrow(DOMException)
  })

  it('hands over bytes without a type: what the message says of it is not to be trusted', async () => {
    const { open, attachment } = await send(10)
    expect((await open({ ...attachment, mediaType: 'text/html' })).type).toBe('')
  })
})
