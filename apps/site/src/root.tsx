import '@umkreis/design-system/reset.css'
import '@umkreis/design-system/fonts.css'
import displayFont from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { Links, Meta, Outlet } from 'react-router'
import { islandsScript } from './islands-script.ts'
import { SiteFooter } from './sections/SiteFooter.tsx'
import { SiteHeader } from './sections/SiteHeader.tsx'
import * as styles from './root.css.ts'

/** The document around every page: no router in the browser, one small module for the live parts. */
export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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
          Skip to content
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
