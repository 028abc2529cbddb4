import type { Language } from '../language/languages.ts'
import { useLanguage } from '../language/use-language.ts'
import * as styles from './ProductPicture.css.ts'

const files = import.meta.glob<string>('../pictures/*.{avif,webp}', { eager: true, query: '?url', import: 'default' })

const SIZES = {
  result: { width: 1440, height: 900 },
  chat: { width: 1440, height: 900 },
  surround: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

/** {@link ProductPicture}: which screen, what it shows, and how wide it stands on the page, as `sizes` says it. */
export interface ProductPictureProps {
  name: keyof typeof SIZES
  alt: string
  sizes: string
}

/**
 * A screen of the running product in the language of the page and the reader's colour scheme (README, “Pictures of the
 * product”), loaded when it is near.
 */
export function ProductPicture({ name, alt, sizes }: ProductPictureProps) {
  const language = useLanguage()
  const { width, height } = SIZES[name]
  const sources = (['dark', 'light'] as const).flatMap((scheme) =>
    (['avif', 'webp'] as const).map((format) => ({ scheme, format, srcSet: srcSetOf(name, language, scheme, format) })),
  )
  const fallback = files[`../pictures/${name}-${language}-light-${width}.webp`]
  return (
    <picture>
      {sources.map(({ scheme, format, srcSet }) => (
        <source
          key={`${scheme} ${format}`}
          type={`image/${format}`}
          media={scheme === 'dark' ? 'screen and (prefers-color-scheme: dark)' : undefined}
          srcSet={srcSet}
          sizes={sizes}
        />
      ))}
      <img
        className={styles.picture}
        src={fallback}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

/** Every width in which the picture was kept, the name's last part, as `srcset` says it. */
function srcSetOf(name: string, language: Language, scheme: string, format: string): string {
  return Object.entries(files)
    .flatMap(([path, url]) => {
      const width = new RegExp(`/${name}-${language}-${scheme}-(\\d+)\\.${format}$`).exec(path)?.[1]
      return width ? [`${url} ${width}w`] : []
    })
    .join(', ')
}
