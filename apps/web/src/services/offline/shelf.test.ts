import { createMemoryKeyStore } from '@umkreis/chat-hub/testing'
import { describe, expect, it } from 'vitest'
import { buildGroup } from '../../testing/groups.ts'
import { johanna } from '../../testing/people.ts'
import { createShelf } from './shelf.ts'

const answer = { groups: [buildGroup('a')], paginationDataDto: { currentPage: 1, lastPage: 3 } }

describe(createShelf, () => {
  it('keeps what the server said last, and nothing once it is cleared', async () => {
    const shelf = createShelf(createMemoryKeyStore())
    expect([await shelf.loadUser(), await shelf.loadGroups()]).toEqual([undefined, undefined])
    await shelf.keepUser(johanna)
    await shelf.keepGroups(answer)
    expect(await shelf.loadUser()).toEqual(johanna)
    expect(await shelf.loadGroups()).toEqual(answer)
    await shelf.clear()
    expect([await shelf.loadUser(), await shelf.loadGroups()]).toEqual([undefined, undefined])
  })

  it('does not know what another version kept in another shape', async () => {
    const store = createMemoryKeyStore()
    await store.put('shelf-user', new TextEncoder().encode('{"name":"Johanna"}'))
    expect(await createShelf(store).loadUser()).toBeUndefined()
  })
})
