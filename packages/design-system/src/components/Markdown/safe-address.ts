const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])

/**
 * The address of a link if it may be followed: a whole address of the web or of mail. Relative ones are refused, too:
 * what somebody wrote must not lead into the application.
 */
export function loadSafeAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return SAFE_PROTOCOLS.has(url.protocol) ? url.href : undefined
}
