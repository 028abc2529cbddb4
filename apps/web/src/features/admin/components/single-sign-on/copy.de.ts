import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { singleSignOnCopy as english } from './copy.ts'

export const singleSignOnCopy: Translation<typeof english> = {
  title: 'Single Sign-on',
  line: 'Alle melden sich mit dem Konto eures Unternehmens an, über OpenID Connect. Ihre Passwörter erreichen Umkreis nie.',
  loading: 'Einstellungen für Single Sign-on werden geladen',
  failed: 'Die Einstellungen für Single Sign-on konnten nicht geladen werden',
  ownersName:
    'Den Anbieter und seine Domains legen Inhaber fest, denn er entscheidet, wer sich als wer anmeldet. Wer beitreten darf und ob es der einzige Weg ist, kannst auch du entscheiden.',
  ownersEnter:
    'Es ist noch kein Anbieter eingetragen. Bitte frag einen Inhaber: Inhaber legen ihn und seine Domains fest, denn er entscheidet, wer sich als wer anmeldet.',
  redirect: 'Weiterleitungsadresse (Redirect-URI)',
  redirectHint: 'Trag sie beim Anbieter ein, wo die Anwendung für Umkreis eingerichtet wird.',
  issuer: 'Adresse des Anbieters (Issuer)',
  issuerHint: 'Etwa https://login.example.com',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  secretHint: 'Wird versiegelt aufbewahrt und niemandem gezeigt.',
  secretKept: 'Es ist schon eines gespeichert. Lass das Feld leer, um es zu behalten.',
  emailDomains: 'E-Mail-Domains',
  emailDomainsHint: 'Was in ihren Adressen hinter dem @ steht, etwa example.com. Mehrere mit Kommas getrennt.',
  letsJoin: 'Neue dürfen beitreten',
  letsJoinLine:
    'Wer sich dort anmeldet und hier noch kein Konto hat, bekommt eines als Mitglied. Sonst braucht es eine Einladung.',
  isOnlyWay: 'Nur Single Sign-on',
  isOnlyWayLine:
    'Wer eine Adresse dieser Domains hat, kann weder Passwort noch Passkey benutzen. Inhaber können das weiterhin, falls der Anbieter ausfällt.',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Single Sign-on ist gespeichert',
  unsaved: 'Noch nicht gespeichert',
  nothingChanged: 'Noch ist nichts geändert.',
  leaveTitle: 'Gehen, ohne zu speichern?',
  leaveMessage: 'Was du an Single Sign-on geändert hast, ist noch nicht gespeichert.',
  leave: 'Gehen',
  stay: 'Bleiben',
  test: 'Verbindung testen',
  testing: 'Wird getestet',
  works: (host) => `Der Anbieter antwortet. Alle melden sich dann bei ${host} an.`,
  remove: 'Entfernen',
  removed: 'Single Sign-on ist entfernt',
  askTitle: 'Single Sign-on entfernen?',
  askMessage:
    'Danach melden sich alle mit Passwort oder Passkey an. Wer beides nicht hat, setzt über „Passwort vergessen?“ ein Passwort.',
  askConfirm: 'Entfernen',
  domains: {
    title: 'Nachweis der Domains',
    line: 'Single Sign-on gilt für eine Domain, sobald dieser TXT-Eintrag in ihrem DNS steht: Nur wer sie besitzt, kann ihn setzen.',
    isProved: 'Nachgewiesen. Ihre Leute können sich anmelden.',
    record: (name) => `TXT-Eintrag bei ${name}`,
    check: 'Prüfen',
    checkLabel: (domain) => `Eintrag von ${domain} prüfen`,
    proved: (domain) => `${domain} ist nachgewiesen`,
  },
}
