#!/usr/bin/env node
// Writes the API documentation of the packages for other developers from their doc comments: `api-docs/index.html`.
// With `--check` it writes nothing and exits 1 when an export has no doc comment or a comment names what is not there.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Application, Logger, LogLevel } from 'typedoc'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')
const isCheck = process.argv.includes('--check')
const names = ['crypto', 'chat-hub']
const documented = names.map((name) => join(root, 'packages', name))

/** The doors of a package: what its `exports` name, as sources. */
function doorsOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.values(exports).flatMap((door) =>
    door['umkreis-source'] ? [join(folder, door['umkreis-source'])] : [],
  )
}

/** Keeps quiet until something is wrong: a check that passes has nothing to say. */
class Remembering extends Logger {
  lines = []
  log(message, level) {
    super.log(message, level)
    if (level >= LogLevel.Warn) this.lines.push(message)
  }
}

const logger = new Remembering()
const app = await Application.bootstrapWithPlugins({
  name: 'Umkreis',
  readme: 'none',
  entryPoints: documented.flatMap(doorsOf),
  tsconfig: join(root, 'packages/chat-hub/tsconfig.json'),
  basePath: join(root, 'packages'),
  displayBasePath: join(root, 'packages'),
  projectDocuments: documented.flatMap((folder) => [join(folder, 'README.md'), join(folder, 'SPEC.md')]),
  excludeExternals: true,
  excludePrivate: true,
  disableSources: true,
  hideGenerator: true,
  validation: { notExported: false, invalidLink: true, notDocumented: true },
  packagesRequiringDocumentation: names.map((name) => `@umkreis/${name}`),
  requiredToBeDocumented: ['Function', 'Class', 'Interface', 'TypeAlias', 'Variable', 'Enum', 'Method'],
  // The compiler of this repository checks the types; an older one could only disagree.
  skipErrorChecking: true,
})
app.logger = logger
const project = await app.convert()
if (project) app.validate(project)
if (project && !isCheck) await app.generateDocs(project, join(root, 'api-docs'))
if (!project || logger.hasErrors() || logger.validationWarningCount > 0) {
  console.error(logger.lines.join('\n'))
  process.exitCode = 1
}
