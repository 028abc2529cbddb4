import type { Translation } from '../shared/i18n/translation.ts'
import type { copy as english } from './member-copy.ts'

export const copy: Translation<typeof english> = {
  surroundMe: 'Surround me',
  result: 'Gefundene Personen',
  chat: 'Chat',
  groupDetails: 'Gruppendetails',
  matchingPeople: 'Gemeinsamkeiten',
  openMessages: 'Nachrichten öffnen',
  profile: 'Profil bearbeiten',
  password: 'Passwort',
  support: 'Hilfe',
  home: 'Start',
  notes: 'Meine Notizen',
  metrics: 'Firma in Zahlen',
  insights: 'Menschen in Zahlen',
  measured: 'Was gemessen wird',
  admin: 'Verwaltung',
  customization: 'Anpassung',
  theme: 'Farben',
  configure: 'Einstellungen',
  worksCouncil: 'Für den Betriebsrat',
  billing: 'Abrechnung',
  notFound: 'Seite nicht gefunden',
}
