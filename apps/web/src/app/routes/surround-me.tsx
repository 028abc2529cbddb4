import { lazy, type ReactNode, Suspense } from 'react'
import { SurroundMePage } from '../../features/surround-me/SurroundMePage.tsx'
import { logError } from '../../services/log.ts'

const CoffeeNews = lazy(async () => {
  try {
    return { default: (await import('../../features/matching/CoffeeNews.tsx')).CoffeeNews }
  } catch (error) {
    // The question is worth more than this line below it.
    logError('News of coffee rounds could not be loaded', error)
    return { default: () => null }
  }
})

/** `/app/surround-me`, with what is new of coffee rounds at its foot. */
export function Component(): ReactNode {
  return (
    <SurroundMePage
      news={
        <Suspense fallback={null}>
          <CoffeeNews />
        </Suspense>
      }
    />
  )
}
