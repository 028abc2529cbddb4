import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '@umkreis/api-client'
import type { Group, UserId } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useApi } from '../../../../services/api.ts'
import type { NoteLink } from '../../../../services/notes/note-content.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { useSettled } from '../../../../shared/hooks/use-settled.ts'

/** A person or group that a note can be linked to, as it is offered. */
export type LinkTarget = { readonly link: NoteLink; readonly line: string; readonly avatarUrl: string | null }

const TYPING_REST_MS = 150
const SHOWN_MAX = 6

/** People and groups of such a name; before anything is typed, those one can see. */
export function useLinkTargets(typed: string): {
  readonly targets: readonly LinkTarget[]
  readonly hasFailed: boolean
  readonly isSettled: boolean
} {
  const api = useApi()
  const { userId } = useAtomValue(currentUserAtom)
  const text = typed.trim()
  const asked = useSettled(text, TYPING_REST_MS)
  const query = useQuery({
    queryKey: ['notes', 'link-targets', asked],
    queryFn: ({ signal }) => findTargets(api, userId, asked, signal),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  return {
    targets: query.data ?? [],
    hasFailed: query.isError && !query.isFetching,
    isSettled: asked === text && query.isSuccess && !query.isFetching,
  }
}

async function findTargets(api: ApiClient, self: UserId, text: string, signal: AbortSignal): Promise<LinkTarget[]> {
  const [found, listed] = await Promise.all([
    text === '' ? api.users.page(1, signal) : api.users.suggestions(text, signal).then(({ people }) => people),
    api.groups.page(1, signal),
  ])
  const people = found
    .filter((person) => person.userId !== self)
    .map((person): LinkTarget => {
      const name = formatName(person)
      return { link: { kind: 'person', id: person.userId, name }, line: person.position, avatarUrl: person.avatarUrl }
    })
  const groups = listed.groups
    .filter(({ kind, name }) => kind !== 'pair' && name.toLowerCase().includes(text.toLowerCase()) && name !== '')
    .map(({ groupId, name, avatarUrl }: Group): LinkTarget => {
      return { link: { kind: 'group', id: groupId, name }, line: '', avatarUrl }
    })
  return [...groups.slice(0, SHOWN_MAX / 2), ...people].slice(0, SHOWN_MAX)
}
