import type { Translation } from '../../shared/i18n/translation.ts'
import type { copy as english } from './command-copy.ts'

export const copy: Translation<typeof english> = {
  profile: 'Profil',
  profileKeywords: 'Konto Einstellungen ich bearbeiten Bild Kenntnisse Wiederherstellung Aussehen Sprache',
  invite: 'Person einladen',
  inviteKeywords: 'hinzufügen Kollegin Kollege Mail Einladung neues Mitglied',
  searchMessages: 'Nachrichten durchsuchen',
  searchKeywords: 'finden Chat Verlauf Gespräch geschrieben Wort Datei Link Bild',
  schemes: { system: 'Farbschema: System', light: 'Farbschema: Hell', dark: 'Farbschema: Dunkel' },
  schemeKeywords: 'Farbe Aussehen Modus Nacht Tag Gerät',
  signOut: 'Abmelden',
  signOutKeywords: 'ausloggen gehen Sitzung beenden',
}
