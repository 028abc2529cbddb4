import axe from 'axe-core'

/** Rules about a whole page, which a part of one cannot meet. */
const PAGE_RULES = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'heading-order',
  'bypass',
  'html-has-lang',
  'document-title',
]

/** What is spoken only; its words come and go while axe looks. */
const ANNOUNCER = '[data-live-announcer]'

/**
 * Checks part of a page with axe, contrast included.
 *
 * @param only The rules to check; all that a part of a page can meet unless given.
 * @returns One sentence for each violation: the rule, what it wants, and the element. Empty when all is well.
 */
export async function findViolations(root: Element = document.body, only?: readonly string[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: [root], exclude: [ANNOUNCER] },
    {
      resultTypes: ['violations'],
      ...(only
        ? { runOnly: [...only] }
        : { rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])) }),
    },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 200)} ${node.any[0]?.message ?? ''}`),
  )
}
