import { ServiceError } from '../errors/service-error.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** Signs somebody in, and counts where that is refused. */
export async function countRefusals<T>(metrics: Metrics, signIn: () => Promise<T>): Promise<T> {
  try {
    return await signIn()
  } catch (error) {
    const code = error instanceof ServiceError ? error.code : undefined
    if (code === 'unauthenticated') metrics.signInRefused('wrong')
    if (code === 'too-many') metrics.signInRefused('too-many')
    throw error
  }
}
