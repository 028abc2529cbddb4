/** Where providers send people back to: below the public address, whatever a request calls this server. */
export function redirectUri(publicUrl: string): string {
  return `${publicUrl}/api/auth/single-sign-on/callback`
}
