import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { Options } from 'tsup'
import { compile, processVanillaFile } from '@vanilla-extract/integration'

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]
type Esbuild = Parameters<EsbuildPlugin['setup']>[0]['esbuild']

const SOURCES = ['src/**/*.{ts,tsx}']
const ONLY_HERE = /\.(test|stories)\.tsx?$|^src\/stories\//
const OUT = 'dist'

/** Every module that is shipped, by the name of its file in `dist`. */
export function modulesToShip(): Record<string, string> {
  const files = globSync(SOURCES).filter((file) => !ONLY_HERE.test(file))
  return Object.fromEntries(files.map((file) => [file.slice('src/'.length).replace(/\.tsx?$/, ''), file]))
}

/**
 * Ships each module as a file of its own, and each style file as a script of class names that imports its own sheet.
 * A bundler then takes the rules of a component with the component, and leaves both out together; one sheet for all
 * could only be taken as a whole.
 */
export function oneFileEach(): { plugin: EsbuildPlugin; writeWholeSheets: () => Promise<void> } {
  let esbuild: Esbuild | undefined
  const plugin: EsbuildPlugin = {
    name: 'one-file-each',
    setup(build) {
      esbuild = build.esbuild
      build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
        kind === 'import-statement' ? { path: path.replace(/\.tsx?$/, '.js'), external: true } : undefined,
      )
      build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
        const { source, watchFiles } = await compile({ filePath: path, identOption: 'short' })
        const contents = await processVanillaFile({
          source,
          filePath: path,
          identOption: 'short',
          serializeVirtualCssPath: async ({ fileScope, source: css }) => {
            const sheet = fileScope.filePath.replace(/\.ts$/, '')
            // The styles it stands on come along when it is run; they are written in their own turn.
            if (resolve(fileScope.filePath) === path) await writeSheet(build.esbuild, sheet, css)
            const specifier = relative(dirname(path), resolve(sheet))
            return `import '${specifier.startsWith('.') ? specifier : `./${specifier}`}'`
          },
        })
        return { contents, loader: 'js', watchFiles }
      })
    },
  }
  return { plugin, writeWholeSheets: () => writeWholeSheets(esbuild as Esbuild) }
}

async function writeSheet(esbuild: Esbuild, sheet: string, css: string): Promise<void> {
  const { code } = await esbuild.transform(css, { loader: 'css', minify: true })
  const file = join(OUT, sheet.slice('src/'.length))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, code)
}

/** The doors that are sheets themselves: all styles, and the ground of a page. */
async function writeWholeSheets(esbuild: Esbuild): Promise<void> {
  const { outputFiles } = await esbuild.build({
    entryPoints: { styles: join(OUT, 'index.js'), reset: join(OUT, 'reset.css.js') },
    bundle: true,
    format: 'esm',
    packages: 'external',
    minify: true,
    outdir: OUT,
    write: false,
  })
  for (const { path, text } of outputFiles) if (path.endsWith('.css')) await writeFile(path, text)
}
