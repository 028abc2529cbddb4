import { Link, Wordmark } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { CirclePanel } from './components/CirclePanel.tsx'
import { brand, column, footer, frame, inner, sheet } from './components/auth-frame.css.ts'
import { copy } from './copy.ts'

/** Around the pages of visitors: the form on one side, the people to be found circling on the other. */
export function AuthFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={frame}>
      <CirclePanel />
      <div className={column}>
        <header className={brand}>
          <a href={paths.site.landing()} aria-label={copy.toStart}>
            <Wordmark />
          </a>
        </header>
        <main id="main" className={sheet} tabIndex={-1}>
          <div className={inner}>{children}</div>
        </main>
        <footer className={footer}>
          <Link tone="quiet" href={paths.site.safety()} target="_top">
            {copy.safety}
          </Link>
        </footer>
      </div>
    </div>
  )
}
