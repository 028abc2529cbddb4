/** What is done for the pictures in one language: the words of the interface that lead there, and those that are typed. */
export interface Scene {
  language: 'en' | 'de'
  locale: string
  email: string
  password: string
  signIn: string
  notice: string
  later: string
  encrypted: string
  conversations: string
  write: RegExp
  halfTyped: string
  /** Offered for the half of a question that is typed. */
  suggested: string
  question: string
  talk: readonly [Line, ...Line[]]
}

interface Line {
  by: 'member' | 'colleague' | 'architect'
  text: string
}

/** The same scene in each language. */
export const scenes: Readonly<Record<'en' | 'de', Scene>> = {
  en: {
    language: 'en',
    locale: 'en-GB',
    email: 'E-mail',
    password: 'Password',
    signIn: 'Sign in',
    notice: 'Save your recovery code',
    later: 'Later',
    encrypted: 'End-to-end encrypted',
    conversations: 'Conversations',
    write: /^Write to/,
    halfTyped: 'who has run a Kubernetes migration and speaks por',
    suggested: 'Portuguese',
    question: 'who has run a Kubernetes migration and speaks Portuguese, near Munich?',
    talk: [
      {
        by: 'member',
        text: 'Hello you two! We move the booking service to Kubernetes in spring. Could I pick your brains?',
      },
      { by: 'colleague', text: 'Gladly. The rollback chapter of our runbook is the part to read first.' },
      {
        by: 'architect',
        text: 'Our cutover took one night, and the three rehearsals before it a week. I would not skip one of them.',
      },
      { by: 'member', text: 'That is what I had hoped for. Could we go through both on Tuesday?' },
      { by: 'colleague', text: 'Tuesday at ten suits me. I bring the checklist.' },
      { by: 'architect', text: 'Me too. It is printed, coffee stains and all.' },
      { by: 'member', text: 'Then I book the small room. Thank you both!' },
    ],
  },
  de: {
    language: 'de',
    locale: 'de-DE',
    email: 'E-Mail',
    password: 'Passwort',
    signIn: 'Anmelden',
    notice: 'Sichere deinen Wiederherstellungscode',
    later: 'Später',
    encrypted: 'Ende-zu-Ende-verschlüsselt',
    conversations: 'Gespräche',
    write: /^An .+ schreiben$/,
    halfTyped: 'Wer hat eine Kubernetes-Migration gemacht und spricht Portug',
    suggested: 'Portugiesisch',
    question: 'Wer hat eine Kubernetes-Migration gemacht und spricht Portugiesisch, nahe München?',
    talk: [
      {
        by: 'member',
        text: 'Hallo ihr zwei! Im Frühjahr zieht die Buchung auf Kubernetes um. Darf ich euch ausfragen?',
      },
      { by: 'colleague', text: 'Gern. Lies zuerst das Kapitel, in dem wir zurückrollen.' },
      {
        by: 'architect',
        text: 'Der Umzug dauerte eine Nacht, die drei Proben davor eine Woche. Ich würde keine davon weglassen.',
      },
      { by: 'member', text: 'Genau darauf hatte ich gehofft. Gehen wir beides am Dienstag durch?' },
      { by: 'colleague', text: 'Dienstag um zehn passt. Ich bringe die Checkliste mit.' },
      { by: 'architect', text: 'Mir auch. Meine ist ausgedruckt, mit Kaffeeflecken.' },
      { by: 'member', text: 'Dann buche ich den kleinen Raum. Danke euch beiden!' },
    ],
  },
}
