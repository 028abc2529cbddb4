import type { Translation } from '../../shared/i18n/translation.ts'
import type { copy as english } from './copy.ts'

const names = new Intl.ListFormat('de-DE', { style: 'long', type: 'conjunction' })

export const copy: Translation<typeof english> = {
  title: 'Gemeinsamkeiten',
  intro: 'Finde heraus, was dich mit jemandem verbindet: Lies den Code, oder lass deinen lesen. Nur ihr beide seht es.',
  scan: 'QR-Code lesen',
  scanAnother: 'Weiteren lesen',
  ownCode: 'Meinen QR-Code zeigen',
  compare: 'Vergleich',
  youAnd: (name) => `Du und ${name}`,
  yourself: 'Du',
  shared: 'Gemeinsam',
  nothingShared: 'Noch nichts',
  sameCity: (city) => `Beide in ${city}`,
  fieldOf: (name, value) => `${name}: ${value}`,
  skillsOf: (name) => `Kenntnisse von ${name}`,
  more: (count) => `+${count} weitere`,
  score: (score) => `${score} von 100 gemeinsam oder ergänzend`,
  scoreWords: 'von 100 gemeinsam oder ergänzend.',
  onlyYou: 'Nur ihr beide seht das.',
  coffee: 'Auf einen Kaffee einladen',
  coffeeLine: (firstName, reasons) =>
    reasons.length > 0
      ? `Hallo ${firstName}, uns ${reasons.length === 1 ? 'verbindet' : 'verbinden'} ${names.format(reasons)}. Wollen wir diese Woche einen Kaffee trinken?`
      : `Hallo ${firstName}, wollen wir diese Woche einen Kaffee trinken und uns kennenlernen?`,
  sameTown: (city) => `${city} als unsere Stadt`,
  openProfile: (name) => `Mit ${name} vergleichen`,
  forYou: 'Für dich',
  forYouWhy: 'Leute, denen du noch nicht geschrieben hast',
  nobodyTitle: 'Noch niemand',
  nobody:
    'Sobald in deinem Profil und denen der anderen mehr steht, erscheinen hier Leute, mit denen dich etwas verbindet.',
  completeProfile: 'Profil ergänzen',
  suggestionsFailed: 'Vorschläge konnten nicht geladen werden.',
  retry: 'Noch einmal',
  comparing: 'Wird verglichen',
  goneTitle: 'Diese Person ist nicht hier',
  gone: 'Der Code ist vielleicht alt oder gehört jemandem außerhalb deiner Organisation.',
  compareFailed: 'Der Vergleich konnte nicht geladen werden',
  scannerTitle: 'QR-Code lesen',
  scannerWhy: 'Halte den Code aus einem Profil vor die Kamera.',
  blocked: 'Die Kamera ist gesperrt oder nicht erreichbar. Bitte erlaube sie in deinem Browser und lade die Seite neu.',
  ownScan: 'Deinen eigenen QR-Code kannst du nicht lesen',
  understood: 'OK',
  strayCode: 'Dieser Code gehört hier niemandem. Lies einen aus einem Profil.',
  codeTitle: 'Dein QR-Code',
  codeWhy: 'Wer ihn liest, sieht, was euch verbindet. Jede Handykamera kann ihn lesen.',
  codeLabel: 'QR-Code, der zum Vergleich mit dir führt',
  view: 'Was gezeigt wird',
  codeView: 'QR-Code',
  infoView: 'Profil',
  infoTitle: 'Dein Profil',
  codeFailed: 'Etwas ging schief',
  download: 'Herunterladen',
  codeFile: 'umkreis-qr-code.pdf',
}
