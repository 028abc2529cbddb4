import type { Language } from '../language/languages.ts'
import type { Field } from './search-people.ts'

const en = {
  label: 'Ask for a colleague',
  placeholder: 'who has …',
  ask: 'Ask',
  tryOne: 'Or try',
  questions: [
    'who has run a Kubernetes migration and speaks Portuguese, near Munich?',
    'took ropeways through Austrian approval',
    'somebody who keeps bees',
    'predictive maintenance with winter data',
  ],
  fields: {
    name: 'Name',
    position: 'Position',
    city: 'City',
    about: 'About',
    skills: 'Skills',
    languages: 'Languages',
  } satisfies Record<Field, string>,
  nothingAbout: 'nothing about',
  score: 'of the question',
  found: 'found among forty people',
  nobody: 'Nobody among the forty fits. Try another word, or a city.',
  readAs: 'read as',
  honest:
    'This is a small version of our search that runs in your browser: forty fictional people, and a short list of synonyms. Nothing you type leaves this page. The product’s own search works on the server, reads a far longer list, and understands filters.',
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
      'Wer macht Kubernetes-Migrationen und spricht Portugiesisch, nahe München?',
      'Wer hat Seilbahnen in Österreich zugelassen?',
      'jemand, der Bienen hält',
      'vorausschauende Wartung mit Winterdaten',
    ],
    fields: {
      name: 'Name',
      position: 'Position',
      city: 'Ort',
      about: 'Über sich',
      skills: 'Fähigkeiten',
      languages: 'Sprachen',
    },
    nothingAbout: 'nichts zu',
    score: 'der Frage',
    found: 'von vierzig Menschen gefunden',
    nobody: 'Unter den vierzig passt niemand. Versuche ein anderes Wort oder eine Stadt.',
    readAs: 'gelesen als',
    honest:
      'Das ist eine kleine Fassung unserer Suche, die in deinem Browser läuft: vierzig erfundene Menschen und eine kurze Liste gleichbedeutender Wörter. Nichts, was du schreibst, verlässt diese Seite. Die Suche des Produkts arbeitet auf dem Server, kennt eine viel längere Liste und versteht Filter.',
  },
}
