import { GROUPS_PAGE_SIZE } from '@umkreis/schemas'
import { atom } from 'jotai'
import { logWarning } from '../../../services/log.ts'
import { shelfAtom } from '../../../services/offline/shelf.ts'
import { settleActiveGroupAtom } from './active-group.ts'
import { groupListAtom, groupListEventAtom } from './groups.ts'

/** Keeps the beginning of the list on this device for when the server is not reached. Never rejects. */
export const keepGroupsAtom = atom(null, async (get) => {
  const list = get(groupListAtom)
  if (list.kind !== 'loaded') return
  const lastPage = list.more === 'no' && list.groups.length <= GROUPS_PAGE_SIZE ? 1 : 2
  const groups = list.groups.slice(0, GROUPS_PAGE_SIZE)
  try {
    await get(shelfAtom)?.keepGroups({ groups, paginationDataDto: { currentPage: 1, lastPage } })
  } catch (error) {
    logWarning('The conversations could not be kept', error)
  }
})

/** Shows the list that this device kept, where the server's could not be loaded. Never rejects. */
export const recallGroupsAtom = atom(null, async (get, set) => {
  try {
    const answer = await get(shelfAtom)?.loadGroups()
    if (!answer || get(groupListAtom).kind !== 'failed') return
    set(groupListEventAtom, { type: 'page-loaded', answer })
    set(settleActiveGroupAtom)
  } catch (error) {
    logWarning('The kept conversations could not be loaded', error)
  }
})
