/** The first line of a mail. */
export function greet(firstName: string): string {
  return `Hello${firstName ? ` ${firstName}` : ''},`
}
