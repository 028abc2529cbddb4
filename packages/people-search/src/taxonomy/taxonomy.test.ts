import { describe, expect, it } from 'vitest'
import { foldText } from '../fold.ts'
import { MAX_NAME_WORDS } from '../named-concepts.ts'
import { SKILLS, createKinship, kinOf, readTaxonomy } from './taxonomy.ts'

const small = readTaxonomy(['Cloud\nContainers < Cloud', 'Docker, Moby < Containers ~ Podman\nPodman < Containers'])

describe(readTaxonomy, () => {
  it('reads names and relations, over areas', () => {
    expect(small.find(({ id }) => id === 't:docker')).toEqual({
      id: 't:docker',
      names: ['Docker', 'Moby'],
      within: ['t:containers'],
      near: ['t:podman'],
    })
  })

  it.each([
    ['a name of two things', 'Docker\nMoby, docker'],
    ['a relation to nothing', 'Docker < Contaners'],
  ])('refuses %s', (_what, area) => {
    expect(() => readTaxonomy([area])).toThrow(/is nothing that is known|docker/)
  })
})

describe(createKinship, () => {
  const kin = createKinship(small)

  it('finds what belongs to a skill, nearest first', () => {
    expect(kin('t:cloud').narrower).toEqual([
      { id: 't:containers', steps: 1 },
      { id: 't:docker', steps: 2 },
      { id: 't:podman', steps: 2 },
    ])
  })

  it('knows what is close both ways, and nothing of what is unknown', () => {
    expect(kin('t:podman').near).toEqual(['t:docker'])
    expect(kin('t:docker').near).toEqual(['t:podman'])
    expect(kin('t:else')).toEqual({ narrower: [], broader: [], near: [] })
  })

  it('ends where skills belong to each other', () => {
    const circle = createKinship(readTaxonomy(['Egg < Hen\nHen < Egg']))
    expect(circle('t:egg').narrower).toEqual([{ id: 't:hen', steps: 1 }])
  })
})

describe('the taxonomy', () => {
  it('holds at least 600 skills', () => {
    expect(SKILLS.length).toBeGreaterThanOrEqual(600)
  })

  it('has no name of nothing, and none that is too long to be looked up', () => {
    const lengths = SKILLS.flatMap(({ names }) =>
      names.map((name) => [name, foldText(name).split(' ').length] as const),
    )
    expect(lengths.filter(([, length]) => length > MAX_NAME_WORDS)).toEqual([])
    expect(SKILLS.flatMap(({ names }) => names).filter((name) => foldText(name) === '')).toEqual([])
  })

  it('relates nothing to itself', () => {
    expect(SKILLS.filter(({ id, within, near }) => [...within, ...near].includes(id))).toEqual([])
    expect(SKILLS.filter(({ id }) => kinOf(id).narrower.some((one) => one.id === id))).toEqual([])
  })

  it.each([
    ['cloud', 'kubernetes'],
    ['software development', 'typescript'],
    ['industrial automation', 'tia portal'],
    ['human resources', 'works council'],
  ])('finds under %s also %s', (broad, narrow) => {
    const idOf = (name: string) => SKILLS.find(({ names }) => names.some((one) => foldText(one) === foldText(name)))?.id
    expect(kinOf(String(idOf(broad))).narrower.map(({ id }) => id)).toContain(idOf(narrow))
  })
})
