/** What the server and the rules of fields say, in the language of the other words. They say it in English. */
export function inOwnWords(message: string): string {
  return message
}
