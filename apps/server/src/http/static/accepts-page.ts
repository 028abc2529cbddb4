/**
 * Whether one who asks for something that is missing is better told with a page than with a problem document.
 *
 * @param header The Accept header (RFC 9110, 12.5.1).
 * @param isFile What they ask for has the name of a file: a script or picture that takes anything gets no page.
 */
export function acceptsPage(header: string | undefined, isFile: boolean): boolean {
  const weights = new Map<string, number>()
  for (const part of (header ?? '*/*').toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))
    weights.set(type, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  const page = Math.max(weights.get('text/html') ?? 0, weights.get('application/xhtml+xml') ?? 0)
  const problem = Math.max(weights.get('application/problem+json') ?? 0, weights.get('application/json') ?? 0)
  if (page > 0 || problem > 0) return page >= problem
  return !isFile && !weights.has('text/html') && ((weights.get('text/*') ?? weights.get('*/*')) || 0) > 0
}
