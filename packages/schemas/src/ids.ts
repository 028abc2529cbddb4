import * as v from 'valibot'

/** What every id on the wire looks like: opaque, URL-safe, 1 to 64 characters. */
const idText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'Invalid id'))

/** Id of a person. */
export const userIdSchema = v.pipe(idText, v.brand('UserId'))
/** Id of a person. */
export type UserId = v.InferOutput<typeof userIdSchema>

/** Id of a conversation, be it of two people or of many. */
export const groupIdSchema = v.pipe(idText, v.brand('GroupId'))
/** Id of a conversation, be it of two people or of many. */
export type GroupId = v.InferOutput<typeof groupIdSchema>

/** Id that the server gives a stored message. */
export const messageIdSchema = v.pipe(idText, v.brand('MessageId'))
/** Id that the server gives a stored message. */
export type MessageId = v.InferOutput<typeof messageIdSchema>

/** Id that a client gives a message before it is sent; the same one is stored once for each sender. */
export const clientMessageIdSchema = v.pipe(idText, v.brand('ClientMessageId'))
/** Id that a client gives a message before it is sent; the same one is stored once for each sender. */
export type ClientMessageId = v.InferOutput<typeof clientMessageIdSchema>

/** Id of one signed-in device of a person, derived from its signing key (E2EE.md, "Keys"). */
export const deviceIdSchema = v.pipe(idText, v.brand('DeviceId'))
/** Id of one signed-in device of a person, derived from its signing key (E2EE.md, "Keys"). */
export type DeviceId = v.InferOutput<typeof deviceIdSchema>

/** Id of one attempt to add a device, made by the device that begins it: 16 to 64 URL-safe characters that nobody can guess. */
export const pairingIdSchema = v.pipe(idText, v.minLength(16), v.brand('PairingId'))
/** Id of one attempt to add a device. */
export type PairingId = v.InferOutput<typeof pairingIdSchema>

/** Id that the server gives a stored file; nobody can guess it. */
export const blobIdSchema = v.pipe(idText, v.brand('BlobId'))
/** Id that the server gives a stored file. */
export type BlobId = v.InferOutput<typeof blobIdSchema>

/** Id of a company theme. */
export const themeIdSchema = v.pipe(idText, v.brand('ThemeId'))
/** Id of a company theme. */
export type ThemeId = v.InferOutput<typeof themeIdSchema>

/** Id of a private note, made by the device that begins it. */
export const noteIdSchema = v.pipe(idText, v.brand('NoteId'))
/** Id of a private note. */
export type NoteId = v.InferOutput<typeof noteIdSchema>
