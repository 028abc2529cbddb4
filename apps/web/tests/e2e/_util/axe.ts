import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs axe on what the page shows now.
 *
 * @param rules All of them, or only those about colour: what another scheme or theme can break.
 * @returns One line for each violation: the rule, where, and why.
 */
export async function findViolations(page: Page, rules: 'all' | 'colour'): Promise<string[]> {
  // Evaluated, not added as a script element: the content security policy forbids those.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (wanted) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      ...(wanted === 'colour' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
      ),
    )
  }, rules)
}
