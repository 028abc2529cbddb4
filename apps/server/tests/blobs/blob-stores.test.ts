import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createConfig } from '../../src/config/config.ts'
import { readEnv } from '../../src/config/env.ts'
import type { BlobStore } from '../../src/services/blobs/blob-store.ts'
import { openBlobStore } from '../../src/services/blobs/open-blob-store.ts'
import { s3Env, startS3Server } from '../_util/s3-server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Where a store keeps its blobs: the store, and what is kept there by any name. */
interface Place extends AsyncDisposable {
  blobs: BlobStore
  kept: () => string[]
}

async function keepInFiles(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-blobs-'))
  const blobs = await openBlobStore({ kind: 'files', folder })
  return {
    blobs,
    kept: () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('/')),
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function keepInS3(): Promise<Place> {
  const server = await startS3Server()
  const blobs = await openBlobStore(createConfig(readEnv(s3Env(server))).blobs)
  return { blobs, kept: () => [...server.objects.keys()], [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

describe.each([
  ['files', keepInFiles],
  ['S3', keepInS3],
])('a blob store in %s', (_name, keep) => {
  let place: Place
  let blobs: BlobStore
  beforeEach(async () => {
    place = await keep()
    ;({ blobs } = place)
  })
  afterEach(() => place[Symbol.asyncDispose]())

  const readPart = async (blobId: string, start: number, end: number) => {
    const blob = await blobs.open(blobId)
    if (!blob) throw new Error('There is no such blob')
    return new Response(blob.stream(start, end)).text()
  }
  const sizeOf = async (blobId: string) => (await blobs.open(blobId))?.size

  it('keeps a whole blob, and reads it whole or in part', async () => {
    await blobs.write('blob-0001', bytes('sealing wax'))
    expect((await blobs.load('blob-0001'))?.toString()).toBe('sealing wax')
    expect(await sizeOf('blob-0001')).toBe(11)
    expect(await readPart('blob-0001', 3, 8)).toBe('ling ')
  })

  it('has nothing under an id that begins like another', async () => {
    await blobs.write('blob-00012', bytes('x'))
    await blobs.writeAt('blob-00013', 0, bytes('y'))
    expect([await blobs.load('blob-0001'), await blobs.open('blob-0001')]).toEqual([undefined, undefined])
    await blobs.remove('blob-0001')
    expect((await blobs.load('blob-00012'))?.toString()).toBe('x')
    expect((await blobs.load('blob-00013'))?.toString()).toBe('y')
  })

  it('grows piece by piece, and takes a place again', async () => {
    expect(await sizeOf('blob-0001')).toBe(undefined)
    await blobs.writeAt('blob-0001', 0, bytes('sealed'))
    await blobs.writeAt('blob-0001', 4, bytes('XXX'))
    await blobs.writeAt('blob-0001', 4, bytes('ing wax'))
    expect(await sizeOf('blob-0001')).toBe(11)
    expect(await readPart('blob-0001', 0, 11)).toBe('sealing wax')
    expect(await readPart('blob-0001', 3, 6)).toBe('lin')
    expect(await readPart('blob-0001', 8, 10)).toBe('wa')
    expect(await readPart('blob-0001', 3, 3)).toBe('')
    expect((await blobs.load('blob-0001'))?.toString()).toBe('sealing wax')
  })

  it('reads many pieces and many chunks in order, each part as it is asked for', async () => {
    const whole = Uint8Array.from({ length: 400_000 }, (_, n) => n % 251)
    for (let offset = 0; offset < whole.length; offset += 50_000) {
      await blobs.writeAt('blob-0001', offset, whole.subarray(offset, offset + 50_000))
    }
    const blob = await blobs.open('blob-0001')
    const read = await new Response(blob!.stream(1, 399_999)).bytes()
    expect(Buffer.from(read).equals(whole.subarray(1, 399_999))).toBe(true)
  })

  it('fails for bytes that are not there', async () => {
    await blobs.writeAt('blob-0001', 0, bytes('sealed'))
    await expect(readPart('blob-0001', 0, 7)).rejects.toThrow('shorter')
  })

  it('fails for what is removed while it is read', async () => {
    await blobs.writeAt('blob-0001', 0, bytes('sealed'))
    const blob = await blobs.open('blob-0001')
    await blobs.remove('blob-0001')
    await expect(new Response(blob!.stream(0, 6)).text()).rejects.toThrow()
  })

  it('may be left in the middle of reading', async () => {
    await blobs.write('blob-0001', new Uint8Array(300_000))
    const reader = (await blobs.open('blob-0001'))!.stream(0, 300_000).getReader()
    expect((await reader.read()).done).toBe(false)
    await reader.cancel()
    expect(await sizeOf('blob-0001')).toBe(300_000)
  })

  it('removes all of a blob, and does not mind when there is none', async () => {
    await blobs.write('blob-0002', bytes('whole'))
    for (let offset = 0; offset < 70; offset += 7) await blobs.writeAt('blob-0001', offset, bytes('a piece'))
    for (const blobId of ['blob-0001', 'blob-0001', 'blob-0002']) await blobs.remove(blobId)
    expect([await blobs.load('blob-0001'), await blobs.open('blob-0002')]).toEqual([undefined, undefined])
    expect(place.kept()).toEqual([])
    expect(await blobs.isEmpty()).toBe(true)
  })

  it('is empty until something is written', async () => {
    expect(await blobs.isEmpty()).toBe(true)
    await blobs.writeAt('blob-0001', 0, bytes('x'))
    expect(await blobs.isEmpty()).toBe(false)
  })

  it.each(['../../etc/passwd', '..', 'short', 'a/b/c/d/e', 'blob-0001\0', '', 'ä'.repeat(10), 'a'.repeat(65)])(
    'lets no other text near the storage: %j',
    async (blobId) => {
      await expect(blobs.write(blobId, bytes('x'))).rejects.toThrow(RangeError)
      await expect(blobs.writeAt(blobId, 0, bytes('x'))).rejects.toThrow(RangeError)
      await expect(blobs.load(blobId)).rejects.toThrow(RangeError)
      await expect(blobs.open(blobId)).rejects.toThrow(RangeError)
      await expect(blobs.remove(blobId)).rejects.toThrow(RangeError)
      expect(place.kept()).toEqual([])
    },
  )
})
