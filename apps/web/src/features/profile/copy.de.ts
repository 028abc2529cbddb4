import type { Translation } from '../../shared/i18n/translation.ts'
import { copy as fields } from '../../shared/profile/copy.ts'
import type { copy as english } from './copy.ts'

export const copy: Translation<typeof english> = {
  titles: { account: 'Profil bearbeiten', password: 'Profil bearbeiten', support: 'Hilfe' },
  menu: 'Profil',
  menuEntries: { account: 'Konto', password: 'Passwort', support: 'Hilfe' },
  logOut: 'Abmelden',
  showCode: 'QR-Code zeigen',
  showInfo: 'QR-Code und Profil',
  lines: {
    account: 'So finden dich die anderen. Dein Profil ist nicht Ende-zu-Ende-verschlüsselt; deine Nachrichten sind es.',
    password: 'Wie du dich anmeldest, und wo du angemeldet bist.',
    support:
      'Antworten auf das, was am meisten gefragt wird, und ein Weg zu denen, die für deine Organisation da sind.',
  },
  changePicture: 'Bild ändern',
  changingPicture: 'Wird hochgeladen',
  pictureHint: 'Du wählst den Ausschnitt',
  pictureChanged: 'Dein Bild ist geändert',
  removePicture: 'Bild entfernen',
  pictureRemoved: 'Dein Bild ist entfernt',
  undo: 'Rückgängig',
  pictureTooBig: 'Das Bild ist größer als 50 MB',
  groups: { you: 'Wer du bist', skills: 'Was man dich fragen kann', place: 'Wo du bist' },
  fields,
  email: 'E-Mail',
  preview: {
    title: 'So sehen dich die anderen',
    noBio: 'Noch nichts über dich geschrieben.',
    moreSkills: (count) => `+${count} Kenntnisse`,
  },
  unsaved: 'Noch nicht gespeichert',
  discard: 'Verwerfen',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Dein Profil ist gespeichert',
  customFields: 'Eigene Felder',
  customFieldsLine: 'Danach fragt deine Organisation.',
  noCustomFields: 'Diese Person hat keine eigenen Felder.',
  customFieldsSaved: 'Deine eigenen Felder sind gespeichert',
  retry: 'Noch einmal',
  appearance: {
    title: 'Aussehen und Sprache',
    line: 'Hell, dunkel oder wie dein Gerät. Nur auf diesem Gerät gemerkt.',
  },
  notifications: 'Benachrichtigungen',
  devices: 'Geräte und Wiederherstellung',
  yourData: 'Deine Daten',
}
