import type { Language } from '../../language/languages.ts'

const en = {
  title: 'Surround me: people search by Umkreis AI',
  description:
    'Ask for a colleague in a sentence and see the very words that answer. Try Surround me with forty fictional people.',
  heading: 'Surround me',
  claim: 'Who are you looking for?',
  lead: 'Ask as you would ask a friend who knows everybody. Umkreis shows the people who answer, and the words that prove it.',
  tryHeading: 'Try it with forty people',
  start: 'Search in your company',
  trial: 'Start a trial',
  picture: 'The search field of Umkreis, with people standing around it while a question is typed.',
  stepsTitle: 'From a question to a conversation',
  steps: [
    {
      title: 'Ask in your own words',
      text: 'One sentence, in German or English. Typing errors, umlauts and word order don’t matter.',
    },
    {
      title: 'See why',
      text: 'Each person found shows the very words of their profile that match, and which part of your question nobody met.',
    },
    {
      title: 'Write to them',
      text: 'Choose one person or several. A group chat opens, and only the people in it can read it.',
    },
  ],
  limitsTitle: 'What it does not do',
  limits: [
    'It never reads messages or notes: it could not, they are sealed.',
    'It never judges people: a share says how much of a question is met, nothing else.',
    'It never guesses: without words in a profile there is no answer.',
  ],
}

/** The words of the page about Surround me in every language. */
export const searchPageCopy: Record<Language, typeof en> = {
  en,
  de: {
    title: 'Surround me: Menschensuche mit Umkreis AI',
    description:
      'Frag in einem Satz nach jemandem und sieh genau die Wörter, die antworten. Probiere Surround me mit vierzig erfundenen Menschen.',
    heading: 'Surround me',
    claim: 'Wen suchst du?',
    lead: 'Frag so, wie du jemanden fragen würdest, der alle kennt. Umkreis zeigt die Menschen, die antworten, und die Wörter, die es belegen.',
    tryHeading: 'Mit vierzig Menschen ausprobieren',
    start: 'In deiner Firma suchen',
    trial: 'Kostenlos testen',
    picture: 'Das Suchfeld von Umkreis; während der Eingabe stehen Menschen darum herum.',
    stepsTitle: 'Von der Frage zum Gespräch',
    steps: [
      {
        title: 'Frag in eigenen Worten',
        text: 'Ein Satz, auf Deutsch oder Englisch. Tippfehler, Umlaute und Wortstellung machen nichts.',
      },
      {
        title: 'Sieh, warum',
        text: 'Bei jedem Gefundenen stehen genau die passenden Wörter des Profils, und welchen Teil der Frage niemand trifft.',
      },
      {
        title: 'Schreib ihnen',
        text: 'Wähle eine Person oder mehrere. Es öffnet sich ein Gespräch, das nur die Menschen darin lesen können.',
      },
    ],
    limitsTitle: 'Was es nicht tut',
    limits: [
      'Es liest nie Nachrichten oder Notizen: Es könnte nicht, sie sind versiegelt.',
      'Es urteilt nie über Menschen: Ein Anteil sagt, wie viel einer Frage getroffen ist, sonst nichts.',
      'Es rät nie: Ohne Wörter in einem Profil gibt es keine Antwort.',
    ],
  },
}
