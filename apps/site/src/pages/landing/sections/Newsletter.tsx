import { frame } from '../../../root.css.ts'
import { ContactForm } from '../../../sections/ContactForm.tsx'
import { cardTitle, heading, lead, section, text, textLink } from '../../../sections/section.css.ts'
import type { LandingCopy } from '../copy/en.ts'
import * as styles from './Newsletter.css.ts'

/** What Umkreis will be joined with, and the newsletter that tells when. */
export function Newsletter({ newsletter, privacy }: Pick<LandingCopy, 'newsletter'> & { privacy: string }) {
  return (
    <section id="newsletter" className={`${frame} ${section}`} aria-labelledby="newsletter-title">
      <div className={styles.columns}>
        <div>
          <h2 id="newsletter-title" className={heading}>
            {newsletter.title}
          </h2>
          <p className={lead}>{newsletter.lead}</p>
          <ul className={styles.integrations}>
            {newsletter.integrations.map((integration) => (
              <li key={integration.title} className={styles.integration}>
                <div>
                  <h3 className={cardTitle}>{integration.title}</h3>
                  <p className={text}>{integration.text}</p>
                </div>
                <span className={styles.planned}>{newsletter.planned}</span>
              </li>
            ))}
          </ul>
        </div>
        <ContactForm
          request="newsletter"
          path="/email"
          fields={[{ name: 'email', label: newsletter.label, type: 'email', autoComplete: 'email' }]}
          note={
            <>
              {newsletter.note}{' '}
              <a className={textLink} href={`${privacy}#newsletter`}>
                {newsletter.privacy}
              </a>
              .
            </>
          }
          submit={newsletter.submit}
          sending={newsletter.sending}
          done={newsletter.done}
        />
      </div>
    </section>
  )
}
