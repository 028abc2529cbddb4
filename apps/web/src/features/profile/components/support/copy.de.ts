import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { supportCopy as english } from './copy.ts'

export const supportCopy: Translation<typeof english> = {
  questionsTitle: 'Häufige Fragen',
  questions: [
    {
      question: 'Wie finden mich die anderen?',
      answer:
        'Durch die Wörter in deinem Profil: Position, Kenntnisse, Beschreibung, Stadt und die Felder deiner Organisation. Je mehr du schreibst, desto besser. Nachrichten und Notizen werden nie durchsucht.',
    },
    {
      question: 'Wer kann meine Nachrichten lesen?',
      answer:
        'Nur die Personen im Gespräch. Nachrichten sind Ende-zu-Ende-verschlüsselt: Sie werden auf deinem Gerät versiegelt und auf denen der anderen geöffnet. Weder Umkreis noch deine Manager können sie lesen.',
    },
    {
      question: 'Auf meinem neuen Handy öffnen sich keine Nachrichten. Was nun?',
      answer:
        'Lass es mit einem Gerät ein, das sie schon liest, oder gib deinen Wiederherstellungscode ein. Beides steht unter Konto, bei „Geräte und Wiederherstellung“.',
    },
    {
      question: 'Wer sieht mein Profil?',
      answer:
        'Die Menschen deiner Organisation. Bei jedem Feld wählst du, ob es alle sehen, nur die Leute in deinen Gruppen, oder nur du und deine Manager. Gäste sehen nur die Leute in ihren eigenen Gruppen.',
    },
    {
      question: 'Ich habe mein Passwort vergessen.',
      answer:
        'Wähl auf der Anmeldeseite „Passwort vergessen?“. Du bekommst per Mail einen Link, der eine Stunde gilt. Ein neues Passwort meldet dich überall ab und entfernt deine Passkeys.',
    },
    {
      question: 'Wie gehe ich wieder?',
      answer:
        'Unter Konto, bei „Deine Daten“: Lade herunter, was dir gehört, und lösche dann dein Konto. 14 Tage lang kannst du es dir anders überlegen, indem du dich wieder anmeldest.',
    },
  ],
  form: {
    title: { organisation: 'Schreib deinen Managern', community: 'Schreib uns' },
    line: {
      organisation:
        'Die Manager deiner Organisation bekommen eine Mail mit deiner Adresse, damit sie antworten können.',
      community: 'Die Menschen hinter Umkreis bekommen eine Mail mit deiner Adresse, damit sie antworten können.',
    },
    notSealed: 'Das ist eine Mail und nicht Ende-zu-Ende-verschlüsselt.',
    subject: 'Betreff',
    message: 'Nachricht',
    send: 'Senden',
    sending: 'Wird gesendet',
    sent: 'Deine Nachricht ist unterwegs',
  },
}
