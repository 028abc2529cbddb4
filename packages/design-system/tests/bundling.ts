import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { SOURCE_CONDITION } from '@umkreis/tooling/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build as bundleWithEsbuild } from 'esbuild'
import { build as bundleWithVite, defaultClientConditions } from 'vite'

const HERE = resolve(import.meta.dirname, '..')

/** What a bundler made of an application: its code, its styles, and the modules that are in either. */
export interface Bundle {
  readonly js: string
  readonly css: string
  readonly modules: readonly string[]
}

const application = (names: readonly string[]) =>
  `import { ${names.join(', ')} } from '@umkreis/design-system'\nglobalThis.parts = [${names.join(', ')}]\n`

/**
 * A folder outside of the repository that has installed the packed packages, and beside them only what their manifests
 * name. It is taken away when the scope ends.
 */
export function installPacked(): { folder: string } & Disposable {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'umkreis-consumer-')))
  for (const name of ['design-system', 'theme']) {
    const source = resolve(HERE, '..', name)
    const target = join(folder, 'node_modules/@umkreis', name)
    mkdirSync(target, { recursive: true })
    const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: source,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    })
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }]
    execFileSync('tar', ['-xzf', join(folder, filename), '--strip-components=1', '-C', target])
    linkDependencies(source, folder)
  }
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

function linkDependencies(source: string, folder: string): void {
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >
  for (const name of Object.keys({ ...manifest['dependencies'], ...manifest['peerDependencies'] })) {
    const link = join(folder, 'node_modules', name)
    if (name.startsWith('@umkreis/')) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(realpathSync(join(source, 'node_modules', name)), link, 'junction')
  }
}

/** Only what the design system costs: every application has React already. */
const REACT = /^react(-dom)?($|\/)/

/** Builds an application of these parts from the sources, as the applications of this repository do. */
export async function bundleSources(names: readonly string[]): Promise<Bundle> {
  return viteBundle(names, HERE, {
    // By name and not by number, so that a rule says whose it is.
    plugins: [vanillaExtractPlugin({ identifiers: 'debug' })],
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  })
}

/** Builds an application of these parts from the packed package, with Vite. */
export async function bundlePackedWithVite(names: readonly string[], folder: string): Promise<Bundle> {
  return viteBundle(names, folder, {})
}

const ENTRY = 'virtual:application'

async function viteBundle(
  names: readonly string[],
  root: string,
  { plugins = [], ...own }: Pick<Parameters<typeof bundleWithVite>[0] & object, 'plugins' | 'resolve'>,
): Promise<Bundle> {
  const results = await bundleWithVite({
    ...own,
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      {
        name: 'application',
        resolveId: (id: string) => (id === ENTRY ? join(root, 'application.js') : undefined),
        load: (id: string) => (id === join(root, 'application.js') ? application(names) : undefined),
      },
      plugins,
    ],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external: REACT },
    },
  })
  const outputs = (Array.isArray(results) ? results : [results]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  const chunks = outputs.filter((each) => each.type === 'chunk')
  const sheets = outputs.filter((each) => each.type === 'asset' && each.fileName.endsWith('.css'))
  return {
    js: chunks.map(({ code }) => code).join('\n'),
    css: sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('\n'),
    modules: chunks.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
    ),
  }
}

/** Builds an application of these parts from the packed package, with esbuild. */
export async function bundlePackedWithEsbuild(names: readonly string[], folder: string): Promise<Bundle> {
  writeFileSync(join(folder, 'application.js'), application(names))
  const { outputFiles, metafile } = await bundleWithEsbuild({
    entryPoints: [join(folder, 'application.js')],
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    outdir: join(folder, 'out'),
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    logLevel: 'silent',
  })
  const text = (extension: string) =>
    outputFiles.flatMap((file) => (file.path.endsWith(extension) ? [file.text] : [])).join('\n')
  return {
    js: text('.js'),
    css: text('.css'),
    modules: Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([id, { bytesInOutput }]) => (bytesInOutput > 0 ? [id] : [])),
    ),
  }
}
