import type { ReactNode } from 'react'
import { useLanguage } from '../language/use-language.ts'
import { outerLinks } from '../links.ts'
import { accentButton } from '../root.css.ts'
import * as styles from './ContactForm.css.ts'

/** {@link ContactForm}: which request it makes, its fields and its words. */
export interface ContactFormProps {
  request: 'demo' | 'newsletter'
  /** Below the API's address. */
  path: string
  /** `pattern` and `title` are for browsers without our script: what is allowed, and how they say it. */
  fields: readonly {
    name: string
    label: string
    type: string
    autoComplete: string
    pattern?: string
    title?: string
  }[]
  note: ReactNode
  submit: string
  sending: string
  /** Said below the form once it has been sent; empty where a dialog says so. */
  done?: string
}

/**
 * A form that sends a few details. `islands/contact-form.ts` checks it and sends it in place; without a script the browser
 * checks and posts it, and the server answers with a page of thanks.
 */
export function ContactForm({ request, path, fields, note, submit, sending, done = '' }: ContactFormProps) {
  const language = useLanguage()
  const address = `${outerLinks.api}${path}`
  return (
    <form
      className={styles.form}
      method="post"
      action={`${address}?language=${language}`}
      data-island="contact-form"
      data-request={request}
      data-address={address}
    >
      {fields.map(({ name, label, type, autoComplete, pattern, title }) => (
        <p key={name} className={styles.field}>
          <label className={styles.label} htmlFor={`${request}-${name}`}>
            {label}
          </label>
          <input
            className={styles.input}
            id={`${request}-${name}`}
            name={name}
            type={type}
            autoComplete={autoComplete}
            pattern={pattern}
            title={title || undefined}
            maxLength={type === 'email' ? 254 : 160}
            aria-describedby={`${request}-${name}-error`}
            required
          />
          <span className={styles.error} id={`${request}-${name}-error`} data-error-for={name} />
        </p>
      ))}
      <p className={styles.note}>{note}</p>
      <button className={accentButton} type="submit" data-busy-label={sending}>
        {submit}
      </button>
      <p className={styles.error} role="alert" data-form-error="" />
      <output className={styles.done} data-done={done} />
    </form>
  )
}
