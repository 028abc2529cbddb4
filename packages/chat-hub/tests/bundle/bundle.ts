import { relative, resolve, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { SOURCE_CONDITION } from '@umkreis/tooling/vitest'
import { build, defaultClientConditions } from 'vite'

const PACKAGES = resolve(import.meta.dirname, '../../..')
const ENTRY = 'virtual:application'
const PRELOAD_HELPER = 'vite/preload-helper'

/** What an application carries of the packages that it imports. */
export interface Bundle {
  /** Minified, in one file, after brotli. */
  readonly compressedBytes: number
  /** What is in it: the names of packages from the registry, with the path inside them, and paths inside this repository's packages. */
  readonly modules: readonly string[]
}

function nameOf(id: string): string {
  const installed = id.split(/[/\\]node_modules[/\\]/).at(-1) ?? id
  return (installed === id ? relative(PACKAGES, id) : installed).split(sep).join('/')
}

/** Bundles an application that uses everything these packages offer, built from their sources as the web application is. */
export function bundleAllOf(packages: readonly string[]): Promise<Bundle> {
  return bundle(packages.map((name) => `export * from '${name}'`).join('\n'), { isFirstLoad: false })
}

/**
 * Bundles what an application loads before it can show or send a message.
 *
 * @param application Its code. What that and the packages import only when it is wanted is left out.
 */
export function bundleFirstLoadOf(application: string): Promise<Bundle> {
  return bundle(application, { isFirstLoad: true })
}

async function bundle(application: string, { isFirstLoad }: { isFirstLoad: boolean }): Promise<Bundle> {
  const id = resolve(import.meta.dirname, 'application.js')
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    plugins: [
      {
        name: 'application',
        resolveId: (asked: string) => (asked === ENTRY ? id : undefined),
        resolveDynamicImport: (asked) => (isFirstLoad ? { id: String(asked), external: true } : undefined),
        load(asked: string) {
          if (asked === id) return application
          // What the bundler adds to load styles with a chunk is no part of the packages.
          return asked.includes(PRELOAD_HELPER) ? 'export const __vitePreload = (load) => load()' : undefined
        },
        enforce: 'pre',
      },
    ],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      // In one file: how an application cuts it up is its own affair.
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = outputs.filter((each) => each.type === 'chunk')
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([module, { renderedLength }]) => (renderedLength > 0 ? [module] : [])),
  )
  return {
    compressedBytes: brotliCompressSync(chunks.map((chunk) => chunk.code).join('\n')).length,
    modules: modules
      // What the bundler adds, and the application itself.
      .filter((module) => module !== id && !module.includes('\0'))
      .map(nameOf)
      .toSorted(),
  }
}
