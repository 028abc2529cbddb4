import type { Discipline } from './discipline.ts'

export const safety: Discipline = {
  team: 'Service',
  positions: [
    { en: 'Safety Engineer', f: 'Sicherheitsingenieurin', m: 'Sicherheitsingenieur' },
    { en: 'Approval Manager', f: 'Zulassungsmanagerin', m: 'Zulassungsmanager' },
    { en: 'Legal Counsel', f: 'Juristin Seilbahnrecht', m: 'Jurist Seilbahnrecht' },
    { en: 'Occupational Safety Officer', f: 'Fachkraft für Arbeitssicherheit', m: 'Fachkraft für Arbeitssicherheit' },
  ],
  core: [
    ['Risk assessment', 'Risikobeurteilung'],
    ['Ropeway approval', 'Seilbahn-Zulassung'],
    'EN 12929',
    ['Technical documentation', 'Technische Dokumentation'],
    ['CE marking', 'CE-Kennzeichnung'],
    ['Audits', 'Audits'],
  ],
  extra: [
    ['Ropeway law', 'Seilbahnrecht'],
    ['Fire protection', 'Brandschutz'],
    ['Evacuation planning', 'Bergungskonzepte'],
    'FMEA',
    ['First aid', 'Erste Hilfe'],
    ['Work at height', 'Höhenarbeit'],
  ],
  tasks: {
    en: [
      'Austrian approval granted at the first hearing',
      'evacuation plan tested with 60 volunteers',
      'risk assessment for autonomous operation',
    ],
    de: [
      'Betriebsbewilligung in Österreich in einem Zug erhalten',
      'Bergekonzept mit 60 Freiwilligen erprobt',
      'Sicherheitsanalyse für den personallosen Betrieb',
    ],
  },
  en: {
    openers: [
      'I ask what happens if it does not stop, and then I ask again.',
      'Approvals in five countries. Each has its own favourite form.',
      'Evacuation planning: sixty people, one rope, forty minutes.',
      'I translate the Cableway Regulation into sentences that engineers finish reading.',
    ],
    more: ['Invite me early; late is expensive.', 'I collect near misses, in a good way.'],
  },
  de: {
    openers: [
      'Zulassung in Österreich, Deutschland und der Schweiz. Jede Behörde hat ihren eigenen Takt.',
      'Sicherheitsanalysen, die auch jemand liest.',
      'Ich begleite Anlagen von der ersten Skizze bis zur Betriebsbewilligung.',
      'Seilbahnrecht ist spannender, als es klingt. Ehrlich.',
      'Arbeitsschutz auf Baustellen, auf denen man angeseilt frühstückt.',
      'Bergung plane ich so, dass wir sie nie brauchen.',
    ],
    more: [
      'Bitte früh fragen: Nachweise nachträglich sind teuer.',
      'Normen lese ich mit Bleistift.',
      'Beinahe-Unfälle sammle ich, damit es dabei bleibt.',
      'Den EU-Text kenne ich fast auswendig, die Ausnahmen ganz.',
    ],
  },
}
