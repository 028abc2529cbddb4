import type { GroupChangesResource } from '@umkreis/api-client/chat'
import type { Group } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { groupChangesAtom } from '../../../../services/conversation/group-changes.ts'
import { useProblemToast } from '../../hooks/use-problem-toast.ts'
import { groupListEventAtom } from '../../state/groups.ts'

/** Changing a group, one thing at a time. */
export type GroupWork = {
  readonly isBusy: boolean
  /**
   * Does something with a group and shows what the server answers.
   *
   * @param what Said where it fails, with the reason and a way to try again.
   * @returns Whether it was done.
   */
  readonly run: (what: string, work: (changes: GroupChangesResource) => Promise<Group | void>) => Promise<boolean>
}

/** Changes groups: what the server answers is shown at once, what fails is told. */
export function useGroupWork(): GroupWork {
  const changes = useAtomValue(groupChangesAtom)
  const tell = useSetAtom(groupListEventAtom)
  const tellProblem = useProblemToast()
  const [isBusy, setBusy] = useState(false)
  // Two presses in one frame both see the state before the first of them.
  const isUnderWay = useRef(false)

  const run: GroupWork['run'] = async (what, work) => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setBusy(true)
    try {
      const group = await work(changes)
      if (group) tell({ type: 'group-loaded', group })
      return true
    } catch (error) {
      tellProblem(what, error, () => void run(what, work))
      return false
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
