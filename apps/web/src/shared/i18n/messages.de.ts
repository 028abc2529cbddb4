import { whenIdle } from '../when-idle.ts'

let inGerman = (message: string): string => message
// Nobody is refused before they have read the page, and all that may be said is much.
whenIdle(async () => {
  const messages = await import('./german-messages.ts')
  inGerman = messages.inGerman
})

export function inOwnWords(message: string): string {
  return inGerman(message)
}
