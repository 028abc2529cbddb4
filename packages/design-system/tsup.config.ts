import { libraryBuild } from '@umkreis/tooling/tsup'
import { modulesToShip, oneFileEach } from './per-module-build.ts'

const { plugin, writeWholeSheets } = oneFileEach()

export default libraryBuild({
  entry: { ...modulesToShip(), fonts: 'src/tokens/fonts.css' },
  splitting: false,
  sourcemap: false,
  esbuildPlugins: [plugin],
  external: ['axe-core'],
  noExternal: [/^@fontsource-variable\//],
  loader: { '.woff2': 'file' },
  esbuildOptions(options: { assetNames?: string }) {
    options.assetNames = 'fonts/[name]-[hash]'
  },
  onSuccess: writeWholeSheets,
})
