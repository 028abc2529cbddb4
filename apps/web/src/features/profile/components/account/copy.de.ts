import { DELETION_GRACE_DAYS } from '@umkreis/schemas'
import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { dataCopy as english } from './copy.ts'

export const dataCopy: Translation<typeof english> = {
  title: 'Deine Daten',
  line: 'Was Umkreis von dir aufbewahrt, zum Mitnehmen oder zum Löschen.',
  export: {
    title: 'Deine Daten herunterladen',
    line: 'Eine ZIP-Datei: Profil, Gruppen, Einstellungen und Anmeldungen, dein Bild und deine Notizen, die Nachrichten, die dieses Gerät lesen kann, und die Dateien, die du geschickt hast.',
    noMessages: 'Nachrichten öffnen sich hier nicht, deshalb sind sie nicht darin.',
    start: 'Herunterladen',
    working: 'Wird gesammelt',
    done: 'Deine Daten sind heruntergeladen',
    failed: 'Deine Daten konnten nicht gesammelt werden.',
  },
  remove: {
    title: 'Konto löschen',
    line: `${DELETION_GRACE_DAYS} Tage lang kannst du es dir anders überlegen, indem du dich anmeldest. Eine Mail sagt, bis wann.`,
    open: 'Konto löschen',
    dialogTitle: 'Dein Konto löschen?',
    dialogLine: `Du wirst überall abgemeldet, und niemand findet dich mehr. Nach ${DELETION_GRACE_DAYS} Tagen ist alles endgültig weg; bis dahin nimmt eine Anmeldung es zurück.`,
    goes: 'Gelöscht werden dein Profil, Bild, Einstellungen, Notizen, Anmeldungen, Geräte und Schlüssel, und was du in den Neuigkeiten geschrieben hast.',
    stays:
      'Ohne deinen Namen bleiben Nachrichten und Dateien, die du gesendet hast, in den Gesprächen der anderen, die allein sie lesen können, und die öffentlichen Schlüssel, mit denen sie sie prüfen.',
    confirm: 'Konto löschen',
    confirming: 'Wird gelöscht',
    keep: 'Konto behalten',
  },
}
