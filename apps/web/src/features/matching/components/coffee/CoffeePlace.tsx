import { lazy, type ReactNode, Suspense } from 'react'
import { logError } from '../../../../services/log.ts'

const CoffeeRounds = lazy(async () => {
  try {
    return { default: (await import('./CoffeeRounds.tsx')).CoffeeRounds }
  } catch (error) {
    // The page is worth more than this part of it.
    logError('Coffee rounds could not be loaded', error)
    return { default: () => null }
  }
})

/** Where coffee rounds stand; their code comes once they are there. */
export function CoffeePlace({ isManager }: { isManager: boolean }): ReactNode {
  return (
    <Suspense fallback={null}>
      <CoffeeRounds isManager={isManager} />
    </Suspense>
  )
}
