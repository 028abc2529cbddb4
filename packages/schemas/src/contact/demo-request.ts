import * as v from 'valibot'
import { visible } from '../plain-text.ts'

const email = (required: string) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(254, 'Invalid email address'),
    v.email('Invalid email address'),
  )

/** `POST email/sendEmails`: somebody asks for a demonstration (SPEC.md section 5). Letters of any script count as letters. */
export const demoRequestSchema = v.object({
  fullName: v.pipe(
    v.string('Full name is required'),
    v.trim(),
    visible('Full name is required'),
    v.maxLength(160, 'Invalid name'),
    v.regex(/^[\p{L}\p{M} ]+$/u, 'Invalid name'),
  ),
  workEmail: email('Business email is required'),
  companyName: v.pipe(
    v.string('Company name is required'),
    v.trim(),
    visible('Company name is required'),
    v.maxLength(160, 'Invalid company name'),
    v.regex(/^[\p{L}\p{M}\p{Nd} ]+$/u, 'Invalid company name'),
  ),
})
/** `POST email/sendEmails`. */
export type DemoRequest = v.InferOutput<typeof demoRequestSchema>

/** `POST email`: somebody asks for the newsletter. */
export const newsletterRequestSchema = v.object({ email: email('Email is required') })
/** `POST email`. */
export type NewsletterRequest = v.InferOutput<typeof newsletterRequestSchema>
