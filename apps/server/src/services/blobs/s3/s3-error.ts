/** The storage answered and will not do what was asked, however often it is asked again. */
export class S3RefusedError extends Error {
  override name = 'S3RefusedError'
  readonly method: string
  readonly status: number
  readonly code: string

  /**
   * @param status Of HTTP.
   * @param code The storage's own, such as `NoSuchBucket`; empty when it gave none.
   */
  constructor(method: string, status: number, code: string) {
    super(`The storage of files answers ${method} with ${status} ${code}`.trim())
    this.method = method
    this.status = status
    this.code = code
  }
}

/** Reads the storage's own code out of an answer. */
export async function createS3Refusal(method: string, response: Response): Promise<S3RefusedError> {
  const text = await response.text()
  return new S3RefusedError(method, response.status, /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '')
}
