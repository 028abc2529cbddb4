/** A conversation of the demo organisation, members by their keys, the one who made it first. */
export interface DemoGroup {
  key: string
  name: string | null
  description: string
  members: readonly string[]
}

/** Groups that stand ready. They hold no messages: only members can seal some, and no member has a device yet. */
export const DEMO_GROUPS: readonly DemoGroup[] = [
  {
    key: 'k8s-umzug',
    name: 'K8s-Umzug Portugal',
    description: 'Cluster for Porto: plan, dry run, night of the move.',
    members: ['johanna-brandt', 'ines-carvalho', 'karim-haddad', 'tomasz-zielinski'],
  },
  {
    key: 'zulassung',
    name: 'Seilbahn-Zulassung Österreich',
    description: 'Unterlagen, Fristen, Behördentermine.',
    members: ['dele-adeyemi', 'sven-krueger', 'amina-yusuf', 'jonas-feld', 'johanna-brandt'],
  },
  {
    key: 'predictive',
    name: 'Predictive maintenance',
    description: 'Bearings, gearboxes, winter data.',
    members: ['priya-raman', 'dele-adeyemi', 'johanna-brandt'],
  },
  {
    key: 'betriebsrat',
    name: 'Betriebsrat-Runde',
    description: 'Jeden zweiten Donnerstag.',
    members: ['hanna-lichtenberg-oesterreicher', 'lena-obermueller', 'ewa-kowalska', 'johanna-brandt'],
  },
  {
    key: 'lisboa',
    name: 'Lisboa Meetup',
    description: 'Quem vem?',
    members: ['beatriz-nogueira', 'karim-haddad', 'ruben-tavares', 'johanna-brandt'],
  },
  {
    key: 'runbooks',
    name: 'Runbooks',
    description: 'Wer etwas ändert, schreibt es hier auf.',
    members: ['tomasz-zielinski', 'ines-carvalho', 'lena-obermueller', 'karim-haddad'],
  },
  {
    key: 'seiltechnik',
    name: 'Seiltechnik',
    description: 'Alles, was am Seil hängt.',
    members: ['matthias-groessl', 'jonas-feld', 'dele-adeyemi'],
  },
  {
    key: 'pruefhalle',
    name: 'Neue Prüfhalle',
    description: 'Umzug, Band, Kuchen.',
    members: ['sven-krueger', 'amina-yusuf', 'ewa-kowalska', 'jonas-feld'],
  },
  {
    key: 'cabin-research',
    name: 'Cabin research',
    description: 'What riders see, hear and touch.',
    members: ['aylin-demir', 'johanna-brandt', 'beatriz-nogueira'],
  },
  { key: 'johanna-aylin', name: null, description: '', members: ['aylin-demir', 'johanna-brandt'] },
  { key: 'johanna-matthias', name: null, description: '', members: ['johanna-brandt', 'matthias-groessl'] },
  { key: 'johanna-ruben', name: null, description: '', members: ['ruben-tavares', 'johanna-brandt'] },
  { key: 'karim-ines', name: null, description: '', members: ['karim-haddad', 'ines-carvalho'] },
]
