import settings from '../site.settings.json' with { type: 'json' }

/** Who runs this deployment, where it is found and which services it uses: the one file to fill in before going live. */
export { settings }

/**
 * Lists what is still a placeholder: every text in square brackets, and the example address.
 *
 * @returns The paths of these settings, such as `company.name`.
 */
export function findPlaceholders(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return /^\[.*\]$/.test(value) || /\.example(\/|$)/.test(value) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => findPlaceholders(each, path ? `${path}.${key}` : key))
}
