/** What is wrong with a request, in the words of RFC 7644, 3.12. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness'

const STATUS: Partial<Record<ScimType, number>> = { uniqueness: 409 }

/** A refusal that an identity provider can read. `message` is for whoever looks after it. */
export class ScimError extends Error {
  override name = 'ScimError'
  readonly status: number
  readonly scimType: ScimType

  constructor(scimType: ScimType, message: string) {
    super(message)
    this.status = STATUS[scimType] ?? 400
    this.scimType = scimType
  }
}
