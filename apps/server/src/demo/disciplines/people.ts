import type { Discipline } from './discipline.ts'

export const people: Discipline = {
  team: 'Verwaltung',
  positions: [
    { en: 'People Partner', f: 'Personalreferentin', m: 'Personalreferent' },
    { en: 'Recruiter', f: 'Recruiterin', m: 'Recruiter' },
    { en: 'Training Coordinator', f: 'Ausbildungsleiterin', m: 'Ausbildungsleiter' },
  ],
  core: [
    ['Recruiting', 'Recruiting'],
    ['Labour law', 'Arbeitsrecht'],
    ['Coaching', 'Coaching'],
    ['Apprenticeships', 'Ausbildung'],
    ['Moderation', 'Moderation'],
    ['Onboarding', 'Onboarding'],
  ],
  extra: [
    ['Conflict resolution', 'Konfliktlösung'],
    ['Payroll', 'Lohnabrechnung'],
    ['Works council', 'Betriebsrat'],
    ['Diversity', 'Vielfalt'],
    ['Health management', 'Gesundheitsmanagement'],
  ],
  tasks: {
    en: ['first international class of apprentices', 'onboarding that starts with a ride'],
    de: ['erster gemischter Lehrlingsjahrgang mit Porto', 'Einarbeitung, die mit einer Bergfahrt beginnt'],
  },
  en: {
    openers: [
      'I hire people who like heights, or at least do not mind them.',
      'New here? I am the person with your badge.',
      'Coaching, training, difficult talks with good biscuits.',
    ],
    more: ['My door is open, my calendar is honest.'],
  },
  de: {
    openers: [
      'Ich betreue unsere Lehrlinge, derzeit sechzehn, alle schwindelfrei.',
      'Neu hier? Ich habe deinen Ausweis.',
      'Arbeitsrecht, Elternzeit, Sabbatical: fragt mich, bevor ihr das Intranet fragt.',
      'Konflikte kläre ich am liebsten im Gehen.',
      'Recruiting für Berufe, die es anderswo nicht gibt.',
    ],
    more: ['Was man mir sagt, bleibt bei mir.', 'Kekse sind immer da.'],
  },
}
