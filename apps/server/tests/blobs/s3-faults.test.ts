import { afterEach, beforeEach, expect, it } from 'vitest'
import { ConfigError } from '../../src/config/config-error.ts'
import { createConfig } from '../../src/config/config.ts'
import { readEnv } from '../../src/config/env.ts'
import type { BlobStore } from '../../src/services/blobs/blob-store.ts'
import { openBlobStore } from '../../src/services/blobs/open-blob-store.ts'
import { S3_KEY, type S3Server, s3Env, startS3Server } from '../_util/s3-server.ts'

// Short enough to be waited for, long enough for any answer that comes at all.
const PATIENCE = { answerMs: 2_000, attempts: 3, pauseMs: 5 }
const HASTE = { ...PATIENCE, answerMs: 500 }

let server: S3Server
let blobs: BlobStore
const open = (env: Record<string, string>, patience = PATIENCE) =>
  openBlobStore(createConfig(readEnv(env)).blobs, patience)
beforeEach(async () => {
  server = await startS3Server()
  blobs = await open(s3Env(server))
})
afterEach(() => server[Symbol.asyncDispose]())

const bytes = Uint8Array.from({ length: 200_000 }, (_, n) => n % 251)
const readAll = async () => {
  const blob = await blobs.open('blob-0001')
  return new Response(blob!.stream(0, blob!.size)).bytes()
}

it('leaves nothing of its trial behind, and works below its prefix', async () => {
  expect([...server.objects.keys()]).toEqual([])
  await blobs.writeAt('blob-0001', 0, bytes)
  expect([...server.objects.keys()]).toEqual(['files/bl/blob-0001/000000000000'])
})

it('tries again what the storage has no time for', async () => {
  for (const act of [
    () => blobs.writeAt('blob-0001', 0, bytes),
    async () => expect(Buffer.from(await readAll()).equals(bytes)).toBe(true),
    () => blobs.remove('blob-0001'),
  ]) {
    server.faults.push('unavailable', 'unavailable')
    await act()
    expect(server.faults).toEqual([])
  }
  expect([...server.objects.keys()]).toEqual([])
})

it('says that files cannot be reached when it has tried often enough, and works again afterwards', async () => {
  server.faults.push('unavailable', 'unavailable', 'unavailable')
  await expect(blobs.load('blob-0001')).rejects.toMatchObject({
    name: 'ServiceError',
    code: 'unavailable',
    retryAfterS: 5,
  })
  expect(await blobs.load('blob-0001')).toBe(undefined)
})

it('waits only so long for a storage that does not answer', async () => {
  blobs = await open(s3Env(server), HASTE)
  server.faults.push('silent', 'silent', 'silent')
  await expect(blobs.writeAt('blob-0001', 0, bytes)).rejects.toMatchObject({ code: 'unavailable' })
  server.faults.push('silent')
  await blobs.writeAt('blob-0001', 0, bytes)
  expect(server.objects.size).toBe(1)
})

it('reads on where an answer broke off', async () => {
  await blobs.writeAt('blob-0001', 0, bytes)
  const blob = await blobs.open('blob-0001')
  server.faults.push('breaks-off', 'breaks-off', 'unavailable')
  expect(Buffer.from(await new Response(blob!.stream(0, blob!.size)).bytes()).equals(bytes)).toBe(true)
  server.faults.push('breaks-off', 'breaks-off')
  await blobs.write('blob-0002', bytes)
  expect((await blobs.load('blob-0002'))?.equals(bytes)).toBe(true)
})

it('is whole again once the storage is back', async () => {
  await blobs.writeAt('blob-0001', 0, bytes)
  await server.away(true)
  await expect(readAll()).rejects.toMatchObject({ code: 'unavailable' })
  await expect(blobs.writeAt('blob-0001', bytes.length, bytes)).rejects.toMatchObject({ code: 'unavailable' })
  await server.away(false)
  expect((await readAll()).length).toBe(bytes.length)
})

it.each([
  ['names a bucket that is not there', () => s3Env(server, 'another-bucket')],
  ['does not know the access key', () => ({ ...s3Env(server), AWS_ACCESS_KEY_ID: 'SOMEBODY' })],
  ['secret key is not the one', () => ({ ...s3Env(server), AWS_SECRET_ACCESS_KEY: 'wrong-secret' })],
  ['in another region', () => ({ ...s3Env(server), BLOB_URL: s3Env(server).BLOB_URL.replace('central', 'west') })],
  [
    'does not answer as an S3 storage does',
    () => ({ ...s3Env(server), BLOB_URL: 's3://bucket?endpoint=http://127.0.0.1:1' }),
  ],
])('ends the start with one line: %s', async (line, env) => {
  const failure = await open(env()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ConfigError)
  expect((failure as Error).message).toMatch(new RegExp(`^BLOB_URL [^\\n]*${line}[^\\n]*$`))
  expect((failure as Error).message).not.toMatch(/secret-|wJalr|UMKREISKEY|SOMEBODY/)
})

it('takes the credentials from the address as well', async () => {
  const address = new URL(s3Env(server).BLOB_URL)
  address.username = S3_KEY.AWS_ACCESS_KEY_ID
  address.password = encodeURIComponent(S3_KEY.AWS_SECRET_ACCESS_KEY)
  await open({ BLOB_URL: address.href })
})
