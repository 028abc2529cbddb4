import * as v from 'valibot'

/** `GET /users/export`: rows by the part of the product that keeps them, as they are kept; bytes in base64. */
export const ownDataAnswerSchema = v.record(v.string(), v.array(v.record(v.string(), v.unknown())))
/** `GET /users/export`. */
export type OwnDataAnswer = v.InferOutput<typeof ownDataAnswerSchema>
