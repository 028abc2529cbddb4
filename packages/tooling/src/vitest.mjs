/** The export condition under which packages of this repository offer their sources, so that no test needs a build. */
export const SOURCE_CONDITION = 'umkreis-source'

/** Settings by which a test run leaves its figures where the test command adds them up. */
export const testReport = {
  reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
}

/**
 * Vitest settings for code that runs in Node.
 *
 * @param {import('vitest/config').TestUserConfig} [test] What this package does differently.
 * @returns {import('vitest/config').UserConfig}
 */
export function nodeTests(test = {}) {
  return {
    resolve: { conditions: [SOURCE_CONDITION, 'node', 'import', 'module', 'default'] },
    ssr: { resolve: { conditions: [SOURCE_CONDITION, 'node', 'import', 'module', 'default'] } },
    test: {
      include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/*.test.mjs', 'tests/**/*.test.ts'],
      environment: 'node',
      passWithNoTests: false,
      ...testReport,
      ...test,
    },
  }
}
