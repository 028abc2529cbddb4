import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../language/languages.ts'
import { searchCopy } from './copy.ts'
import { describePart, noteOf, pieces, unmetParts } from './describe-answer.ts'
import { firstAnswers } from './first-answers.ts'
import { PEOPLE } from './people.ts'
import { SHOWN, createSearch } from './search.ts'

const search = await createSearch(PEOPLE, 'en')
const namesFor = async (question: string) => (await search(question)).hits.map(({ person }) => person.name)

it('searches in forty people, each with another name', () => {
  expect(new Set(PEOPLE.map(({ name }) => name)).size).toBe(40)
})

describe(createSearch, () => {
  it.each([
    ['who has run a Kubernetes migration and speaks Portuguese, near Munich?', 'Inês Carvalho'],
    ['Wer hat eine Kubernetes-Migration gemacht und spricht Portugiesisch, nahe München?', 'Inês Carvalho'],
    ['ropeway approval in Austria', 'Dele Adeyemi'],
    ['Seilbahn-Zulassung in Österreich', 'Clemens Larcher'],
    ['Schweißerin in Leipzig', 'Carolin Wiesinger'],
    ['kubernets migraton portugese', 'Inês Carvalho'],
    ['Wer kann Drahtseile spleißen?', 'Matthias Größl'],
    ['predictive maintenance with winter data', 'Priya Raman'],
    ['Betriebsrat', 'Hanna Lichtenberg-Österreicher'],
    ['Groessl', 'Matthias Größl'],
    ['somebody who keeps bees', 'Florian Wacker'],
  ])('answers %j with %s', async (question, name) => {
    expect((await namesFor(question))[0]).toBe(name)
  })

  it('proves each part by words that stand in the profile', async () => {
    const { hits, parts } = await search('Kubernetes migration, Portuguese, Munich')
    expect(parts.map(({ kind, label }) => [kind, label])).toEqual([
      ['text', 'Kubernetes migration'],
      ['language', 'Portuguese'],
      ['city', 'Munich'],
    ])
    expect(hits[0]?.met).toEqual([0, 1, 2])
    for (const { text, marks } of hits[0]?.evidence ?? []) {
      expect(marks.length).toBeGreaterThan(0)
      expect(
        pieces({ text, marks })
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }
    expect(hits[0]?.evidence.at(-1)).toMatchObject({ field: 'city', text: 'München' })
  })

  it('measures how far away somebody is, in the language of the page', async () => {
    const near = async (language: 'en' | 'de', question: string) => {
      const { hits } = await (await createSearch(PEOPLE, language))(question)
      return hits.flatMap(({ evidence }) => evidence.flatMap(({ note }) => note ?? []))
    }
    expect(await near('en', 'near Rosenheim')).toContain('51 km from Rosenheim')
    expect(await near('de', 'nahe Rosenheim')).toContain('51 km von Rosenheim')
  })

  it('leaves out whom a question excludes', async () => {
    const { hits, parts } = await search('Kubernetes, not in München')
    expect(parts.at(-1)).toMatchObject({ isExcluded: true })
    expect(hits.map(({ person }) => person.city)).not.toContain('München')
  })

  it('says what a misspelt word was read as, and what nobody said', async () => {
    const answer = await search('portugese xylophonist')
    expect(answer.parts.map((part) => describePart(part, searchCopy.en))).toEqual([
      { kind: 'Language', label: 'portugese, read as “Portuguese”' },
      { kind: 'Words', label: 'xylophonist' },
    ])
    const [first] = answer.parts
    expect(first && describePart(first, searchCopy.de).label).toBe('portugese, gelesen als „Portuguese“')
    const [hit] = answer.hits
    expect(hit && unmetParts(hit, answer).map(({ label }) => label)).toEqual(['xylophonist'])
  })

  it.each(['', 'who is it', 'xylophonist', '???'])('finds nobody for %j', async (question) => {
    expect(await namesFor(question)).toEqual([])
  })

  it('shows no more than five, and says how many there are', async () => {
    const { hits, total } = await search('English')
    expect(hits).toHaveLength(SHOWN)
    expect(total).toBeGreaterThan(SHOWN)
    expect(searchCopy.en.found(total, hits.length)).toMatch(/of forty people found, here the best 5$/)
    expect(searchCopy.de.found(7, 3)).toBe('7 von vierzig Menschen gefunden, hier die besten 3')
    expect(searchCopy.en.found(3, 3)).toBe('3 of forty people found, best first')
  })
})

it.each(LANGUAGES)('has something to show for each question that it offers, in %s', async (language) => {
  const ask = await createSearch(PEOPLE, language)
  for (const question of searchCopy[language].questions) expect((await ask(question)).hits.length).toBeGreaterThan(0)
  expect(firstAnswers[language].hits[0]).toMatchObject({ person: { name: 'Inês Carvalho' }, met: [0, 1, 2] })
})

it('says what a word stands for without saying the word again', () => {
  const note = 'K8s = Kubernetes'
  expect(noteOf({ text: 'K8s', marks: [[0, 3]], note })).toBe('= Kubernetes')
  expect(noteOf({ text: 'K8s, Go', marks: [[0, 3]], note })).toBe(note)
  expect(noteOf({ text: 'Kubernetes', marks: [[0, 10]] })).toBe('')
})
