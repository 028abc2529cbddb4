const ALLOWED: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:'])

/** An address of the web or of a mailbox, as it is typed; nothing for any other, such as one that would run a script. */
export function parseAddress(typed: string): string | undefined {
  const text = typed.trim()
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(text)
  const url = URL.parse(hasScheme ? text : `https://${text}`)
  if (!url || !ALLOWED.has(url.protocol)) return undefined
  return hasScheme || url.hostname.includes('.') ? url.href : undefined
}
