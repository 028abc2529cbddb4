import { showToast } from '@umkreis/design-system'
import type { Group, UserSummary } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '../../../../services/api.ts'
import { groupChangesAtom } from '../../../../services/conversation/group-changes.ts'
import { logError } from '../../../../services/log.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { paths } from '../../../../shared/paths.ts'
import { FROM_LIST } from '../../hooks/use-pane.ts'
import { groupListEventAtom } from '../../state/groups.ts'
import type { About } from './AboutFields.tsx'
import { copy } from './copy.ts'

/**
 * Makes a conversation and goes to it, ready to write (SPEC.md section 4, "Creating a group"). Two people without a name
 * are led to the conversation that they already have. What fails is logged, and told where it was asked for.
 */
export function useCreateGroup(): {
  readonly isCreating: boolean
  readonly problem: string | undefined
  /** @returns Whether it is there. */
  readonly create: (people: readonly UserSummary[], about?: About) => Promise<boolean>
} {
  const api = useApi()
  const changes = useAtomValue(groupChangesAtom)
  const tell = useSetAtom(groupListEventAtom)
  const navigate = useNavigate()
  const { state } = useLocation()
  const [isCreating, setCreating] = useState(false)
  const [problem, setProblem] = useState<string>()
  // Two presses in one frame both see the state before the first of them.
  const isUnderWay = useRef(false)

  const putPicture = async (group: Group, about: About | undefined): Promise<Group> => {
    if (about?.picture.kind !== 'new') return group
    try {
      return await changes.putAvatar(group.groupId, about.picture.file)
    } catch (error) {
      logError('The picture of a new group could not be saved', error)
      showToast({ tone: 'danger', message: `${copy.pictureFailed}. ${describeFailure(error)}` })
      return group
    }
  }
  const create = async (people: readonly UserSummary[], about?: About): Promise<boolean> => {
    if (people.length === 0 || isUnderWay.current) return false
    isUnderWay.current = true
    setCreating(true)
    setProblem(undefined)
    try {
      const made = await api.groups.create({
        userIds: people.map(({ userId }) => userId),
        ...(about ? { name: about.name.trim(), description: about.description.trim() } : {}),
      })
      const group = await putPicture(made, about)
      tell({ type: group.lastMessage === null ? 'group-created' : 'group-loaded', group })
      const kept = typeof state === 'object' && state !== null ? state : {}
      void navigate(paths.chat({ group: group.groupId }), { state: { ...kept, [FROM_LIST]: true, write: true } })
      return true
    } catch (error) {
      logError('A conversation could not be started', error)
      setProblem(describeFailure(error))
      return false
    } finally {
      isUnderWay.current = false
      setCreating(false)
    }
  }
  return { isCreating, problem, create }
}
