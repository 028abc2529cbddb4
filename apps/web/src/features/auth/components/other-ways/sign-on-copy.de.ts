import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { signOnCopy as english } from './sign-on-copy.ts'

export const signOnCopy: Translation<typeof english> = {
  signOn: 'Single Sign-on',
  leaving: 'Anmeldung deines Unternehmens wird geöffnet',
  finishing: 'Du wirst angemeldet',
  needsEmail: 'Bitte gib deine geschäftliche E-Mail-Adresse ein: Sie sagt, welche Anmeldung zu öffnen ist.',
  refusals: {
    expired: 'Diese Anmeldung hat zu lange gedauert oder in einem anderen Browser begonnen. Bitte fang noch einmal an.',
    denied: 'Die Anmeldung deines Unternehmens wurde abgebrochen. Du kannst es noch einmal versuchen.',
    failed:
      'Die Anmeldung deines Unternehmens hat nicht geklappt. Bitte versuch es noch einmal, und sag deiner IT Bescheid, wenn es so bleibt.',
    unverified:
      'Die Anmeldung deines Unternehmens bestätigt deine E-Mail-Adresse nicht. Bitte lass sie von deiner IT bestätigen.',
    'other-domain': 'Deine E-Mail-Adresse dort gehört zu keiner Domain deiner Organisation. Bitte frag deine IT.',
    elsewhere:
      'Deine E-Mail-Adresse gehört zu einem Konto außerhalb dieser Organisation. Bitte melde dich mit dessen Passwort an.',
    unknown:
      'Du hast hier noch kein Konto. Bitte lass dich von denen einladen, die Umkreis in deinem Unternehmen verwalten.',
    unavailable: 'Die Anmeldung deines Unternehmens antwortet nicht. Bitte versuch es später noch einmal.',
  },
}
