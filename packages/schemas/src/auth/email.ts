import * as v from 'valibot'

/** An e-mail address in lower case, at most 254 characters (RFC 5321, 4.5.3.1), with the messages of SPEC.md section 5. */
export const emailSchema = v.pipe(
  v.string('Email is required'),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.maxLength(254, 'Invalid email'),
  v.regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u, 'Invalid email'),
  v.toLowerCase(),
)
