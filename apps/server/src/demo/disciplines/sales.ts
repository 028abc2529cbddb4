import type { Discipline } from './discipline.ts'

export const sales: Discipline = {
  team: 'Vertrieb',
  positions: [
    { en: 'Sales Manager', f: 'Vertriebsleiterin', m: 'Vertriebsleiter' },
    { en: 'Key Account Manager', f: 'Key-Account-Managerin', m: 'Key-Account-Manager' },
    { en: 'Customer Success Manager', f: 'Kundenbetreuerin', m: 'Kundenbetreuer' },
    { en: 'Marketing Manager', f: 'Marketingmanagerin', m: 'Marketingmanager' },
  ],
  core: [
    ['Sales', 'Vertrieb'],
    ['Negotiation', 'Verhandlungsführung'],
    ['Customer care', 'Kundenbetreuung'],
    ['Tender writing', 'Angebotserstellung'],
    'CRM',
    ['Presentation', 'Präsentation'],
  ],
  extra: [
    ['Pricing', 'Preisgestaltung'],
    ['Trade fairs', 'Messen'],
    ['Copywriting', 'Texten'],
    'Film',
    ['Contract law', 'Vertragsrecht'],
    ['Tourism', 'Tourismus'],
  ],
  tasks: {
    en: [
      'contract signed on the back of a ski map',
      'trade fair stand with a real cabin to sit in',
      'first customer in the Azores',
    ],
    de: [
      'Vertrag auf der Rückseite einer Pistenkarte unterschrieben',
      'Messestand mit echter Kabine',
      'erster Kunde an der Ostsee',
    ],
  },
  en: {
    openers: [
      'I sell ropeways, which means I drink coffee with mayors.',
      'Key accounts in the western Alps. I know whose lift is whose.',
      'I look after customers after the contract is signed, which is when it gets good.',
      'Stories, films, trade fairs: I make steel look as light as it feels.',
    ],
    more: ['I write short offers and long letters.', 'Numbers in my head, names on paper.'],
  },
  de: {
    openers: [
      'Ich verkaufe Seilbahnen. Meistens rede ich dabei über Parkplätze.',
      'Angebote, die man versteht, auch wenn man Gemeinderat ist.',
      'Kundenbetreuung in den Ostalpen, seit {years} Wintern.',
      'Messen, Filme, Texte: ich mache sichtbar, was hier gebaut wird.',
      'Vertrieb Skandinavien und Ostsee, ja, auch dort gibt es Seilbahnen.',
      'Preise rechne ich im Kopf, Rabatte nie.',
    ],
    more: [
      'Nach dem Vertrag fängt die Arbeit an.',
      'Ich kenne viele Bürgermeister und noch mehr Sekretariate.',
      'Bitte keine Folien mit mehr als zehn Wörtern.',
    ],
  },
}
