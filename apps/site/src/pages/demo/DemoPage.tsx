import type { MetaFunction } from 'react-router'
import { languageOf } from '../../language/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { linksIn } from '../../links.ts'
import { accentButton, frame } from '../../root.css.ts'
import { ContactForm } from '../../sections/ContactForm.tsx'
import { PageDiscs } from '../../sections/PageDiscs.tsx'
import { textLink } from '../../sections/section.css.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { demoCopy } from './copy.ts'
import * as styles from './DemoPage.css.ts'

/** What the page says about itself. */
export const meta: MetaFunction = ({ location }) => {
  const language = languageOf(location.pathname)
  const { title, description } = demoCopy[language]
  return pageMeta({ path: '/demo', language, title, description, picture: 'demo' })
}

/** What `demoRequestSchema` allows, for browsers that check it without our script. */
const PATTERNS: Record<string, string> = {
  fullName: String.raw`[\p{L}\p{M} ]+`,
  companyName: String.raw`[\p{L}\p{M}\p{Nd} ]+`,
}

/** Asks for a demonstration, in three steps. */
export default function DemoPage() {
  const language = useLanguage()
  const copy = demoCopy[language]
  const links = linksIn(language)
  return (
    <PageDiscs>
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
        <div className={styles.side}>
          <ContactForm
            request="demo"
            path="/email/sendEmails"
            fields={copy.fields.map((field) => ({ ...field, pattern: PATTERNS[field.name] }))}
            note={
              <>
                {copy.note}{' '}
                <a className={textLink} href={links.privacy}>
                  {copy.privacy}
                </a>
                .
              </>
            }
            submit={copy.submit}
            sending={copy.sending}
          />
          <dialog className={styles.dialog} data-thanks="" aria-labelledby="thanks-title">
            <h2 id="thanks-title" className={styles.dialogTitle}>
              {copy.thanksTitle}
            </h2>
            <p className={styles.lead}>{copy.thanks}</p>
            <a className={accentButton} href={links.home}>
              {copy.home}
            </a>
          </dialog>
        </div>
      </div>
    </PageDiscs>
  )
}
