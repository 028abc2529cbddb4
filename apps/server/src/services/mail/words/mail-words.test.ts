import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../language.ts'
import { formatMail } from '../format-mail.ts'
import { MAIL_WORDS, type MailWords } from './mail-words.ts'

type Facts = { [K in keyof MailWords]: Parameters<MailWords[K]>[0] }
const link = 'https://umkreis.example/app/x'
const inês = { firstName: 'Inês', lastName: 'Carvalho' }
const karim = { firstName: 'Karim', lastName: 'Haddad' }
const FACTS: Facts = {
  passwordReset: { firstName: 'Ada', link },
  passwordChanged: { firstName: 'Ada' },
  newDevice: { firstName: 'Ada', device: 'Firefox on Windows', at: new Date('2026-03-02T08:05:00Z'), link },
  passkeyAdded: { firstName: 'Ada', name: 'Firefox on Windows', at: new Date('2026-03-02T08:05:00Z'), link },
  addressMoved: { firstName: 'Ada' },
  deletionAsked: { firstName: 'Ada', dueAt: new Date('2026-03-16T08:00:00Z'), link },
  deletionTakenBack: { firstName: 'Ada' },
  support: { sender: inês, email: 'i@b.example', subject: 'My badge', message: 'It opens nothing.' },
  coffeeRound: { firstName: 'Ada', others: [inês, karim], link },
  digest: {
    firstName: 'Ada',
    posts: [{ author: karim, text: 'The hall is done' }],
    more: 3,
    mentions: 2,
    link,
    unsubscribeUrl: 'https://umkreis.example/end',
  },
}

/** The subject and each paragraph. */
const SAID: Readonly<Record<keyof MailWords, Readonly<Record<Language, readonly string[]>>>> = {
  passwordReset: {
    en: [
      'Set a new password for Umkreis',
      'Hello Ada,',
      'somebody asked for a new password for your Umkreis account. This link is valid for one hour and works once:',
      link,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    de: [
      'Neues Passwort für Umkreis',
      'Hallo Ada,',
      'jemand möchte ein neues Passwort für dein Umkreis-Konto setzen. Dieser Link gilt eine Stunde und nur einmal:',
      link,
      'Warst du das nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    ],
  },
  passwordChanged: {
    en: [
      'Your Umkreis password was changed',
      'Hello Ada,',
      'the password of your Umkreis account was changed in your profile. You are signed out everywhere else.',
      'If it was not you, please set a new password with “Forgot password” on the sign-in page, and tell your managers.',
    ],
    de: [
      'Dein Umkreis-Passwort wurde geändert',
      'Hallo Ada,',
      'das Passwort deines Umkreis-Kontos wurde in deinem Profil geändert. Überall sonst bist du jetzt abgemeldet.',
      'Warst du das nicht, setz bitte mit „Passwort vergessen?“ auf der Anmeldeseite ein neues, und sag deinen Managern Bescheid.',
    ],
  },
  newDevice: {
    en: [
      'New sign-in to your Umkreis account',
      'Hello Ada,',
      'somebody signed in to your Umkreis account with a browser that we have not seen before:',
      'Firefox on Windows, 2026-03-02 08:05 UTC',
      'If it was you, there is nothing to do. If it was not, please set a new password, which signs out every device:',
      link,
    ],
    de: [
      'Neue Anmeldung bei deinem Umkreis-Konto',
      'Hallo Ada,',
      'jemand hat sich mit einem Browser bei deinem Umkreis-Konto angemeldet, den wir noch nicht kennen:',
      'Firefox auf Windows, 2. März 2026, 08:05 Uhr (UTC)',
      'Warst du das, musst du nichts tun. Wenn nicht, setz bitte ein neues Passwort. Damit werden alle Geräte abgemeldet:',
      link,
    ],
  },
  passkeyAdded: {
    en: [
      'New passkey for your Umkreis account',
      'Hello Ada,',
      'a passkey was added to your Umkreis account. It signs in without the password:',
      'Firefox on Windows, 2026-03-02 08:05 UTC',
      'If it was you, there is nothing to do. If it was not, please remove it here, sign out everywhere else and change your password:',
      link,
    ],
    de: [
      'Neuer Passkey für dein Umkreis-Konto',
      'Hallo Ada,',
      'zu deinem Umkreis-Konto ist ein Passkey hinzugekommen. Er meldet ohne Passwort an:',
      'Firefox auf Windows, 2. März 2026, 08:05 Uhr (UTC)',
      'Warst du das, musst du nichts tun. Wenn nicht, entfern ihn bitte hier, melde dich überall sonst ab und ändere dein Passwort:',
      link,
    ],
  },
  addressMoved: {
    en: [
      'Your Umkreis account has another address',
      'Hello Ada,',
      'your organisation changed the e-mail address of your Umkreis account. From now on you sign in with the new one, and mails go there.',
      'If you know of it, there is nothing to do. If you do not, please tell your managers.',
    ],
    de: [
      'Dein Umkreis-Konto hat eine andere Adresse',
      'Hallo Ada,',
      'deine Organisation hat die E-Mail-Adresse deines Umkreis-Kontos geändert. Ab jetzt meldest du dich mit der neuen an, und Mails gehen dorthin.',
      'Weißt du davon, musst du nichts tun. Wenn nicht, sag bitte deinen Managern Bescheid.',
    ],
  },
  deletionAsked: {
    en: [
      'Your Umkreis account will be deleted',
      'Hello Ada,',
      'you asked for your Umkreis account to be deleted. It goes on 2026-03-16, with everything in it.',
      'Should you change your mind, or was it not you: sign in until then, and it stays as it was.',
      link,
    ],
    de: [
      'Dein Umkreis-Konto wird gelöscht',
      'Hallo Ada,',
      'du möchtest dein Umkreis-Konto löschen. Am 16. März 2026 verschwindet es, mit allem, was darin ist.',
      'Du hast es dir anders überlegt, oder das warst nicht du? Melde dich bis dahin an, und alles bleibt, wie es war.',
      link,
    ],
  },
  deletionTakenBack: {
    en: [
      'Your Umkreis account stays',
      'Hello Ada,',
      'you signed in, so your Umkreis account is not deleted. All is as it was.',
    ],
    de: [
      'Dein Umkreis-Konto bleibt',
      'Hallo Ada,',
      'du hast dich angemeldet, also wird dein Umkreis-Konto nicht gelöscht. Alles ist, wie es war.',
    ],
  },
  support: {
    en: [
      'Support: My badge',
      'Inês Carvalho (i@b.example) writes from the support page:',
      'It opens nothing.',
      'You can answer to i@b.example.',
    ],
    de: [
      'Hilfe gesucht: My badge',
      'Inês Carvalho (i@b.example) schreibt über die Seite „Hilfe“:',
      'It opens nothing.',
      'Du kannst an i@b.example antworten.',
    ],
  },
  digest: {
    en: [
      'Your week in Umkreis',
      'Hello Ada,',
      'this is what happened in your feed since the last mail.',
      'You were mentioned 2 times.',
      'Karim Haddad:\nThe hall is done',
      'And 3 more posts.',
      'You find it all here:',
      link,
      'You get this mail each Monday because you asked for it. This ends it:\nhttps://umkreis.example/end',
    ],
    de: [
      'Deine Woche in Umkreis',
      'Hallo Ada,',
      'das war in deinen Neuigkeiten seit der letzten Mail.',
      'Du wurdest 2-mal erwähnt.',
      'Karim Haddad:\nThe hall is done',
      'Und 3 weitere Beiträge.',
      'Hier findest du alles:',
      link,
      'Du bekommst diese Mail jeden Montag, weil du sie wolltest. So endet sie:\nhttps://umkreis.example/end',
    ],
  },
  coffeeRound: {
    en: [
      'Your coffee round: you, Inês and Karim',
      'Hello Ada,',
      'a new coffee round has begun. It brings you together with Inês Carvalho and Karim Haddad.',
      'Here you see why, and find a first line that is ready:',
      link,
      'Only the three of you see it. On the same page you can skip a round, pause, or leave.',
    ],
    de: [
      'Deine Kaffeerunde: du, Inês und Karim',
      'Hallo Ada,',
      'eine neue Kaffeerunde hat begonnen. Sie bringt dich mit Inês Carvalho und Karim Haddad zusammen.',
      'Hier siehst du, warum, und findest eine erste Zeile, die schon bereitsteht:',
      link,
      'Nur ihr drei seht das. Auf derselben Seite kannst du eine Runde auslassen, pausieren oder aussteigen.',
    ],
  },
}

const KINDS = Object.keys(FACTS) as (keyof MailWords)[]
const write = <K extends keyof MailWords>(language: Language, kind: K, facts: Facts[K]) =>
  (MAIL_WORDS[language][kind] as (facts: Facts[K]) => { subject: string; text: string })(facts)
const CASES = KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const))

describe.each(CASES)('the mail %s in the language %s', (kind, language) => {
  it('says what it has to say', () => {
    const { subject, text } = write(language, kind, FACTS[kind])
    expect([subject, ...text.split('\n\n')]).toEqual(SAID[kind][language])
  })

  it('has no headers of names and subjects', () => {
    const hostile = 'Ada\r\nBcc: x@y.example\r\n\r\n<b>&\u0000'
    const person = { firstName: hostile, lastName: hostile }
    const facts = {
      ...FACTS[kind],
      firstName: hostile,
      ...('others' in FACTS[kind] ? { others: [person] } : {}),
      ...('sender' in FACTS[kind] ? { sender: person, subject: hostile } : {}),
    }
    const mail = { to: 'a@b.example', ...write(language, kind, facts as Facts[typeof kind]) }
    const sent = formatMail(mail, { from: 'Umkreis <no@umkreis.example>', sentAt: new Date(0), messageId: 'id' })
    const headers = sent.slice(0, sent.indexOf('\r\n\r\n'))
    expect(headers.split('\r\n').filter((line) => !line.startsWith(' '))).toHaveLength(8)
    expect(headers).not.toMatch(/^Bcc/im)
  })
})

it.each([
  ['en', 'Hello,'],
  ['de', 'Hallo,'],
] as const)('greets who has said no name in the language %s', (language, greeting) => {
  const { text } = MAIL_WORDS[language].deletionTakenBack({ firstName: '' })
  expect(text.split('\n')[0]).toBe(greeting)
})

it.each([
  ['en', 'An unknown device,', 'A passkey,', 'A member (', 'Only the two of you'],
  ['de', 'Ein unbekanntes Gerät,', 'Ein Passkey,', 'Ein Mitglied (', 'Nur ihr zwei seht'],
] as const)('knows what to say where little is known in the language %s', (language, device, passkey, member, two) => {
  const words = MAIL_WORDS[language]
  expect(words.newDevice({ ...FACTS.newDevice, device: '' }).text).toContain(device)
  expect(words.passkeyAdded({ ...FACTS.passkeyAdded, name: '' }).text).toContain(passkey)
  expect(words.support({ ...FACTS.support, sender: { firstName: '', lastName: '' } }).text).toContain(member)
  expect(words.coffeeRound({ ...FACTS.coffeeRound, others: [inês] }).text).toContain(two)
})
