import { libraryBuild } from '@umkreis/tooling/tsup'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'

export default libraryBuild({
  entry: {
    index: 'src/index.ts',
    'tokens/index': 'src/tokens/index.ts',
    'testing/index': 'src/testing/index.ts',
    reset: 'src/reset.css.ts',
    fonts: 'src/tokens/fonts.css',
  },
  splitting: true,
  sourcemap: false,
  minify: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  external: ['axe-core'],
  noExternal: [/^@fontsource-variable\//],
  loader: { '.woff2': 'file' },
  esbuildOptions(options: { assetNames?: string }) {
    options.assetNames = 'fonts/[name]-[hash]'
  },
})
