import type { HubErrorCode } from '@umkreis/schemas'
import { ServiceError, type ServiceErrorCode } from '../errors/service-error.ts'
import { isUnavailable, UNAVAILABLE } from '../errors/unavailable.ts'
import { StaleEpochError } from '../services/messages/stale-epoch-error.ts'

/** Why a call is refused, as the caller may know it. */
export class HubFailure extends Error {
  override name = 'HubFailure'

  readonly code: HubErrorCode

  constructor(code: HubErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

const CODES: Record<ServiceErrorCode, HubErrorCode> = {
  'not-found': 'NotFound',
  forbidden: 'Forbidden',
  unauthenticated: 'Forbidden',
  conflict: 'InvalidArguments',
  invalid: 'InvalidArguments',
  'too-large': 'InvalidArguments',
  'too-many': 'RateLimited',
  unavailable: 'Unavailable',
}

/** Turns anything thrown into the one error of the hub. What the server did not expect says nothing about its inside. */
export function createHubFailure(error: unknown): HubFailure {
  if (error instanceof HubFailure) return error
  if (error instanceof StaleEpochError) return new HubFailure('StaleEpoch', error.message, { cause: error })
  if (error instanceof ServiceError) return new HubFailure(CODES[error.code], error.message, { cause: error })
  if (isUnavailable(error)) return new HubFailure('Unavailable', UNAVAILABLE, { cause: error })
  return new HubFailure('Internal', 'Something went wrong on our side. Please try again', { cause: error })
}
