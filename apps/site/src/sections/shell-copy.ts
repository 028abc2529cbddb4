import type { Language } from '../language/languages.ts'

const en = {
  skip: 'Skip to content',
  site: 'Site',
  menu: 'Menu',
  product: 'Product',
  search: 'Surround me',
  safety: 'Safety',
  pricing: 'Pricing',
  join: 'Join',
  language: 'Language',
  claim: 'Umkreis, the circle around you',
  more: 'More',
  demo: 'Request demo',
  privacy: 'Privacy',
  imprint: 'Imprint',
  signIn: 'Sign in',
  noCookies: 'This site sets no cookies and loads nothing from third parties.',
}

/** The words around every page. */
export const shellCopy: Record<Language, typeof en> = {
  en,
  de: {
    skip: 'Zum Inhalt springen',
    site: 'Hauptnavigation',
    menu: 'Menü',
    product: 'Produkt',
    search: 'Surround me',
    safety: 'Sicherheit',
    pricing: 'Preise',
    join: 'Beitreten',
    language: 'Sprache',
    claim: 'Umkreis, die Menschen um dich herum',
    more: 'Weiteres',
    demo: 'Demo anfragen',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
    signIn: 'Anmelden',
    noCookies: 'Diese Seite setzt keine Cookies und lädt nichts von Dritten.',
  },
}
