import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type BlobStore, createBlobStore } from './blob-store.ts'

let folder: string
let blobs: BlobStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umkreis-blobs-'))
  blobs = createBlobStore(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => new Response(stream).text()

it('grows piece by piece, and takes a place again', async () => {
  expect(await blobs.loadSize('blob-0001')).toBe(undefined)
  await blobs.writeAt('blob-0001', 0, bytes('sealed'))
  await blobs.writeAt('blob-0001', 4, bytes('ing wax'))
  expect(await blobs.loadSize('blob-0001')).toBe(11)
  expect(await textOf(blobs.stream('blob-0001', 0, 11))).toBe('sealing wax')
  expect(await textOf(blobs.stream('blob-0001', 8, 10))).toBe('wa')
  expect(await textOf(blobs.stream('blob-0001', 3, 3))).toBe('')
})

it('reads more than one chunk in order', async () => {
  const whole = Uint8Array.from({ length: 200_000 }, (_, n) => n % 251)
  await blobs.writeAt('blob-0001', 0, whole)
  const read = await new Response(blobs.stream('blob-0001', 1, 199_999)).bytes()
  expect(Buffer.from(read).equals(whole.subarray(1, 199_999))).toBe(true)
})

it('fails for bytes that are not there, and for a blob that is not', async () => {
  await blobs.writeAt('blob-0001', 0, bytes('sealed'))
  await expect(textOf(blobs.stream('blob-0001', 0, 7))).rejects.toThrow('shorter')
  await expect(textOf(blobs.stream('blob-0002', 0, 1))).rejects.toThrow()
})

it('removes a blob, and does not mind when there is none', async () => {
  await blobs.writeAt('blob-0001', 0, bytes('sealed'))
  await blobs.remove('blob-0001')
  await blobs.remove('blob-0001')
  expect(await blobs.load('blob-0001')).toBe(undefined)
})

it.each(['../../etc/passwd', '..', 'short', 'a/b/c/d/e', 'blob-0001\0', '', 'ä'.repeat(10), 'a'.repeat(65)])(
  'lets no other text near the file system: %j',
  async (blobId) => {
    await expect((async () => blobs.writeAt(blobId, 0, bytes('x')))()).rejects.toThrow(RangeError)
    await expect((async () => blobs.remove(blobId))()).rejects.toThrow(RangeError)
    expect(() => blobs.stream(blobId, 0, 1)).toThrow(RangeError)
    expect(readdirSync(folder)).toEqual([])
  },
)
