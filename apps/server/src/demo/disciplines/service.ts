import type { Discipline } from './discipline.ts'

export const service: Discipline = {
  team: 'Service',
  positions: [
    { en: 'Service Technician', f: 'Servicetechnikerin', m: 'Servicetechniker' },
    { en: 'Spare Parts Specialist', f: 'Fachkraft Ersatzteile', m: 'Fachkraft Ersatzteile' },
    { en: 'Customer Trainer', f: 'Kundentrainerin', m: 'Kundentrainer' },
    { en: 'Service Coordinator', f: 'Servicekoordinatorin', m: 'Servicekoordinator' },
  ],
  core: [
    ['Maintenance', 'Wartung'],
    ['Hydraulics', 'Hydraulik'],
    ['Fault finding', 'Fehlersuche'],
    ['Customer training', 'Kundenschulung'],
    ['Spare parts', 'Ersatzteile'],
    ['Brakes', 'Bremsen'],
  ],
  extra: [
    'SCADA',
    ['Lubrication', 'Schmiertechnik'],
    ['Remote support', 'Fernwartung'],
    'SAP',
    ['Work at height', 'Höhenarbeit'],
    ['Gearboxes', 'Getriebe'],
    ['First aid', 'Erste Hilfe'],
  ],
  tasks: {
    en: ['main revision done in nine days', 'brake refit while the season was running', 'training for 30 operators'],
    de: ['Hauptrevision in neun Tagen', 'Bremsen im laufenden Betrieb umgerüstet', '30 Betriebsleute geschult'],
  },
  en: {
    openers: [
      'I drive to where it stands still and leave when it moves.',
      'Spare parts: I know the number, you describe the noise.',
      'I train operators, from the first brake test to the night shift.',
      'Hydraulics and brakes. I like my systems bled and my coffee black.',
      'Remote support for nineteen ropeways, on a bad day for all nineteen.',
    ],
    more: ['Send a video, with sound.', 'Winter is my busy time, be patient or be kind.'],
  },
  de: {
    openers: [
      'Wenn eine Bahn steht, steige ich ins Auto.',
      'Ersatzteile finde ich auch ohne Nummer, wenn jemand das Geräusch nachmacht.',
      'Ich schule Betriebspersonal, vom Bremstest bis zur Bergeübung.',
      'Revisionen im Frühling und Herbst, dazwischen Hydraulik.',
      'Fernwartung: ich sehe die Anlage, ich rieche sie nur nicht.',
      'Bremsen sind Vertrauenssache, deshalb prüfe ich sie selbst.',
      'Getriebeöl erkenne ich am Geruch.',
      'Zwanzig Anlagen, ein Kalender, gute Nerven.',
    ],
    more: [
      'Bitte immer ein Video mit Ton schicken.',
      'In der Saison antworte ich kurz, das ist nicht böse gemeint.',
      'Mein Koffer ist gepackt.',
    ],
  },
}
