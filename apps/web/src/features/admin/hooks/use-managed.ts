import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@umkreis/design-system'
import { logError } from '../../../services/log.ts'
import { describeFailure } from '../../../shared/form/describe-failure.ts'
import { copy } from '../copy.ts'

/** One change of what is managed: what the server is asked, and what is said when it is done. */
export type ManagedChange<Value> = {
  readonly act: () => Promise<Value>
  readonly done?: string
  /** Offered beside `done`, for as long as that stands there. */
  readonly undo?: () => Promise<Value>
}

/**
 * What the server keeps for managers, and changing it. Every change answers the whole, which is shown at once; what fails
 * is said, with the same once more.
 *
 * @param key The place in the cache below the admin panel's.
 */
export function useManaged<Value>(key: string, load: (signal: AbortSignal) => Promise<Value>) {
  const queryClient = useQueryClient()
  const queryKey = ['admin', key]
  const query = useQuery({ queryKey, queryFn: ({ signal }) => load(signal), staleTime: 0 })

  const take = async (value: Value) => {
    // What is under way would answer with what was before.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, value)
    // Whatever a manager changes stands there.
    void queryClient.invalidateQueries({ queryKey: ['admin', 'audit'] })
  }
  const mutation = useMutation({
    mutationFn: async ({ act }: ManagedChange<Value>) => take(await act()),
    onSuccess: (_nothing, { done, undo }) => {
      if (done === undefined) return
      const action = undo && { label: copy.undo, onPress: () => mutation.mutate({ act: undo }) }
      showToast({ tone: 'success', message: done, ...(action ? { action } : {}) })
    },
    onError: (error, change) => {
      logError('What is managed could not be changed', error)
      const action = { label: copy.retry, onPress: () => mutation.mutate(change) }
      showToast({ tone: 'danger', message: describeFailure(error), action })
    },
  })
  return {
    query,
    /** Changes it; what fails is said in a toast. */
    change: (change: ManagedChange<Value>) => mutation.mutate(change),
    isChanging: mutation.isPending,
    /** Shows what a form of its own has stored. */
    take,
  }
}
