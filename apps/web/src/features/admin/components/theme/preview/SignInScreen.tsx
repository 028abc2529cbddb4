import { Avatar, Button, Wordmark } from '@umkreis/design-system'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import type { ReactNode } from 'react'
import { AYLIN, INES, JOHANNA, KARIM, TOMASZ } from './demo-content.ts'
import * as css from './sign-in.css.ts'
import type { ScreenProps } from './ThemePreview.tsx'

/** The form on one side, the people to be found on their circles on the other. */
export function SignInScreen({ device }: ScreenProps): ReactNode {
  return (
    <div className={css.screen[device]}>
      <div className={css.column[device]}>
        <Wordmark />
        <div className={css.form}>
          <p className={css.title}>Good to see you</p>
          <p className={css.line}>Sign in to find your people.</p>
          <p className={css.label}>E-mail</p>
          <p className={css.field.rest}>j.brandt@lindwerk.example</p>
          <p className={css.labels}>
            <span className={css.label}>Password</span>
            <span className={css.link}>Forgot password?</span>
          </p>
          <p className={css.field.focused}>
            ••••••••••
            <EyeIcon size={20} />
          </p>
          <Button variant="accent" size={48} full>
            Sign in
          </Button>
          <p className={css.line}>
            New here? <span className={css.link}>Create an account</span>
          </p>
        </div>
      </div>
      {device === 'desktop' ? (
        <div className={css.panel}>
          <svg className={css.rings} viewBox="0 0 500 500">
            <circle className={css.outer} cx="250" cy="250" r="210" />
            <circle className={css.inner} cx="250" cy="250" r="135" />
          </svg>
          <p className={css.claim}>Find specific people in 30 seconds</p>
          {[JOHANNA, INES, KARIM, AYLIN, TOMASZ].map((person, index) => (
            <span key={person.id} className={css.place[index as 0]}>
              <Avatar name={person.name} src={person.src} size={index === 0 ? 80 : 56} />
            </span>
          ))}
        </div>
      ) : null}
    </div>
  )
}
