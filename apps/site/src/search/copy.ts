import type { UnderstoodPart } from '@umkreis/people-search'
import type { Language } from '../language/languages.ts'

const en = {
  label: 'Ask for a colleague',
  placeholder: 'who has …',
  ask: 'Ask',
  tryOne: 'Or try',
  questions: [
    'who has run a Kubernetes migration and speaks Portuguese, near Munich?',
    'ropeway approval in Austria',
    'somebody who keeps bees',
    'predictive maintenance with winter data',
  ],
  fields: {
    name: 'Name',
    position: 'Position',
    city: 'City',
    country: 'Country',
    description: 'About',
    skills: 'Skills',
  },
  understood: 'What was understood',
  kinds: {
    text: 'Words',
    skill: 'Skill',
    language: 'Language',
    city: 'Place',
    country: 'Country',
    position: 'Position',
    person: 'Person',
    field: 'Field',
  } as Record<UnderstoodPart['kind'], string>,
  nothingAbout: 'nothing about',
  meets: (met: number, parts: number) => `meets ${met} of ${parts} parts`,
  score: 'of the question',
  found: (count: number, shown: number) =>
    `${count} of forty people found${count > shown ? `, here the best ${shown}` : count > 1 ? ', best first' : ''}`,
  nobody: 'Nobody among the forty fits. Try another word, or a city.',
  readAs: 'read as',
  quotes: ['“', '”'] as readonly [open: string, close: string],
  share: (percent: number) => `${percent}%`,
  honest:
    'This is the ranking of our product, the very same code: here it runs in your browser, over forty fictional people. Nothing you type leaves this page. In your company it runs on our server, over the profiles of your colleagues.',
}

/** The words of the search demonstration. */
export type SearchCopy = typeof en

/** The words of the search demonstration in every language. */
export const searchCopy: Record<Language, SearchCopy> = {
  en,
  de: {
    label: 'Nach jemandem fragen',
    placeholder: 'wer hat …',
    ask: 'Fragen',
    tryOne: 'Oder zum Ausprobieren',
    questions: [
      'Wer hat eine Kubernetes-Migration gemacht und spricht Portugiesisch, nahe München?',
      'Schweißerin in Leipzig',
      'Betriebsrat in Wien',
      'Wer kann Drahtseile spleißen?',
    ],
    fields: {
      name: 'Name',
      position: 'Position',
      city: 'Ort',
      country: 'Land',
      description: 'Über sich',
      skills: 'Fähigkeiten',
    },
    understood: 'Was verstanden wurde',
    kinds: {
      text: 'Wörter',
      skill: 'Fähigkeit',
      language: 'Sprache',
      city: 'Ort',
      country: 'Land',
      position: 'Stelle',
      person: 'Mensch',
      field: 'Feld',
    },
    nothingAbout: 'nichts zu',
    meets: (met, parts) => `trifft ${met} von ${parts} Teilen`,
    score: 'der Frage',
    found: (count, shown) =>
      `${count} von vierzig Menschen gefunden${count > shown ? `, hier die besten ${shown}` : count > 1 ? ', die besten zuerst' : ''}`,
    nobody: 'Unter den vierzig passt niemand. Versuche ein anderes Wort oder eine Stadt.',
    readAs: 'gelesen als',
    quotes: ['„', '“'],
    share: (percent) => `${percent}\u202F%`,
    honest:
      'Das ist die Rangfolge unseres Produkts, genau derselbe Code: Hier läuft er in deinem Browser, über vierzig erfundene Menschen. Nichts, was du schreibst, verlässt diese Seite. In deiner Firma läuft er auf unserem Server, über die Profile deiner Kolleginnen und Kollegen.',
  },
}
