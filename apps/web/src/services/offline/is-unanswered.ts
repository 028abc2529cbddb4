import { ApiError, ApiShapeError, statusOf } from '@umkreis/api-client'

/** Whether a call failed for want of an answer of the server, which says nothing about what was asked. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError) || error instanceof ApiShapeError) return false
  const status = statusOf(error)
  return status === undefined || (status >= 502 && status <= 504)
}
