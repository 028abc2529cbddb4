import type { MetaDescriptor } from 'react-router'
import { LANGUAGES, type Language, localise } from '../language/languages.ts'
import { absolute } from './absolute.ts'
import { SHARE_PICTURE } from './share-picture.ts'

/** What a page says about itself to search engines and to those who share it. */
export interface PageFacts {
  /** The page's English address. */
  path: string
  language: Language
  title: string
  description: string
  /** The name of its picture in `og/`, without language and end; the landing page's when left out. */
  picture?: string
  /** Its facts as schema.org says them. */
  jsonLd?: Record<string, unknown>
  /** It only follows a form, and should not be found. */
  isUnlisted?: true
}

const LOCALES: Record<Language, string> = { en: 'en_GB', de: 'de_DE' }

/** The head of one page: title, description, address, its other languages, how it is shared, and its facts. */
export function pageMeta({ path, language, title, description, picture, jsonLd, isUnlisted }: PageFacts) {
  const url = absolute(localise(path, language))
  const image = absolute(`/og/${picture ?? 'landing'}-${language}.png`)
  const descriptors: MetaDescriptor[] = [{ title }, { name: 'description', content: description }]
  if (isUnlisted) return [...descriptors, { name: 'robots', content: 'noindex' }]
  return [
    ...descriptors,
    { tagName: 'link', rel: 'canonical', href: url },
    ...LANGUAGES.map((each) => alternate(each, localise(path, each))),
    alternate('x-default', localise(path, 'en')),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Umkreis' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: LOCALES[language] },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(SHARE_PICTURE.width) },
    { property: 'og:image:height', content: String(SHARE_PICTURE.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(jsonLd
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', inLanguage: language, url, ...jsonLd } }]
      : []),
  ] as MetaDescriptor[]
}

function alternate(hrefLang: string, path: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href: absolute(path) }
}
