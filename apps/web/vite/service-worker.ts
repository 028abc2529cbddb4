import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type PluginOption, type Rollup } from 'vite'

type OutputBundle = Rollup.OutputBundle
type OutputChunk = Rollup.OutputChunk

const NAME = 'service-worker.js'
const SOURCE = 'service-worker/service-worker.ts'
/** The script that the page runs before its code. */
const FIRST_SCRIPT = 'first-paint.js'
/** Another file of the public folder that pages need beside their code. */
const ICON = 'icon.svg'
/** What is larger and not needed for the first screens is loaded when it is wanted, in bytes before compression. */
const LARGE = 200_000

type KeptFile = { readonly url: string; readonly revision: string | null }

/**
 * Builds the service worker beside the application, with the list of the files that it keeps. It is one file of its own:
 * a worker has no page that could load parts for it.
 *
 * @param plugins That its own code is built with.
 */
export function serviceWorker(plugins: PluginOption[]): Plugin {
  let root = ''
  let base = '/'
  let publicDir = ''
  return {
    name: 'umkreis:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ;({ root, base, publicDir } = config)
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const called = `"${base}${FIRST_SCRIPT}"`
        if (!html.includes(called)) throw new Error(`The page no longer calls ${called}`)
        return html.replace(called, `"${base}${await addressOfFirstScript(publicDir)}"`)
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = [...keptOf(bundle, base), ...(await keptOfPublic(publicDir, base))]
        const code = await compile(root, plugins)
        this.emitFile({
          type: 'asset',
          fileName: NAME,
          source: code.replace('self.filesOfBuild', JSON.stringify(files)),
        })
      },
    },
  }
}

function keptOf(bundle: OutputBundle, base: string): KeptFile[] {
  const first = firstLoad(bundle)
  return Object.values(bundle).flatMap((file): KeptFile[] => {
    const { fileName } = file
    const content = file.type === 'chunk' ? file.code : file.source
    // Only the page itself keeps its name when it changes.
    if (fileName === 'index.html') return [{ url: base + fileName, revision: hash(content) }]
    if (!/^assets\/.*\.(js|css|woff2)$/.test(fileName)) return []
    return content.length <= LARGE || first.has(fileName) ? [{ url: base + fileName, revision: null }] : []
  })
}

/** All that the page loads before it runs. */
function firstLoad(bundle: OutputBundle): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (fileName: string) => {
    const file = bundle[fileName]
    if (file?.type !== 'chunk' || found.has(fileName)) return
    found.add(fileName)
    file.imports.forEach(visit)
  }
  const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk')
  for (const { isEntry, fileName } of chunks) if (isEntry) visit(fileName)
  return found
}

async function keptOfPublic(folder: string, base: string): Promise<KeptFile[]> {
  return [
    { url: base + (await addressOfFirstScript(folder)), revision: null },
    { url: base + ICON, revision: hash(await readFile(join(folder, ICON))) },
  ]
}

/**
 * With a hash of the content, as the names of all other code: a new page comes from the server while the worker of the build
 * before still works, which would otherwise hand it the script of that build.
 */
async function addressOfFirstScript(folder: string): Promise<string> {
  return `${FIRST_SCRIPT}?${hash(await readFile(join(folder, FIRST_SCRIPT)))}`
}

async function compile(root: string, plugins: PluginOption[]): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    plugins,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(root, SOURCE), formats: ['iife'], name: 'serviceWorker', fileName: () => NAME },
    },
  })
  const [output] = [built].flat() as Rollup.RollupOutput[]
  if (!output) throw new Error('The service worker was not built')
  return output.output[0].code
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
