import { ServiceError } from '../../errors/service-error.ts'

/** The message was sealed under keys that are not the group's current ones: catch up, seal again, resend. */
export class StaleEpochError extends ServiceError {
  override name = 'StaleEpochError'

  constructor() {
    super('conflict', 'The keys of this conversation have changed. The message has to be sealed again')
  }
}
