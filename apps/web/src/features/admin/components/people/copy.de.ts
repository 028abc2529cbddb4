import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { peopleCopy as english } from './copy.ts'

const ROLES = { owner: 'Inhaber', administrator: 'Administrator', member: 'Mitglied', external: 'Extern' } as const

export const peopleCopy: Translation<typeof english> = {
  roles: ROLES,
  roleLines: {
    owner: 'Abrechnung, und kann diese Rolle weitergeben',
    administrator: 'Personen, Farben und eigene Felder',
    member: 'Findet und wird gefunden, schreibt, veröffentlicht',
    external: 'Sieht nur die Personen in den eigenen Gruppen',
  },
  roleOf: (name) => `Rolle von ${name}`,
  states: { active: 'Aktiv', 'never-signed-in': 'Nie angemeldet', 'switched-off': 'Abgeschaltet' },
  stateColumn: 'Status',
  filters: {
    role: 'Rolle',
    allRoles: 'Alle Rollen',
    city: 'Stadt',
    allCities: 'Alle Städte',
    state: 'Status',
    anyState: 'Jeder Status',
    invited: (count) => `Eingeladen (${count})`,
    switchedOff: (count) => `Abgeschaltet (${count})`,
  },
  switchedOffLine:
    'Der Abgleich mit eurem Anbieter hat diese Personen abgeschaltet: Sie können sich nicht anmelden, und nur Manager sehen sie. Er schaltet sie auch wieder ein.',
  nobodyLine: 'Niemand hat diese Rolle, diese Stadt und diesen Status zugleich.',
  clearFilters: 'Filter zurücksetzen',
  nobody: 'Niemand davon',
  export: 'Als CSV herunterladen',
  exportFailed: 'Die Tabelle konnte nicht erstellt werden',
  exportName: 'personen.csv',
  waiting: (count) =>
    count === 1
      ? '1 eingeladene Person ist noch nicht beigetreten'
      : `${count} eingeladene Personen sind noch nicht beigetreten`,
  showWaiting: 'Zeigen',
  search: {
    byWords: 'Die Suche lernt, wen sie finden kann',
    byMeaning: 'Die Suche lernt, wer dasselbe meint',
    done: (done, people) => `${done.toLocaleString('de')} von ${people.toLocaleString('de')}`,
    waiting:
      'Der Dienst, der Bedeutungen vergleicht, antwortet nicht. Er wird wieder gefragt; alles andere wird solange gefunden.',
  },
  choose: (name) => `${name} auswählen`,
  chooseAll: 'Alle in der Liste auswählen',
  selection: 'Ausgewählte Personen',
  selected: (count) => `${count} ausgewählt`,
  changeRole: 'Rolle ändern',
  clearSelection: 'Niemanden auswählen',
  roleTitle: (names, role) => `${names} die Rolle „${ROLES[role]}“ geben?`,
  roleMessage: {
    owner: 'Inhaber dürfen alles, auch andere zu Inhabern machen.',
    administrator: 'Administratoren kümmern sich von jetzt an um Personen, Farben und eigene Felder.',
    member:
      'Mitglieder finden und werden gefunden, schreiben und veröffentlichen. Was nur Manager dürfen, endet sofort.',
    external: 'Externe sehen von jetzt an nur die Personen in ihren eigenen Gruppen, weder Neuigkeiten noch Zahlen.',
  },
  roleConfirm: 'Rolle ändern',
  roleChanged: (names, role) => `${names}: von jetzt an ${role}`,
  roleBack: (names) => `${names}: wie zuvor`,
  undo: 'Rückgängig',
  people: (count) => `${count} Personen`,
  deleteManyTitle: (count) => `${count} Profile löschen?`,
  deletedMany: (count) => `${count} Profile sind gelöscht`,
  newTitle: 'Eingeladene Personen',
  pending: {
    back: 'Alle Personen',
    search: 'Eingeladene suchen',
    email: 'E-Mail',
    invitedBy: 'Eingeladen von',
    state: 'Status',
    actions: 'Aktionen',
    menu: (email) => `Aktionen für ${email}`,
    resend: 'Noch einmal schicken',
    revoke: 'Zurücknehmen',
    resent: (count) =>
      count === 1 ? 'Die Einladung wird noch einmal verschickt' : `${count} Einladungen werden noch einmal verschickt`,
    revoked: (count) => (count === 1 ? 'Die Einladung ist zurückgenommen' : `${count} Einladungen sind zurückgenommen`),
    unchanged: 'Inzwischen beigetreten oder zurückgenommen',
    revokeTitle: (what) => `Die Einladung von ${what} zurücknehmen?`,
    revokeMessage: 'Der Link in der Mail gilt dann nicht mehr. Du kannst neu einladen.',
    daysLeft: (days) => (days === 1 ? 'Eingeladen, noch 1 Tag' : `Eingeladen, noch ${days} Tage`),
    waiting: 'Mail unterwegs',
    failed: 'Mail nicht verschickt',
    expired: 'Abgelaufen',
    none: 'Niemand wartet',
    noneLine: 'Alle Eingeladenen sind beigetreten.',
    nothingFound: (text) => `Niemand gefunden für „${text}“`,
    failedTitle: 'Die Einladungen konnten nicht geladen werden',
    loading: 'Einladungen werden geladen',
    total: (count) => (count === 1 ? '1 Einladung' : `${count} Einladungen`),
  },
}
