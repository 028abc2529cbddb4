/** The export condition under which packages of this repository offer their sources, so that no test needs a build. */
export const SOURCE_CONDITION = 'umkreis-source'

// Never "import" or "require": which of them holds depends on the line that asks, and naming one here would give a
// CommonJS dependency the other's files.
const conditions = [SOURCE_CONDITION, 'node']

/**
 * Settings by which a test run leaves its figures where the test command adds them up.
 *
 * @type {{ reporters: import('vitest/config').TestUserConfig['reporters'] & {} }}
 */
export const testReport = {
  reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
}

/** How long a test waits for what it expects, in milliseconds; it ends sooner than the test, so that it says what was missing. */
export const patience = { poll: { timeout: 15_000 } }

/**
 * Vitest settings for code that runs in Node.
 *
 * @param {import('vitest/config').TestUserConfig} [test] What this package does differently.
 * @returns {import('vitest/config').UserConfig}
 */
export function nodeTests(test = {}) {
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      include: [
        'src/**/*.test.ts',
        'src/**/*.test.tsx',
        'src/**/*.test.mjs',
        'tests/**/*.test.ts',
        'examples/**/*.test.ts',
      ],
      environment: 'node',
      setupFiles: ['@umkreis/tooling/patient-waits'],
      passWithNoTests: false,
      // How long something takes says nothing about whether it is right: a slow machine is no defect.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: patience,
      ...testReport,
      ...test,
    },
  }
}
