import type { Language } from '../../../language/languages.ts'
import { linksIn } from '../../../links.ts'
import { frame } from '../../../root.css.ts'
import { SearchDemo } from '../../../search/SearchDemo.tsx'
import { ProductPicture } from '../../../sections/ProductPicture.tsx'
import { heading, lead, section, textLink } from '../../../sections/section.css.ts'
import type { LandingCopy } from '../copy/en.ts'
import * as styles from './SearchSection.css.ts'

/** The search to try at once, and how it looks in the product. */
export function SearchSection({ language, copy }: { language: Language; copy: LandingCopy }) {
  return (
    <div className={styles.ground}>
      <section className={`${frame} ${section}`} aria-labelledby="search-title">
        <div className={styles.columns}>
          <div className={styles.words}>
            <h2 id="search-title" className={heading}>
              {copy.search.title}
            </h2>
            <p className={lead}>{copy.search.lead}</p>
            <p className={styles.more}>
              <a className={textLink} href={linksIn(language).search}>
                {copy.search.more}
              </a>
            </p>
          </div>
          <SearchDemo language={language} />
        </div>
        <div className={styles.pictures}>
          <div className={styles.desk}>
            <ProductPicture name="result" alt={copy.pictures.result} sizes="(min-width: 1296px) 1120px, 90vw" />
          </div>
          <div className={styles.phone}>
            <ProductPicture
              name="phone"
              alt={copy.pictures.phone}
              sizes="(min-width: 1296px) 240px, (min-width: 768px) 19vw, 320px"
            />
          </div>
        </div>
      </section>
    </div>
  )
}
