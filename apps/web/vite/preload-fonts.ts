import type { Plugin } from 'vite'

/** The two files that every screen needs; the extended subsets load only where a name asks for them. */
const FIRST_FONTS = /(familjen-grotesk|figtree)-latin-wght-normal-[\w-]+\.woff2$/

/** Lets the browser fetch the fonts beside the styles instead of after them, so that text does not jump. */
export function preloadFonts(): Plugin {
  return {
    name: 'umkreis:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/app/${file}` },
            injectTo: 'head' as const,
          })),
    },
  }
}
