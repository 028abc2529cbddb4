import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FileKeyStoreInUseError, openFileKeyStore } from './file-key-store.ts'

describe(openFileKeyStore, () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'umkreis-keys-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('gives back after a restart what was put, and nothing for what was deleted or never there', async () => {
    const before = await openFileKeyStore(folder)
    await before.put('device-seed', Uint8Array.of(1, 2, 3))
    await before.put('pins', Uint8Array.of(4))
    await before.delete('pins')
    await before.close()
    const after = await openFileKeyStore(folder)
    expect(await after.get('device-seed')).toEqual(Uint8Array.of(1, 2, 3))
    expect(await after.get('pins')).toBeUndefined()
    expect(await after.get('never')).toBeUndefined()
  })

  it('keeps every name inside its folder, for its owner alone', async () => {
    const store = await openFileKeyStore(join(folder, 'mine'))
    await store.put('../../elsewhere', Uint8Array.of(1))
    expect(await readdir(folder)).toEqual(['mine'])
    for (const name of await readdir(join(folder, 'mine'))) {
      expect((await stat(join(folder, 'mine', name))).mode & 0o077).toBe(0)
    }
    expect(await store.get('../../elsewhere')).toEqual(Uint8Array.of(1))
  })

  it('is open once at a time', async () => {
    const store = await openFileKeyStore(folder)
    await expect(openFileKeyStore(folder)).rejects.toThrow(FileKeyStoreInUseError)
    await store.close()
    await expect(openFileKeyStore(folder)).resolves.toBeDefined()
  })

  it('is not held shut by a process that died', async () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    await writeFile(join(folder, 'in-use'), String(pid))
    await expect(openFileKeyStore(folder)).resolves.toBeDefined()
  })

  it('is not held shut by an earlier process that had the same number', async () => {
    await writeFile(join(folder, 'in-use'), String(process.pid))
    await expect(openFileKeyStore(folder)).resolves.toBeDefined()
  })

  it('runs what is locked under one name one after the other', async () => {
    const store = await openFileKeyStore(folder)
    const order: string[] = []
    let finish = () => {}
    const first = store.lock('identity', async () => {
      await new Promise<void>((resolve) => (finish = resolve))
      order.push('first')
    })
    const second = store.lock('identity', async () => void order.push('second'))
    await store.lock('other', async () => void order.push('other'))
    finish()
    await Promise.all([first, second])
    expect(order).toEqual(['other', 'first', 'second'])
  })
})
