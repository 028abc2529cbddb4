import { deleteDB, openDB } from 'idb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openIndexedDbKeyStore } from './indexed-db-key-store.ts'
import { KeyStoreError, type KeyStoreProblem } from './key-store-error.ts'

const OWNER = 'johanna'
const DATABASE = `umkreis-keys-${OWNER}`
const bytes = (text: string) => new TextEncoder().encode(text)
const open = async () => {
  const problems: (KeyStoreProblem | undefined)[] = []
  return { problems, store: await openIndexedDbKeyStore(OWNER, (problem) => problems.push(problem)) }
}
const refuse = (name: string) => () => {
  throw new DOMException('refused', name)
}

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await deleteDB(DATABASE)
})

describe(openIndexedDbKeyStore, () => {
  it('gives back what was put, to every tab, and nothing after deleting it', async () => {
    const { store, problems } = await open()
    const { store: otherTab } = await open()
    await store.put('seed', bytes('secret'))
    expect(await otherTab.get('seed')).toEqual(bytes('secret'))
    await otherTab.delete('seed')
    expect(await store.get('seed')).toBe(undefined)
    expect(problems).toEqual([])
  })

  it('stores nothing that can be read without the key of the browser, which can’t be taken out', async () => {
    const { store } = await open()
    await store.put('seed', bytes('a canary in the mine'))
    const db = await openDB(DATABASE)
    const { sealed } = await db.get('values', 'seed')
    const key = await db.get('wrapping', 'wrapping')
    db.close()
    expect(new TextDecoder().decode(sealed)).not.toContain('canary')
    expect(key.extractable).toBe(false)
  })

  it('uses one key when two tabs open it for the first time at once', async () => {
    const [one, other] = await Promise.all([open(), open()])
    await one.store.put('seed', bytes('secret'))
    expect(await other.store.get('seed')).toEqual(bytes('secret'))
  })

  it('runs one task of a name at a time over all tabs', async () => {
    const { store } = await open()
    const { store: otherTab } = await open()
    const order: string[] = []
    const task = (name: string) => async () => {
      order.push(`${name} begins`)
      await store.get('seed')
      order.push(`${name} ends`)
    }
    await Promise.all([store.lock('enrol', task('one')), otherTab.lock('enrol', task('two'))])
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })

  it('says that a value is damaged, or was moved under another name', async () => {
    const { store, problems } = await open()
    await store.put('seed', bytes('secret'))
    const db = await openDB(DATABASE)
    await db.put('values', await db.get('values', 'seed'), 'pins')
    db.close()
    const error = await store.get('pins').catch((error: unknown) => error)
    expect(error).toBeInstanceOf(KeyStoreError)
    expect(error).toMatchObject({ problem: 'damaged' })
    expect(await store.get('seed')).toEqual(bytes('secret'))
    expect(problems).toEqual([])
  })

  it('says that there is no room, and that there is again', async () => {
    const { store, problems } = await open()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse('QuotaExceededError'))
    await expect(store.put('seed', bytes('secret'))).rejects.toMatchObject({ problem: 'full' })
    expect(problems).toEqual(['full'])
    put.mockRestore()
    await store.put('seed', bytes('secret'))
    expect(problems).toEqual(['full', undefined])
  })

  it.each([
    ['SecurityError', 'unavailable'],
    ['InvalidStateError', 'unavailable'],
    ['QuotaExceededError', 'full'],
    ['VersionError', 'outdated'],
  ])('refuses to open where the browser answers %s, and says %s', async (name, problem) => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse(name))
    const problems: unknown[] = []
    const opening = openIndexedDbKeyStore(OWNER, (found) => problems.push(found))
    await expect(opening).rejects.toMatchObject({ name: 'KeyStoreError', problem })
    expect(problems).toEqual([problem])
  })

  it('refuses to open where the browser has no database, or keeps no keys in it', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse('DataCloneError'))
    await expect(open()).rejects.toMatchObject({ problem: 'unavailable' })
    vi.stubGlobal('indexedDB', undefined)
    await expect(open()).rejects.toMatchObject({ problem: 'unavailable' })
  })

  it('says that the page came over an address where browsers keep no keys', async () => {
    vi.stubGlobal('isSecureContext', false)
    await expect(open()).rejects.toMatchObject({ problem: 'insecure' })
  })

  it('opens again what the browser closed in the background', async () => {
    const { store, problems } = await open()
    await store.put('seed', bytes('secret'))
    const read = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(refuse('InvalidStateError'))
    expect(await store.get('seed')).toEqual(bytes('secret'))
    expect(read).toHaveBeenCalledTimes(3)
    expect(problems).toEqual([])
  })

  it('lets its database be deleted from another tab, and then says that it was', async () => {
    const { store, problems } = await open()
    await store.put('seed', bytes('secret'))
    await deleteDB(DATABASE)
    expect(await store.get('seed')).toBe(undefined)
    await store.put('pins', bytes('new'))
    expect(problems).toEqual(['cleared'])
  })
})
