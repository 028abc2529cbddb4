import type { Discipline } from './discipline.ts'

export const controls: Discipline = {
  team: 'Elektronik',
  positions: [
    { en: 'Controls Engineer', f: 'Steuerungstechnikerin', m: 'Steuerungstechniker' },
    { en: 'Automation Engineer', f: 'Automatisierungstechnikerin', m: 'Automatisierungstechniker' },
    { en: 'SCADA Engineer', f: 'SCADA-Ingenieurin', m: 'SCADA-Ingenieur' },
    { en: 'PLC Programmer', f: 'SPS-Programmiererin', m: 'SPS-Programmierer' },
  ],
  core: [
    'SCADA',
    ['PLC programming', 'SPS-Programmierung'],
    'TIA Portal',
    'HMI',
    ['Drive control', 'Antriebsregelung'],
    ['Commissioning', 'Inbetriebnahme'],
  ],
  extra: [
    'OPC UA',
    'Profinet',
    'Python',
    ['Safety PLC', 'Sicherheits-SPS'],
    'Structured Text',
    ['Fault finding', 'Fehlersuche'],
    'CODESYS',
  ],
  tasks: {
    en: [
      'drive control retuned for eight metres a second',
      'control room merged from three screens into one',
      'emergency stop chain proven in one night',
    ],
    de: [
      'Antriebsregelung auf acht Meter je Sekunde abgestimmt',
      'drei Leitstände zu einem zusammengelegt',
      'Not-Halt-Kette in einer Nacht nachgewiesen',
    ],
  },
  en: {
    openers: [
      'PLC code that a technician can read at minus fifteen. That is the whole job description.',
      'I commission control systems, usually in the week before the opening party.',
      'SCADA since before it was called SCADA at our place.',
      'I make large motors start gently and stop on time.',
      'From ladder logic to structured text and, when nobody looks, back to ladder.',
    ],
    more: [
      'I carry spare fuses in every jacket I own.',
      'Good alarms are short. I have shortened about four hundred.',
      'Ask me for my checklist before you switch anything on.',
    ],
  },
  de: {
    openers: [
      'Ich programmiere Steuerungen für Kuppelbahnen und stehe am Ende selbst im Stationsraum.',
      'SPS, Umrichter, Sicherheitskreise. Und die Doku dazu, wirklich.',
      'Leitstände aufräumen: weniger Farben, weniger Alarme, mehr Überblick.',
      'Antriebe anfahren lassen, dass niemand in der Kabine den Kaffee verschüttet.',
      'Inbetriebnahmen im Winter, Programmieren im Sommer, dazwischen zu viel Autobahn.',
      'Ich suche Fehler, die nur bei Föhn auftreten.',
      'Vom Schaltplan bis zum Leitstand: ich kenne die Anlage gern ganz.',
      'Mein Spezialgebiet sind alte Steuerungen, zu denen es keine Unterlagen mehr gibt.',
    ],
    more: [
      'Wer nachts vor einer stehenden Anlage steht, darf anrufen.',
      'Ein Alarm, auf den niemand reagiert, gehört gelöscht.',
      'Ich zeichne lieber einmal zu viel als einmal zu wenig.',
      'Bei Safety-Fragen lese ich die Norm zweimal.',
    ],
  },
}
