import type { Discipline } from './discipline.ts'

export const finance: Discipline = {
  team: 'Verwaltung',
  positions: [
    { en: 'Controller', f: 'Controllerin', m: 'Controller' },
    { en: 'Strategic Buyer', f: 'Strategische Einkäuferin', m: 'Strategischer Einkäufer' },
    { en: 'Accountant', f: 'Buchhalterin', m: 'Buchhalter' },
    { en: 'Logistics Manager', f: 'Logistikleiterin', m: 'Logistikleiter' },
  ],
  core: [
    'SAP',
    ['Controlling', 'Controlling'],
    ['Procurement', 'Einkauf'],
    'Excel',
    ['Contract law', 'Vertragsrecht'],
    ['Logistics', 'Logistik'],
  ],
  extra: [
    ['Customs', 'Zollrecht'],
    ['Supplier development', 'Lieferantenentwicklung'],
    ['Subsidies', 'Fördermittel'],
    'Power BI',
    ['Heavy transport', 'Schwertransporte'],
    ['Sustainability reports', 'Nachhaltigkeitsberichte'],
  ],
  tasks: {
    en: ['steel contract before prices moved', 'transport of a 70 ton drive over two passes'],
    de: ['Stahlvertrag rechtzeitig vor der Preiswelle', '70-Tonnen-Antrieb über zwei Pässe gebracht'],
  },
  en: {
    openers: [
      'I buy steel, rope and patience.',
      'Numbers with footnotes. I write the footnotes.',
      'Seventy tons over two mountain passes before breakfast: logistics.',
    ],
    more: ['Please send invoices with a project number, thank you.'],
  },
  de: {
    openers: [
      'Ich kaufe Stahl, Seile und manchmal Zeit.',
      'Controlling: ich frage nach, bevor es teuer wird.',
      'Schwertransporte, Pässe, Zollpapiere. Mein Lieblingswort ist Voranmeldung.',
      'Buchhaltung. Bitte Projektnummer auf jeden Beleg, danke.',
      'Fördermittel finde ich auch dort, wo keiner sucht.',
      'Ohne Excel geht es, aber warum sollte es.',
    ],
    more: [
      'Lieferanten besuche ich lieber, als ihnen zu schreiben.',
      'Nachhaltigkeitsberichte müssen stimmen, nicht glänzen.',
    ],
  },
}
