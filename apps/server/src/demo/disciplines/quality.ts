import type { Discipline } from './discipline.ts'

export const quality: Discipline = {
  team: 'Fertigung',
  positions: [
    { en: 'Quality Engineer', f: 'Qualitätsingenieurin', m: 'Qualitätsingenieur' },
    { en: 'Test Engineer', f: 'Prüfingenieurin', m: 'Prüfingenieur' },
    { en: 'Materials Tester', f: 'Werkstoffprüferin', m: 'Werkstoffprüfer' },
  ],
  core: [
    ['Quality management', 'Qualitätsmanagement'],
    ['Non-destructive testing', 'Zerstörungsfreie Prüfung'],
    ['Ultrasonic testing', 'Ultraschallprüfung'],
    ['Measurement', 'Messtechnik'],
    'FMEA',
    ['Supplier audits', 'Lieferantenaudits'],
  ],
  extra: [
    'ISO 9001',
    ['Fatigue tests', 'Dauerversuche'],
    ['Root cause analysis', 'Ursachenanalyse'],
    'Minitab',
    ['X-ray testing', 'Röntgenprüfung'],
    'Python',
  ],
  tasks: {
    en: ['grip tested over two million cycles', 'supplier for castings qualified', 'climate chamber for whole cabins'],
    de: [
      'Klemme mit zwei Millionen Lastwechseln geprüft',
      'Gießerei als Lieferant qualifiziert',
      'Klimakammer für ganze Kabinen',
    ],
  },
  en: {
    openers: [
      'I break things in the test hall so that nothing breaks outside.',
      'Ultrasound for steel. No, I cannot tell you whether it is a boy.',
      'Quality is mostly listening to people who noticed something.',
      'Two million load cycles, then we talk.',
    ],
    more: ['Reports with pictures first.', 'My root causes are rarely people.'],
  },
  de: {
    openers: [
      'Ich prüfe Schweißnähte mit Ultraschall und Zeichnungen mit Skepsis.',
      'Dauerversuche: langweilig anzusehen, spannend auszuwerten.',
      'Qualität entsteht in der Halle, ich schreibe es nur auf.',
      'Messraum Leipzig, Tür links, bitte Temperatur lassen.',
      'Lieferantenaudits von Brescia bis Danzig, immer mit Brotzeit.',
      'Werkstoffprüfung: Ich sehe Risse, bevor sie welche sind.',
    ],
    more: [
      'Fehler melde ich ohne Namen.',
      'Eine gute Ursachenanalyse hat fünf Fragen und keine Schuldigen.',
      'Prüfberichte gibt es bei mir am selben Tag.',
    ],
  },
}
