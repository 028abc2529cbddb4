import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createCoffeeRounds, type CoffeeRoundsResource } from '@umkreis/api-client/matching'
import { showToast } from '@umkreis/design-system'
import { useMemo } from 'react'
import { useApi } from '../../../../services/api.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'

const KEY = ['matching', 'coffee']

/** The calls of coffee rounds. */
export function useCoffeeCalls(): CoffeeRoundsResource {
  const api = useApi()
  return useMemo(() => createCoffeeRounds(api), [api])
}

/** The rounds as they are now. */
export function useCoffeeRounds() {
  const calls = useCoffeeCalls()
  return useQuery({ queryKey: [...KEY, 'rounds'], queryFn: ({ signal }) => calls.load(signal) })
}

/** The rounds that one was in. */
export function useEarlierRounds() {
  const calls = useCoffeeCalls()
  return useQuery({ queryKey: [...KEY, 'history'], queryFn: ({ signal }) => calls.history(signal) })
}

/** One change after the other, after which everything is read anew. */
export interface CoffeeChange {
  isUnderWay: boolean
  change: (run: (calls: CoffeeRoundsResource) => Promise<void>) => void
}

/** Changes something; where that fails, says so. */
export function useCoffeeChange(): CoffeeChange {
  const calls = useCoffeeCalls()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async (run: (calls: CoffeeRoundsResource) => Promise<void>) => {
      await run(calls)
      await queries.invalidateQueries({ queryKey: KEY })
    },
    onError: (error) => showToast({ tone: 'danger', message: describeFailure(error) }),
  })
  return { isUnderWay: isPending, change: mutate }
}
