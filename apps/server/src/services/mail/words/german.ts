import { joinWords } from '../../matching/join-words.ts'
import { formatName, joinParagraphs } from './join-text.ts'
import type { MailWords } from './mail-words.ts'

const days = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })
const times = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'UTC' })

/** The mails in German. */
export const GERMAN_MAILS: MailWords = {
  passwordReset: ({ firstName, link }) => ({
    subject: 'Neues Passwort für Umkreis',
    text: joinParagraphs(
      greet(firstName),
      'jemand möchte ein neues Passwort für dein Umkreis-Konto setzen. Dieser Link gilt eine Stunde und nur einmal:',
      link,
      'Warst du das nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    ),
  }),
  passwordChanged: ({ firstName }) => ({
    subject: 'Dein Umkreis-Passwort wurde geändert',
    text: joinParagraphs(
      greet(firstName),
      'das Passwort deines Umkreis-Kontos wurde in deinem Profil geändert. Überall sonst bist du jetzt abgemeldet.',
      'Warst du das nicht, setz bitte mit „Passwort vergessen?“ auf der Anmeldeseite ein neues, und sag deinen Managern Bescheid.',
    ),
  }),
  newDevice: ({ firstName, device, at, link }) => ({
    subject: 'Neue Anmeldung bei deinem Umkreis-Konto',
    text: joinParagraphs(
      greet(firstName),
      'jemand hat sich mit einem Browser bei deinem Umkreis-Konto angemeldet, den wir noch nicht kennen:',
      `${device.replace(' on ', ' auf ') || 'Ein unbekanntes Gerät'}, ${days.format(at)}, ${times.format(at)} Uhr (UTC)`,
      'Warst du das, musst du nichts tun. Wenn nicht, setz bitte ein neues Passwort. Damit werden alle Geräte abgemeldet:',
      link,
    ),
  }),
  passkeyAdded: ({ firstName, name, at, link }) => ({
    subject: 'Neuer Passkey für dein Umkreis-Konto',
    text: joinParagraphs(
      greet(firstName),
      'zu deinem Umkreis-Konto wurde ein Passkey hinzugefügt. Damit meldest du dich ohne Passwort an:',
      `${name.replace(' on ', ' auf ') || 'Ein Passkey'}, ${days.format(at)}, ${times.format(at)} Uhr (UTC)`,
      'Warst du das, musst du nichts tun. Wenn nicht, entfern ihn bitte hier, melde dich überall sonst ab und ändere dein Passwort:',
      link,
    ),
  }),
  madeOwn: ({ firstName, link }) => ({
    subject: 'Dein Umkreis-Konto öffnet sich jetzt mit Single Sign-on',
    text: joinParagraphs(
      greet(firstName),
      'du hast dich zum ersten Mal über das Single Sign-on deines Unternehmens bei deinem Umkreis-Konto angemeldet. Diese Adresse hatte bisher niemand bestätigt. Deshalb gilt nicht mehr, was das Konto bis jetzt geöffnet hat: sein Passwort, seine Passkeys und alle anderen Anmeldungen.',
      'Melde dich ab jetzt mit Single Sign-on an. Möchtest du außerdem ein Passwort, fordere hier ein neues an:',
      link,
      'Warst du das nicht, sag bitte deinen Managern Bescheid.',
    ),
  }),
  confirmationCode: ({ firstName, purpose, code }) => ({
    subject: 'Dein Code für Umkreis',
    text: joinParagraphs(
      greet(firstName),
      purpose === 'deletion'
        ? 'du bist dabei, dein Umkreis-Konto zu löschen. Dieser Code bestätigt, dass du es bist:'
        : 'du bist dabei, deinem Umkreis-Konto einen Passkey hinzuzufügen. Dieser Code bestätigt, dass du es bist:',
      code,
      'Gib ihn dort ein, wo du ihn angefordert hast. Er gilt 15 Minuten. Niemand sonst braucht ihn, und niemand von Umkreis fragt dich danach.',
      'Warst du das nicht, ist jemand anderes in deinem Konto angemeldet: Melde dich bitte in deinem Profil überall sonst ab, und sag deinen Managern Bescheid.',
    ),
  }),
  addressMoved: ({ firstName }) => ({
    subject: 'Dein Umkreis-Konto hat eine andere Adresse',
    text: joinParagraphs(
      greet(firstName),
      'deine Organisation hat die E-Mail-Adresse deines Umkreis-Kontos geändert. Ab jetzt meldest du dich mit der neuen an, und Mails gehen dorthin.',
      'Weißt du davon, musst du nichts tun. Wenn nicht, sag bitte deinen Managern Bescheid.',
    ),
  }),
  deletionAsked: ({ firstName, dueAt, link }) => ({
    subject: 'Dein Umkreis-Konto wird gelöscht',
    text: joinParagraphs(
      greet(firstName),
      `du möchtest dein Umkreis-Konto löschen. Am ${days.format(dueAt)} verschwindet es, mit allem, was darin ist.`,
      'Du hast es dir anders überlegt, oder das warst nicht du? Melde dich bis dahin an, und alles bleibt, wie es war.',
      link,
    ),
  }),
  deletionTakenBack: ({ firstName }) => ({
    subject: 'Dein Umkreis-Konto bleibt',
    text: joinParagraphs(
      greet(firstName),
      'du hast dich angemeldet, also wird dein Umkreis-Konto nicht gelöscht. Alles ist, wie es war.',
    ),
  }),
  support: ({ sender, email, subject, message }) => ({
    subject: `Hilfe gesucht: ${subject}`,
    text: joinParagraphs(
      `${formatName(sender) || 'Ein Mitglied'} (${email}) schreibt über die Seite „Hilfe“:`,
      message,
      `Du kannst an ${email} antworten.`,
    ),
  }),
  demoRequest: ({ fullName, companyName, workEmail }) => ({
    subject: `Demo-Anfrage: ${companyName}`,
    text: [`Name: ${fullName}`, `Firma: ${companyName}`, `E-Mail: ${workEmail}`, 'Sprache: Deutsch'].join('\n'),
  }),
  newsletter: ({ email }) => ({
    subject: 'Newsletter-Anmeldung',
    text: [`E-Mail: ${email}`, 'Sprache: Deutsch'].join('\n'),
  }),
  digest: ({ firstName, posts, more, mentions, link, unsubscribeUrl }) => ({
    subject: 'Deine Woche in Umkreis',
    text: joinParagraphs(
      greet(firstName),
      'das ist seit der letzten Mail in deinen Neuigkeiten passiert.',
      ...(mentions > 0 ? [mentions === 1 ? 'Du wurdest einmal erwähnt.' : `Du wurdest ${mentions}-mal erwähnt.`] : []),
      ...posts.map(({ author, text }) => `${formatName(author) || 'Jemand'}:\n${text}`),
      ...(more > 0 ? [more === 1 ? 'Und ein weiterer Beitrag.' : `Und ${more} weitere Beiträge.`] : []),
      'Hier findest du alles:',
      link,
      `Du bekommst diese Mail jeden Montag, weil du sie bestellt hast. Hier bestellst du sie ab:\n${unsubscribeUrl}`,
    ),
  }),
  coffeeRound: ({ firstName, others, link }) => ({
    subject: `Deine Kaffeerunde: ${joinWords(['du', ...others.map((one) => one.firstName)], 'de')}`,
    text: joinParagraphs(
      greet(firstName),
      `eine neue Kaffeerunde hat begonnen. Sie bringt dich mit ${joinWords(others.map(formatName), 'de')} zusammen.`,
      'Hier siehst du, warum, und findest eine erste Zeile, die schon bereitsteht:',
      link,
      `Nur ihr ${others.length > 1 ? 'drei' : 'zwei'} seht das. Auf derselben Seite kannst du eine Runde auslassen, pausieren oder aussteigen.`,
    ),
  }),
}

function greet(firstName: string): string {
  return `Hallo${firstName ? ` ${firstName}` : ''},`
}
