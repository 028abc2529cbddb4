/**
 * Why there is no picture from a camera.
 * - `refused`: the person or the browser's settings do not allow it.
 * - `missing`: the device has none.
 * - `busy`: something else uses it, or it does not start.
 * - `unsupported`: the browser offers no cameras at all, as at an address without encryption.
 */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'unsupported'

/** The camera can't be used. */
export class CameraError extends Error {
  override name = 'CameraError'

  constructor(
    readonly problem: CameraProblem,
    options?: ErrorOptions,
  ) {
    super(`The camera can't be used: ${problem}`, options)
  }
}

const NAMED: readonly (readonly [RegExp, CameraProblem])[] = [
  [/NotAllowedError|SecurityError|PermissionDenied/, 'refused'],
  [/NotFoundError|OverconstrainedError|DevicesNotFound/, 'missing'],
  [/not supported/i, 'unsupported'],
]

/**
 * What went wrong when a camera was started.
 *
 * @param cause The browser's `DOMException`, a sentence that holds its name, or an error that knows.
 */
export function cameraProblemOf(cause: unknown): CameraProblem {
  if (cause instanceof CameraError) return cause.problem
  const told = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause)
  return NAMED.find(([pattern]) => pattern.test(told))?.[1] ?? 'busy'
}
