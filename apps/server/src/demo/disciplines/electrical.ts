import type { Discipline } from './discipline.ts'

export const electrical: Discipline = {
  team: 'Elektronik',
  positions: [
    { en: 'Electrical Engineer', f: 'Elektroingenieurin', m: 'Elektroingenieur' },
    { en: 'Power Electronics Engineer', f: 'Leistungselektronikerin', m: 'Leistungselektroniker' },
    { en: 'Electrician', f: 'Elektrikerin', m: 'Elektriker' },
  ],
  core: [
    'EPLAN',
    ['Switchgear', 'Schaltanlagenbau'],
    ['Power electronics', 'Leistungselektronik'],
    ['Lightning protection', 'Blitzschutz'],
    ['Wiring diagrams', 'Schaltpläne'],
    ['EMC', 'EMV'],
  ],
  extra: [
    'SCADA',
    ['Battery systems', 'Batteriesysteme'],
    ['Photovoltaics', 'Photovoltaik'],
    ['Frequency converters', 'Frequenzumrichter'],
    ['Medium voltage', 'Mittelspannung'],
    'Profinet',
  ],
  tasks: {
    en: [
      'solar roof on the valley station',
      'new switchgear lifted in by helicopter',
      'braking energy fed back into the village grid',
    ],
    de: [
      'Solardach auf der Talstation',
      'Schaltanlage per Hubschrauber eingeflogen',
      'Bremsenergie ins Ortsnetz zurückgespeist',
    ],
  },
  en: {
    openers: [
      'High voltage, low drama.',
      'I design the cabinets that everybody hopes never to open.',
      'Braking energy is too good to burn; I send it back to the grid.',
      'Lightning protection for steel towers on bare ridges. We have had practice.',
      'Power electronics, from converters to the emergency drive that must start on the first try.',
    ],
    more: [
      'I label both ends of every cable and expect the same of others.',
      'My drawings have fewer pages each year.',
    ],
  },
  de: {
    openers: [
      'Schaltschränke plane ich so, dass man in zehn Jahren noch hineinlangen mag.',
      'Mittelspannung bis Klingeldraht. Unter Spannung arbeite ich nicht, auch nicht kurz.',
      'Ich rechne Blitzschutz für Stützen, die höher stehen als alles drumherum.',
      'Umrichter, Bremschopper, Rückspeisung: wo Energie zurückkommt, werde ich gerufen.',
      'Elektroplanung für Stationen, vom Notlicht bis zum Hauptantrieb.',
      'Gelernt habe ich auf dem Bau, studiert am Abend. Beides hilft.',
    ],
    more: [
      'Ein guter Plan passt auf ein Blatt.',
      'Ich beschrifte jedes Kabel an beiden Enden.',
      'Photovoltaik auf Stationsdächern ist mein Steckenpferd.',
    ],
  },
}
