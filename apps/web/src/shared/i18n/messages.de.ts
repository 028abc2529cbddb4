import { whenIdle } from '../when-idle.ts'

let inGerman = (message: string): string => message
// Nobody is refused before they have read the page, and all that may be said is much.
whenIdle(async () => {
  try {
    const messages = await import('./german-messages.ts')
    inGerman = messages.inGerman
  } catch {
    // Not reached, or of a build that is gone: the server's own words are shown.
  }
})

export function inOwnWords(message: string): string {
  return inGerman(message)
}
