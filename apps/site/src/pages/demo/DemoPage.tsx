import type { MetaDescriptor } from 'react-router'
import { links } from '../../links.ts'
import { accentButton, frame } from '../../root.css.ts'
import { copy } from './copy.ts'
import * as styles from './DemoPage.css.ts'

/** Title and description of the page that asks for a demonstration. */
export function meta(): MetaDescriptor[] {
  return [{ title: copy.title }, { name: 'description', content: copy.lead }]
}

/** Asks for a demonstration. The form is brought to life by `islands/demo-form.ts`. */
export default function DemoPage() {
  return (
    <div className={`${frame} ${styles.page}`}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{copy.heading}</h1>
        <p className={styles.lead}>{copy.lead}</p>
        <ol className={styles.steps}>
          {copy.steps.map(({ letter, title, text }) => (
            <li key={letter} className={styles.step}>
              <span className={styles.letter} aria-hidden="true">
                {letter}
              </span>
              <span>
                <strong className={styles.stepTitle}>{title}</strong>
                <span className={styles.stepText}>{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <form className={styles.form} data-island="demo-form" data-action={`${links.api}/email/sendEmails`} noValidate>
        {copy.fields.map(({ name, label, type, autoComplete }) => (
          <p key={name} className={styles.field}>
            <label className={styles.label} htmlFor={name}>
              {label}
            </label>
            <input
              className={styles.input}
              id={name}
              name={name}
              type={type}
              autoComplete={autoComplete}
              aria-describedby={`${name}-error`}
              required
            />
            <span className={styles.error} id={`${name}-error`} data-error-for={name} />
          </p>
        ))}
        <p className={styles.note}>{copy.note}</p>
        <button className={accentButton} type="submit" data-busy-label={copy.sending}>
          Request a Demo
        </button>
        <p className={styles.error} role="alert" data-form-error="" />
        <noscript>
          <p className={styles.note}>{copy.noScript}</p>
        </noscript>
      </form>
      <dialog className={styles.dialog} data-thanks="" aria-labelledby="thanks-title">
        <h2 id="thanks-title" className={styles.dialogTitle}>
          Awesome
        </h2>
        <p className={styles.lead}>{copy.thanks}</p>
        <a className={accentButton} href={links.home}>
          Back to home page
        </a>
      </dialog>
    </div>
  )
}
