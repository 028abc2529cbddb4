import { ConfigError } from './config-error.ts'

/**
 * Reads the port that metrics are served on instead of the product's.
 *
 * @param port The product's.
 * @returns 0: any free one. Undefined: the product's.
 * @throws {ConfigError}
 */
export function parseMetricsPort(value: string | undefined, port: number): number | undefined {
  if (value === undefined) return undefined
  const own = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(own <= 65535)) throw new ConfigError('METRICS_PORT', 'takes a number from 0 to 65535 (0: any free port)')
  if (own === port && own !== 0) throw new ConfigError('METRICS_PORT', 'takes another port than PORT')
  return own
}
