import type { Config } from '../../config/config.ts'
import { isLoopback } from '../../config/is-loopback.ts'

/**
 * Whether browsers may be told through an address of this machine itself, as tests and development need it. Only where
 * nobody comes from elsewhere: a member from outside could else have the server knock at doors that are closed to them.
 */
export function allowsLoopback(
  { isProduction, host }: Pick<Config, 'isProduction' | 'host'>,
  publicUrl: string,
): boolean {
  return !isProduction && isLoopback(host) && isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, ''))
}
