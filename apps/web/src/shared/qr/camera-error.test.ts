import { describe, expect, it } from 'vitest'
import { cameraProblemOf } from './camera-error.ts'

describe(cameraProblemOf, () => {
  it.each([
    [new DOMException('Permission denied', 'NotAllowedError'), 'refused'],
    ['Error getting userMedia, error = NotAllowedError: Permission dismissed', 'refused'],
    [new DOMException('Requested device not found', 'NotFoundError'), 'missing'],
    ['Error getting userMedia, error = OverconstrainedError', 'missing'],
    ['Camera streaming not supported by the browser', 'unsupported'],
    ['Error getting userMedia, error = NotReadableError: Could not start video source', 'busy'],
    [undefined, 'busy'],
  ])('knows what %s means', (cause, problem) => {
    expect(cameraProblemOf(cause)).toBe(problem)
  })
})
