import type { Discipline } from './discipline.ts'

export const platform: Discipline = {
  team: 'Software',
  positions: [
    { en: 'Site Reliability Engineer', f: 'Site Reliability Engineer', m: 'Site Reliability Engineer' },
    { en: 'Cloud Engineer', f: 'Cloud-Ingenieurin', m: 'Cloud-Ingenieur' },
    { en: 'Network Engineer', f: 'Netzwerktechnikerin', m: 'Netzwerktechniker' },
  ],
  core: ['Linux', 'Terraform', ['Monitoring', 'Überwachung'], 'Python', ['Networking', 'Netzwerktechnik'], 'Ansible'],
  extra: [
    'Kubernetes',
    'Kubernetes',
    'Prometheus',
    'Docker',
    'GitOps',
    ['Incident response', 'Störfallmanagement'],
    'PostgreSQL',
    'VPN',
    'Redis',
  ],
  tasks: {
    en: [
      'second data centre, tested by pulling the plug on the first',
      'radio link between stations replaced during a storm week',
      'backups that have been restored, not just taken',
    ],
    de: [
      'Funkstrecke zwischen Tal und Berg erneuert',
      'Rufbereitschaft von sieben auf zwei Alarme in der Nacht gesenkt',
      'Rechenzentrum Leipzig in Betrieb genommen',
    ],
  },
  en: {
    openers: [
      'I keep the lights on in the data centre and the alarms off at night.',
      'Monitoring, backups, and the boring parts of the cloud. Boring is the goal.',
      'I plan networks for places where the nearest socket is two kilometres down the valley.',
      'On-call taught me to write runbooks; runbooks taught me to sleep.',
      'Infrastructure as code, including the coffee machine (it has a role in Ansible).',
    ],
    more: [
      'Every outage gets a write-up without names in it.',
      'I can explain our network on one sheet of paper, but it has to be A3.',
      'Ask me about fibre along a haul rope.',
    ],
  },
  de: {
    openers: [
      'Ich sorge dafür, dass Server laufen und niemand darüber reden muss.',
      'Netzwerke am Berg: Blitzschutz, Richtfunk, Murmeltiere.',
      'Überwachung und Rufbereitschaft. Ein guter Alarm sagt, was zu tun ist.',
      'Automatisierung von allem, was ich sonst zweimal machen müsste.',
      'Cloud und Keller: ein Teil unserer Systeme muss auch ohne Internet fahren, darum kümmere ich mich.',
    ],
    more: [
      'Backups zählen erst, wenn jemand sie zurückgespielt hat.',
      'Ich schreibe Anleitungen so, dass sie um drei Uhr früh funktionieren.',
    ],
  },
}
