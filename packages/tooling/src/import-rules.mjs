import { posix } from 'node:path'

/** Which packages of this repository each one may import. */
const MAY_IMPORT = {
  'packages/schemas': [],
  'packages/crypto': [],
  'packages/theme': [],
  'packages/people-search': ['schemas'],
  'packages/api-client': ['schemas'],
  'packages/chat-hub': ['schemas', 'crypto'],
  'packages/design-system': ['theme'],
  'packages/tooling': [],
  'apps/web': ['api-client', 'chat-hub', 'crypto', 'design-system', 'people-search', 'schemas', 'theme'],
  'apps/site': ['design-system', 'theme', 'schemas', 'people-search'],
  'apps/server': ['schemas', 'theme', 'people-search', 'chat-hub/protocol'],
}

/** Libraries that have one door: the only folders in which they may be imported. */
const ONE_DOOR = [
  { library: /^@noble\//, folders: ['packages/crypto/src/primitives/', 'packages/crypto/bench/'] },
  {
    library: /^(react-aria-components|react-aria|react-stately|@react-aria\/|@internationalized\/)/,
    folders: ['packages/design-system/'],
  },
  { library: /^ky$/, folders: ['packages/api-client/'] },
  {
    library: /^jotai/,
    folders: ['apps/web/src/features/', 'apps/web/src/services/', 'apps/web/src/app/', 'apps/web/src/testing/'],
  },
  {
    library: /^drizzle-orm/,
    folders: [
      'apps/server/src/db/',
      'apps/server/src/services/',
      'apps/server/src/access/',
      'apps/server/src/demo/',
      'apps/server/tests/',
    ],
  },
]

/** Inside web: downwards only. */
const WEB_LAYERS = ['app', 'features', 'services', 'shared']
/** Inside the server: `http`, `hub`, `jobs` and `demo` call services, and nothing below imports upwards. */
const SERVER_LAYERS = { http: 3, hub: 3, jobs: 3, demo: 3, services: 2, access: 1, db: 0 }

const isTest = (file) => /\.(test|bench|stories)\.|\/(tests|bench|testing|\.storybook)\//.test(file)

/**
 * Finds what a file imports against the rules.
 *
 * @param {string} file Its path in the repository, with slashes.
 * @param {readonly string[]} specifiers What it imports, as written.
 * @param {string} source Its text.
 * @returns {string[]} One sentence a violation.
 */
export function findViolations(file, specifiers, source) {
  const home = file.split('/').slice(0, 2).join('/')
  const violations = []
  for (const specifier of specifiers) {
    const own = /^@umkreis\/([^/]+)(\/.+)?$/.exec(specifier)
    if (own) violations.push(...crossPackage(file, home, own[1], `${own[1]}${own[2] ?? ''}`))
    else if (specifier.startsWith('.')) violations.push(...insidePackage(file, home, specifier))
    else violations.push(...throughOneDoor(file, specifier))
  }
  if (
    file.startsWith('apps/server/src/') &&
    !/src\/config\/env(\.test)?\.ts$/.test(file) &&
    /\bprocess\.env\b/.test(source)
  ) {
    violations.push('reads the environment outside config/env.ts')
  }
  return violations
}

function crossPackage(file, home, name, path) {
  if (name === 'tooling' || `packages/${name}` === home || isTest(file)) return []
  const allowed = file.startsWith('packages/chat-hub/src/protocol/') ? ['schemas'] : (MAY_IMPORT[home] ?? [])
  return allowed.includes(name) || allowed.includes(path) || allowed.some((one) => path.startsWith(`${one}/`))
    ? []
    : [`${home} may not import @umkreis/${path}`]
}

function throughOneDoor(file, specifier) {
  const door = ONE_DOOR.find(({ library }) => library.test(specifier))
  if (!door || isTest(file) || door.folders.some((folder) => file.startsWith(folder))) return []
  return [`${specifier} may only be imported in ${door.folders.join(', ')}`]
}

function insidePackage(file, home, specifier) {
  const target = posix.normalize(posix.join(posix.dirname(file), specifier))
  if (!target.startsWith(`${home}/`)) return [`reaches outside of its package: ${specifier}`]
  if (isTest(file)) return []
  if (home === 'apps/web') return webLayers(file, target)
  if (home === 'apps/server') return serverLayers(file, target)
  return []
}

function webLayers(file, target) {
  const [from, fromFeature] = file.split('/').slice(3)
  const [to, toFeature, ...deeper] = target.split('/').slice(3)
  const fromLayer = WEB_LAYERS.indexOf(from)
  const toLayer = WEB_LAYERS.indexOf(to)
  if (fromLayer < 0 || toLayer < 0) return []
  if (toLayer < fromLayer) return [`${from} may not import ${to}`]
  if (to !== 'features') return []
  if (from === 'features')
    return fromFeature === toFeature ? [] : [`feature ${fromFeature} may not import feature ${toFeature}`]
  return deeper.length > 1
    ? [`${target} is private to its feature: only files at the top of a feature folder are its door`]
    : []
}

function serverLayers(file, target) {
  const from = SERVER_LAYERS[file.split('/')[3]]
  const to = SERVER_LAYERS[target.split('/')[3]]
  if (from === undefined || to === undefined || to <= from) return []
  return [`${file.split('/')[3]} may not import ${target.split('/')[3]}`]
}
