import type { Encoding } from './static-files.ts'

const KNOWN: readonly Encoding[] = ['br', 'gzip']

/** The encodings that an Accept-Encoding header takes, the smallest result first (RFC 9110, 12.5.3). */
export function parseAcceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  return KNOWN.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0)
}
