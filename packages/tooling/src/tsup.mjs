/**
 * The build of a library package: ESM for current runtimes, one file an entry, dependencies left outside.
 * Declarations come from `tsc -p tsconfig.build.json`, because tsup's own do not work with TypeScript 7.
 *
 * @param {import('tsup').Options} [options] What this package does differently; `entry` names its front doors.
 * @returns {import('tsup').Options}
 */
export function libraryBuild(options = {}) {
  return {
    entry: { index: 'src/index.ts' },
    format: ['esm'],
    target: 'es2024',
    sourcemap: true,
    clean: true,
    dts: false,
    silent: true,
    ...options,
  }
}
