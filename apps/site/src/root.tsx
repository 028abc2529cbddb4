import '@umkreis/design-system/reset.css'
import '@umkreis/design-system/fonts.css'
import displayFont from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { Links, Meta, Outlet, useLocation } from 'react-router'
import { arrivalScript, islandsScript } from './islands-script.ts'
import { LANGUAGES, isMissingPage, localise } from './language/languages.ts'
import { useLanguage } from './language/use-language.ts'
import { shellCopy } from './sections/shell-copy.ts'
import { SiteFooter } from './sections/SiteFooter.tsx'
import { SiteHeader } from './sections/SiteHeader.tsx'
import * as styles from './root.css.ts'

/** The document around every page: no router in the browser, one small module for the live parts. */
export default function Root() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const [other] = LANGUAGES.filter((each) => each !== language)
  const isMissing = isMissingPage(pathname)
  return (
    <html lang={language} data-other-language={other && !isMissing ? localise(pathname, other) : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Before anything is painted: members go on to their profile, and a language that was chosen is kept. */}
        {isMissing ? null : <script src={arrivalScript} />}
        <meta name="theme-color" content="#FFF8F6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#071A1B" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {[displayFont, textFont].map((url) => (
          <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        <script type="module" src={islandsScript} />
        {import.meta.env.DEV ? <script type="module" src="/@vite/client" /> : null}
      </head>
      <body>
        <a className={styles.skip} href="#content">
          {shellCopy[language].skip}
        </a>
        <SiteHeader />
        <main id="content" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <SiteFooter />
      </body>
    </html>
  )
}
