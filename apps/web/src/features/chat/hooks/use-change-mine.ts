import type { Group, OwnGroupUpdate } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { copy } from '../copy.ts'
import { changeMineAtom } from '../state/change-mine.ts'
import { useProblemToast } from './use-problem-toast.ts'

/** Mutes and pins a conversation for oneself; what the server does not take is told, with a way to try again. */
export function useChangeMine({ groupId }: Pick<Group, 'groupId'>): (changes: OwnGroupUpdate) => void {
  const change = useSetAtom(changeMineAtom)
  const tellProblem = useProblemToast()
  const run = (changes: OwnGroupUpdate) => {
    change(groupId, changes).catch((error: unknown) => tellProblem(copy.mineFailed, error, () => run(changes)))
  }
  return run
}
