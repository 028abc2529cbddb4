import { ServiceError } from '../../errors/service-error.ts'

/** A piece that does not begin where the file ends. */
export class UploadOffsetError extends ServiceError {
  readonly receivedBytes: number
  override name = 'UploadOffsetError'

  /** @param receivedBytes Where the file ends: what the next piece has to begin with. */
  constructor(receivedBytes: number) {
    super('conflict', `The file goes on at byte ${receivedBytes}`)
    this.receivedBytes = receivedBytes
  }
}
