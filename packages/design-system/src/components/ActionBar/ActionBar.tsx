import type { ReactNode } from 'react'
import { actions, bar, hint as hintStyle, summary, title as titleStyle, words } from './ActionBar.css.ts'

/** {@link ActionBar}: `label` names it; `portraits` is an `AvatarStack`, the children are the buttons. */
export interface ActionBarProps {
  label: string
  title: ReactNode
  hint?: ReactNode
  portraits?: ReactNode
  end?: ReactNode
  children: ReactNode
}

/** What can be done with what is selected. On phones it is docked in place of the bottom bar. */
export function ActionBar({ label, title, hint, portraits, end, children }: ActionBarProps): ReactNode {
  return (
    <section className={bar} aria-label={label}>
      <div className={summary}>
        {portraits}
        <div className={words}>
          <p className={titleStyle} aria-live="polite">
            {title}
          </p>
          {hint ? <p className={hintStyle}>{hint}</p> : null}
        </div>
        {end}
      </div>
      <div className={actions}>{children}</div>
    </section>
  )
}
