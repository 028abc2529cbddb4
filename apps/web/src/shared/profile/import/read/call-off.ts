import { ImportError } from './found-profile.ts'

/** Ends reading that was called off already: whoever only listens would never learn of it. @throws {ImportError} */
export function throwIfCalledOff(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ImportError('time', { cause: signal.reason })
}
