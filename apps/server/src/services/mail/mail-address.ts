/** An address with the name that stands before it, if any. */
export interface MailAddress {
  name: string
  address: string
}

/** Reads `Name <local@domain>` or a bare address. @returns Undefined for what no mail can be sent to. */
export function parseMailAddress(text: string): MailAddress | undefined {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  const address = bracketed ?? text.trim()
  // Nothing that means something to SMTP or to a header: a second address, a route, the end of a line.
  // oxlint-disable-next-line no-control-regex
  if (!/^[^\s@<>()[\]\\,;:"\0-\x1f\x7f]+@[^\s@<>()[\]\\,;:"\0-\x1f\x7f]+$/.test(address)) return undefined
  // The name of MAIL_FROM, which holds no line break; quotes are the mail's to add.
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}
