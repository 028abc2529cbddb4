/** Whether this page can ask for passkeys: the browser knows them, and they can belong to the place it shows. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !isAddress(window.location.hostname)
}

/** Passkeys belong to domains, and not to bare addresses such as 127.0.0.1. */
function isAddress(host: string): boolean {
  return /^[\d.]+$|:/.test(host)
}
