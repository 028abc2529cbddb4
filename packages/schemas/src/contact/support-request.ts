import * as v from 'valibot'
import { severalLines, singleLine, visible } from '../plain-text.ts'

const UNREADABLE = 'Please use letters that everybody can read'
/** Characters of a message to the organisation's managers. */
export const SUPPORT_MESSAGE_MAX_LENGTH = 4000

/** `POST /support`: a mail to the managers of the member's organisation. */
export const supportRequestSchema = v.object({
  subject: v.pipe(
    v.string('Subject is required'),
    v.trim(),
    visible('Subject is required'),
    v.maxLength(120, 'At most 120 characters'),
    singleLine(UNREADABLE),
  ),
  message: v.pipe(
    v.string('Message is required'),
    v.trim(),
    visible('Message is required'),
    v.maxLength(SUPPORT_MESSAGE_MAX_LENGTH, `At most ${SUPPORT_MESSAGE_MAX_LENGTH} characters`),
    severalLines(UNREADABLE),
  ),
})
/** `POST /support`. */
export type SupportRequest = v.InferOutput<typeof supportRequestSchema>
