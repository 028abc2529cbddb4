import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DeclaredData, WorksCouncilPack } from '@umkreis/schemas'
import type { Language } from '../language.ts'
import { PageFlow } from './page-flow.ts'
import { PACK_WORDS, type PackWords } from './words/pack-words.ts'

/** Writes the works-council pack as pages to print and to keep. */
export async function writePackPdf(pack: WorksCouncilPack, language: Language): Promise<Uint8Array> {
  const words = PACK_WORDS[language]
  const { page } = words
  const title = page.title(pack.organisation)
  const flow = await PageFlow.create({ title, language, subject: page.subject, at: new Date(pack.at) })
  flow.paragraph('Umkreis', { size: 20, isBold: true, ink: 'title' })
  flow.paragraph(page.heading, { tag: 'H1', size: 22, isBold: true, ink: 'title', above: 28 })
  flow.paragraph(pack.organisation, { size: 14, isBold: true })
  flow.paragraph(page.at(words.day(pack.at.slice(0, 10))), { ink: 'muted', above: 2 })
  for (const text of pack.lead) flow.paragraph(text, { above: 10 })
  flow.paragraph(page.today, { tag: 'H2', size: 15, isBold: true, ink: 'title', above: 26, keepWith: 40 })
  for (const { name, value } of pack.today) flow.paragraph(`${name}: ${value}`, { above: 3 })
  for (const chapter of pack.chapters) {
    flow.paragraph(chapter.title, { tag: 'H2', size: 17, isBold: true, ink: 'title', above: 34, keepWith: 120 })
    for (const data of chapter.groups) {
      writeData(flow, data, words)
      // Laying texts out takes a while: meanwhile others are served.
      await nextTurn()
    }
  }
  return flow.finish(page.foot)
}

function writeData(flow: PageFlow, data: DeclaredData, { page: { labels, noSwitch } }: PackWords): void {
  flow.rule()
  flow.paragraph(data.title, { tag: 'H3', size: 13, isBold: true, above: 12, keepWith: 70 })
  const entries = [
    [labels.data, [data.data]],
    [labels.purpose, [data.purpose]],
    [labels.seenBy, [data.seenBy]],
    [labels.kept, [data.kept]],
    [labels.reading, [data.reading]],
    [
      labels.switches,
      data.switches.length === 0
        ? [noSwitch]
        : data.switches.map(({ name, place, now }) => `${name} (${place}): ${now}`),
    ],
  ] as const
  for (const [label, texts] of entries) {
    flow.paragraph(label, { tag: 'H4', size: 9, isBold: true, ink: 'muted', above: 8, keepWith: 16 })
    for (const text of texts) flow.paragraph(text, { above: 1 })
  }
  flow.paragraph(labels.stored, { tag: 'H4', size: 9, isBold: true, ink: 'muted', above: 8, keepWith: 14 })
  if (data.elsewhere !== null) flow.paragraph(data.elsewhere, { above: 1 })
  for (const { name, columns } of data.tables)
    flow.paragraph(`${name}: ${columns.join(', ')}`, { size: 8, ink: 'muted', above: 1 })
}
