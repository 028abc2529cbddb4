import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { singleSignOnCopy as english } from './copy.ts'

export const singleSignOnCopy: Translation<typeof english> = {
  title: 'Single Sign-on',
  line: 'Alle melden sich mit dem Konto eures Unternehmens an, über OpenID Connect. Kein Passwort kommt zu Umkreis.',
  loading: 'Einstellungen für Single Sign-on werden geladen',
  failed: 'Die Einstellungen für Single Sign-on konnten nicht geladen werden',
  redirect: 'Rückkehradresse',
  redirectHint: 'Trag sie beim Anbieter ein, wo die Anwendung für Umkreis eingerichtet wird.',
  issuer: 'Adresse des Anbieters (Issuer)',
  issuerHint: 'Etwa https://login.example.com',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  secretHint: 'Wird versiegelt aufbewahrt und niemandem gezeigt.',
  secretKept: 'Eines ist aufbewahrt. Lass das Feld leer, um dabei zu bleiben.',
  emailDomains: 'E-Mail-Domains',
  emailDomainsHint: 'Wessen Leute sich dort anmelden, etwa example.com. Mehrere mit Kommas getrennt.',
  letsJoin: 'Neue dürfen beitreten',
  letsJoinLine:
    'Wer sich dort anmeldet und hier noch kein Konto hat, bekommt eines als Mitarbeiter. Sonst braucht es eine Einladung.',
  isOnlyWay: 'Nur Single Sign-on',
  isOnlyWayLine:
    'Leute dieser Domains können weder Passwort noch Passkey benutzen. Inhaber können es weiterhin, falls der Anbieter ausfällt.',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Single Sign-on ist gespeichert',
  test: 'Verbindung testen',
  testing: 'Wird getestet',
  works: (host) => `Der Anbieter antwortet. Alle melden sich dann bei ${host} an.`,
  remove: 'Entfernen',
  removed: 'Single Sign-on ist entfernt',
  askTitle: 'Single Sign-on entfernen?',
  askMessage:
    'Danach melden sich alle mit Passwort oder Passkey an. Wer keines hat, lässt sich eine E-Mail schicken, um eines zu setzen.',
  askConfirm: 'Entfernen',
  domains: {
    title: 'Nachweis der Domains',
    line: 'Single Sign-on beginnt für eine Domain, sobald dieser TXT-Eintrag in ihrem DNS steht: Nur wer sie besitzt, kann ihn setzen.',
    isProved: 'Nachgewiesen. Ihre Leute können sich anmelden.',
    record: (name) => `TXT-Eintrag bei ${name}`,
    check: 'Prüfen',
    checkLabel: (domain) => `Eintrag von ${domain} prüfen`,
    proved: (domain) => `${domain} ist nachgewiesen`,
  },
}
