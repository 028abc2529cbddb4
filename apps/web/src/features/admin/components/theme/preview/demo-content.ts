import { drawPortrait, portraitFor, type PortraitParameters } from '@umkreis/theme'

/** Somebody made up, for the preview. */
export type DemoPerson = { readonly id: string; readonly name: string; readonly line: string; readonly src: string }

const person = (name: string, line: string, traits: Partial<PortraitParameters>): DemoPerson => ({
  id: name,
  name,
  line,
  src: `data:image/svg+xml,${encodeURIComponent(drawPortrait(portraitFor(name, traits)))}`,
})

export const INES = person('Inês Carvalho', 'Platform Engineer / München, your site', {
  hair: 'curls',
  hairColor: 'espresso',
  skin: 'bronze',
  disc: 'apricot',
  clothes: 'ink',
  beard: 'none',
  glasses: 'none',
})
export const KARIM = person('Karim Haddad', 'Solutions Architect / München, your site', {
  hair: 'crop',
  hairColor: 'black',
  skin: 'amber',
  disc: 'blush',
  clothes: 'sea',
  beard: 'full',
  glasses: 'none',
})
export const TOMASZ = person('Tomasz Zieliński', 'Site Reliability Engineer / Augsburg, 57 km', {
  hair: 'side-part',
  hairColor: 'blond',
  skin: 'rose',
  disc: 'sage',
  clothes: 'orange',
  beard: 'none',
  glasses: 'round',
})
export const AYLIN = person('Aylin Demir', 'UX Researcher / Hamburg', {
  hair: 'long',
  hairColor: 'black',
  skin: 'peach',
  disc: 'tangerine',
  clothes: 'ink',
  beard: 'none',
  glasses: 'none',
})
export const SVEN = person('Sven Krüger', 'Fertigungsleiter, today, 08:30', {
  hair: 'crop',
  hairColor: 'grey',
  skin: 'rose',
  disc: 'mist',
  clothes: 'orange',
  beard: 'none',
  glasses: 'none',
})
export const LENA = person('Lena Obermüller', 'DevOps Engineer, Rosenheim', {
  hair: 'top-bun',
  hairColor: 'blond',
  skin: 'peach',
  disc: 'tangerine',
  clothes: 'sea',
  beard: 'none',
  glasses: 'none',
})
export const JOHANNA = person('Johanna Brandt', 'Produktleiterin', {
  hair: 'bob',
  hairColor: 'copper',
  skin: 'rose',
  disc: 'mist',
  clothes: 'ink',
  beard: 'none',
  glasses: 'none',
})

/** One line of proof: the words, and which of them matched; without a range nothing was found. */
export type DemoProof = {
  readonly field: string
  readonly text: string
  readonly mark?: readonly [start: number, end: number]
}

/** Who was found, best first. */
export const RESULTS: readonly {
  readonly person: DemoPerson
  readonly score: number
  readonly isSelected: boolean
  readonly proofs: readonly DemoProof[]
}[] = [
  {
    person: INES,
    score: 96,
    isSelected: true,
    proofs: [
      { field: 'Bio', text: 'Led the Kubernetes migration of our ropeway control plane', mark: [8, 28] },
      { field: 'Languages', text: 'Portuguese (native), German C1', mark: [0, 10] },
      { field: 'City', text: 'München', mark: [0, 7] },
    ],
  },
  {
    person: KARIM,
    score: 88,
    isSelected: true,
    proofs: [
      { field: 'Bio', text: 'Planned the move to K8s for three customers', mark: [12, 23] },
      { field: 'Languages', text: 'Brazilian Portuguese B2', mark: [10, 20] },
      { field: 'City', text: 'München', mark: [0, 7] },
    ],
  },
  {
    person: TOMASZ,
    score: 64,
    isSelected: false,
    proofs: [
      { field: 'Project', text: 'Migrated 12 legacy VMs to Kubernetes and wrote the runbook', mark: [0, 8] },
      { field: 'Languages', text: 'nothing about Portuguese' },
      { field: 'City', text: 'Augsburg, 57 km from Munich', mark: [0, 8] },
    ],
  },
]

export const QUESTION = 'who has run a Kubernetes migration and speaks Portuguese, near Munich?'
export const CHIPS = ['Kubernetes migration', 'Speaks Portuguese', 'Within 60 km of Munich'] as const
export const SKILLS = ['Kubernetes', 'Helm', 'Go', 'Terraform', 'Observability'] as const
