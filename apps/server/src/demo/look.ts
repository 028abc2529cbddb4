import { DEFAULT_THEME_COLOURS } from '@umkreis/schemas'

/** The colours of the demo organisation: those that the specification starts with. */
export const DEMO_THEME = {
  themeId: 'theme-lindwerk',
  themeName: 'Lindwerk',
  values: Object.entries(DEFAULT_THEME_COLOURS).map(([name, value]) => ({ name, value })),
}

/** A cabin under its rope, in a rounded square. */
export const SMALL_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" role="img" aria-label="Lindwerk">' +
  '<rect width="40" height="40" rx="12" fill="#124D4D"/>' +
  '<path d="M18.9 11h2.2v5h-2.2z" fill="#FFF8F6"/>' +
  '<path d="M7 12.6 33.2 8" stroke="#FF7941" stroke-width="2.5" stroke-linecap="round"/>' +
  '<path fill-rule="evenodd" fill="#FFF8F6" d="M11.4 15.4H28.8C30 15.4 30.9 16.4 30.8 17.6L29.6 29C29.4 30.6 28.1 31.7 26.5 31.7H13.7C12.1 31.7 10.8 30.6 10.6 29L9.4 17.6C9.3 16.4 10.2 15.4 11.4 15.4ZM14.1 19.4C13.8 19.4 13.6 19.7 13.7 20L14.2 24.3C14.2 24.8 14.6 25.1 15 25.1H25.2C25.6 25.1 26 24.8 26 24.3L26.5 20C26.6 19.7 26.4 19.4 26.1 19.4Z"/>' +
  '</svg>'

/** The cabin and the name in one dark ink, made for the banner. The letters are strokes, so no font is needed. */
export const BIG_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 84" role="img" aria-label="Lindwerk">' +
  '<g fill="none" stroke="#0E2B2C" stroke-width="5.6" stroke-linecap="round"><path d="M4 26 77 11"/><path d="M41 20v16" stroke-linecap="butt"/></g>' +
  '<path fill-rule="evenodd" fill="#0E2B2C" d="M20 32H62C65.6 32 68.4 35 68 38.6L65 69C64.4 74.6 60.6 78 55 78H27C21.4 78 17.6 74.6 17 69L14 38.6C13.6 35 16.4 32 20 32ZM26.6 43C25.4 43 24.6 43.8 24.8 45L26 56.4C26.2 57.8 27 58.6 28.4 58.6H53.6C55 58.6 55.8 57.8 56 56.4L57.2 45C57.4 43.8 56.6 43 55.4 43Z"/>' +
  '<circle cx="152" cy="18" r="6.2" fill="#0E2B2C"/>' +
  '<g fill="none" stroke="#0E2B2C" stroke-width="10" stroke-linejoin="round">' +
  '<path d="M107 14V71H139"/><path d="M152 32V76"/>' +
  '<path d="M168 32V76M168 55C168 43 174 37 183 37S197 43 197 54V76"/>' +
  '<path d="M242 12V76M242 54A16 17 0 1 1 210 54A16 17 0 1 1 242 54Z"/>' +
  '<path d="M255 32 266 70 277 36 288 70 299 32"/>' +
  '<path d="M309 56H340C340 44 334 37 324.5 37S309 44.5 309 54.5S315 72 326 72C332 72 336 70 339 66"/>' +
  '<path d="M354 32V76M354 56C354 43 360 37 371 37"/>' +
  '<path d="M382 12V76M407 32 384 56M393 47 409 76"/>' +
  '</g></svg>'
