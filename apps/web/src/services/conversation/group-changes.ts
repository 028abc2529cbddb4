import { createGroupChanges } from '@umkreis/api-client/chat'
import { atom } from 'jotai'
import { apiAtom } from '../api.ts'

/** The calls that find and change groups. Their code comes with what asks for them. */
export const groupChangesAtom = atom((get) => createGroupChanges(get(apiAtom)))
