import { greet } from '../mail/greet.ts'
import { joinWords } from '../matching/join-words.ts'

/** Somebody whom a mail about a round goes to, or names. */
export interface RoundMailPerson {
  firstName: string
  lastName: string
}

/** Writes with whom somebody is brought together: of their profiles nothing but the names. */
export function writeRoundMail(
  self: RoundMailPerson,
  others: readonly RoundMailPerson[],
  link: string,
): { subject: string; text: string } {
  const names = others.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
  return {
    subject: `Your coffee round: ${joinWords(['you', ...others.map(({ firstName }) => firstName)], 'en')}`,
    text: [
      greet(self.firstName),
      `a new coffee round has begun. It brings you together with ${joinWords(names, 'en')}.`,
      `Here you see why, and find a first line that is ready:\n\n${link}`,
      `Only the ${others.length > 1 ? 'three' : 'two'} of you see it. On the same page you can skip a round, pause, or leave.`,
    ].join('\n\n'),
  }
}
