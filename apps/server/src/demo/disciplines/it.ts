import type { Discipline } from './discipline.ts'

export const it: Discipline = {
  team: 'Verwaltung',
  positions: [
    { en: 'IT Support Specialist', f: 'IT-Supportspezialistin', m: 'IT-Supportspezialist' },
    {
      en: 'Information Security Officer',
      f: 'Beauftragte Informationssicherheit',
      m: 'Beauftragter Informationssicherheit',
    },
    { en: 'SAP Consultant', f: 'SAP-Beraterin', m: 'SAP-Berater' },
  ],
  core: [
    ['IT security', 'IT-Sicherheit'],
    ['User support', 'Anwendersupport'],
    'Windows',
    'SAP',
    ['Privacy', 'Datenschutz'],
    ['Identity management', 'Identitätsverwaltung'],
  ],
  extra: [
    'ISO 27001',
    'Linux',
    ['Penetration tests', 'Penetrationstests'],
    'PowerShell',
    ['Cryptography', 'Kryptografie'],
    'VPN',
  ],
  tasks: {
    en: ['passwords gone from three systems', 'phishing drill that ended with applause'],
    de: ['drei Systeme ohne Passwörter', 'Phishing-Übung mit Applaus am Ende'],
  },
  en: {
    openers: [
      'Yes, I have switched it off and on again.',
      'Security for control rooms and for people, the second being harder.',
      'I help with laptops, accounts and the printer that knows fear.',
    ],
    more: ['Report it, even if you clicked. Especially if you clicked.'],
  },
  de: {
    openers: [
      'Ich helfe, wenn der Rechner nicht will, und erkläre, warum er recht hatte.',
      'Informationssicherheit für Leitstände: erst die Bahn, dann die Daten, nie gegeneinander.',
      'SAP. Irgendjemand muss es ja mögen.',
      'Datenschutz, verständlich und ohne Zeigefinger.',
    ],
    more: ['Auch wer geklickt hat, darf anrufen. Gerade dann.', 'Passwörter bitte nicht per Mail, auch nicht an mich.'],
  },
}
