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
  madeOwn: { firstName: 'Ada', link },
  confirmationCode: { firstName: 'Ada', purpose: 'deletion', code: '1234 5678' },
  addressMoved: { firstName: 'Ada' },
  deletionAsked: { firstName: 'Ada', dueAt: new Date('2026-03-16T08:00:00Z'), link },
  deletionTakenBack: { firstName: 'Ada' },
  support: { sender: inês, email: 'i@b.example', subject: 'My badge', message: 'It opens nothing.' },
  demoRequest: { fullName: 'Inês Carvalho', companyName: 'Lindwerk', workEmail: 'i@b.example' },
  newsletter: { email: 'i@b.example' },
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
      'a passkey was added to your Umkreis account. With it you sign in without your password:',
      'Firefox on Windows, 2026-03-02 08:05 UTC',
      'If it was you, there is nothing to do. If it was not, please remove it here, sign out everywhere else and change your password:',
      link,
    ],
    de: [
      'Neuer Passkey für dein Umkreis-Konto',
      'Hallo Ada,',
      'zu deinem Umkreis-Konto wurde ein Passkey hinzugefügt. Damit meldest du dich ohne Passwort an:',
      'Firefox auf Windows, 2. März 2026, 08:05 Uhr (UTC)',
      'Warst du das, musst du nichts tun. Wenn nicht, entfern ihn bitte hier, melde dich überall sonst ab und ändere dein Passwort:',
      link,
    ],
  },
  madeOwn: {
    en: [
      'Your Umkreis account opens by single sign-on now',
      'Hello Ada,',
      'you signed in to your Umkreis account through your company’s single sign-on for the first time. Nobody had confirmed this address before, so what opened the account until now has ended: its password and passkeys, and every other sign-in.',
      'From now on, sign in with single sign-on. Should you want a password as well, ask for a new one here:',
      link,
      'If it was not you, please tell your managers.',
    ],
    de: [
      'Dein Umkreis-Konto öffnet sich jetzt mit Single Sign-on',
      'Hallo Ada,',
      'du hast dich zum ersten Mal über das Single Sign-on deines Unternehmens bei deinem Umkreis-Konto angemeldet. Diese Adresse hatte bisher niemand bestätigt. Deshalb gilt nicht mehr, was das Konto bis jetzt geöffnet hat: sein Passwort, seine Passkeys und alle anderen Anmeldungen.',
      'Melde dich ab jetzt mit Single Sign-on an. Möchtest du außerdem ein Passwort, fordere hier ein neues an:',
      link,
      'Warst du das nicht, sag bitte deinen Managern Bescheid.',
    ],
  },
  confirmationCode: {
    en: [
      'Your code for Umkreis',
      'Hello Ada,',
      'you are about to delete your Umkreis account. This code says that it is you:',
      '1234 5678',
      'Type it in where you asked for it. It is valid for 15 minutes. Nobody else needs it, and nobody from Umkreis will ask you for it.',
      'If it was not you, somebody else is signed in to your account: please sign out everywhere else in your profile, and tell your managers.',
    ],
    de: [
      'Dein Code für Umkreis',
      'Hallo Ada,',
      'du bist dabei, dein Umkreis-Konto zu löschen. Dieser Code bestätigt, dass du es bist:',
      '1234 5678',
      'Gib ihn dort ein, wo du ihn angefordert hast. Er gilt 15 Minuten. Niemand sonst braucht ihn, und niemand von Umkreis fragt dich danach.',
      'Warst du das nicht, ist jemand anderes in deinem Konto angemeldet: Melde dich bitte in deinem Profil überall sonst ab, und sag deinen Managern Bescheid.',
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
  demoRequest: {
    en: ['Demo request: Lindwerk', 'Name: Inês Carvalho\nCompany: Lindwerk\nEmail: i@b.example\nLanguage: English'],
    de: ['Demo-Anfrage: Lindwerk', 'Name: Inês Carvalho\nFirma: Lindwerk\nE-Mail: i@b.example\nSprache: Deutsch'],
  },
  newsletter: {
    en: ['Newsletter sign-up', 'Email: i@b.example\nLanguage: English'],
    de: ['Newsletter-Anmeldung', 'E-Mail: i@b.example\nSprache: Deutsch'],
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
      'You get this mail every Monday because you asked for it. Unsubscribe here:\nhttps://umkreis.example/end',
    ],
    de: [
      'Deine Woche in Umkreis',
      'Hallo Ada,',
      'das ist seit der letzten Mail in deinen Neuigkeiten passiert.',
      'Du wurdest 2-mal erwähnt.',
      'Karim Haddad:\nThe hall is done',
      'Und 3 weitere Beiträge.',
      'Hier findest du alles:',
      link,
      'Du bekommst diese Mail jeden Montag, weil du sie bestellt hast. Hier bestellst du sie ab:\nhttps://umkreis.example/end',
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
      ...('companyName' in FACTS[kind] ? { fullName: hostile, companyName: hostile } : {}),
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

it.each([
  ['en', 'you are about to add a passkey to your Umkreis account. This code says that it is you:'],
  ['de', 'du bist dabei, deinem Umkreis-Konto einen Passkey hinzuzufügen. Dieser Code bestätigt, dass du es bist:'],
] as const)('names what a code is for in the language %s', (language, line) => {
  const { text } = MAIL_WORDS[language].confirmationCode({ ...FACTS.confirmationCode, purpose: 'passkey' })
  expect(text.split('\n\n')[1]).toBe(line)
})
