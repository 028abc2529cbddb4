import { ringSegments } from '../arcs.ts'
import { languageOf } from '../language/languages.ts'
import { portraitUrl } from '../portrait.ts'
import { searchCopy } from '../search/copy.ts'
import { describePart, fieldName, noteOf, pieces, unmetParts } from '../search/describe-answer.ts'
import { PEOPLE } from '../search/people.ts'
import { type Answer, type Hit, createSearch } from '../search/search.ts'

/** Answers what is typed into the search demonstration, in the browser alone. */
export async function enliven(form: HTMLFormElement): Promise<{ ask(question?: string): Promise<void> }> {
  const language = languageOf(location.pathname)
  const copy = searchCopy[language]
  const search = await createSearch(PEOPLE, language)
  const input = form.querySelector<HTMLInputElement>('input[name="question"]')
  const [list, status, chips] = ['hits', 'status', 'parts'].map((name) => form.querySelector(`[data-${name}]`))
  let asked = 0

  const clone = (template: string, slots: Readonly<Record<string, string>> = {}) => {
    const source = form.querySelector<HTMLTemplateElement>(`template[data-${template}]`)
    const copied = source?.content.firstElementChild?.cloneNode(true) as HTMLElement
    for (const [slot, text] of Object.entries(slots)) {
      const place = copied.querySelector(`[data-slot="${slot}"]`)
      if (place) place.textContent = text
    }
    return copied
  }
  const drawRing = (row: HTMLElement, count: number, isMet: (part: number) => boolean) => {
    const ring = row.querySelector('[data-ring]')
    const size = ring?.getAttribute('data-ring') === 'large' ? 'large' : 'small'
    ring?.replaceChildren(
      ...ringSegments(count, size).map((d, part) => {
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
        path.setAttribute('d', d)
        path.setAttribute('class', (isMet(part) ? form.dataset.met : form.dataset.unmet) ?? '')
        return path
      }),
    )
  }
  const drawProof = (evidence: Hit['evidence'][number], count: number) => {
    const row = clone('proof', { field: fieldName(evidence.field, copy), note: noteOf(evidence) })
    drawRing(row, count, (part) => part === evidence.part)
    row.querySelector('[data-slot="text"]')?.replaceChildren(
      ...pieces(evidence).map(({ text, isMarked }) => {
        if (!isMarked) return text
        const mark = clone('mark')
        mark.textContent = text
        return mark
      }),
    )
    return row
  }
  const drawHit = (hit: Hit, answer: Answer) => {
    const { person, score, met, evidence } = hit
    const count = answer.parts.length
    const row = clone('hit', {
      name: person.name,
      place: `${person.position} · ${person.city}`,
      meets: copy.meets(met.length, count),
      score: copy.share(Math.round(score * 100)),
    })
    row.querySelector('img')?.setAttribute('src', portraitUrl(person.portrait))
    drawRing(row, count, (part) => met.includes(part))
    row
      .querySelector('[data-slot="proofs"]')
      ?.append(
        ...evidence.map((each) => drawProof(each, count)),
        ...unmetParts(hit, answer).map(({ label }) => clone('lacking', { asked: label })),
      )
    return row
  }
  const drawPart = (part: Answer['parts'][number], index: number, { parts }: Answer) => {
    const chip = clone('part', { ...describePart(part, copy) })
    drawRing(chip, parts.length, (each) => each === index)
    return chip
  }
  const ask = async (question?: string) => {
    if (!input || !list || !status || !chips) return
    if (question !== undefined) input.value = question
    asked += 1
    const turn = asked
    const answer = await search(input.value)
    // Somebody has typed on meanwhile.
    if (turn !== asked) return
    chips.replaceChildren(...answer.parts.map((part, index) => drawPart(part, index, answer)))
    list.replaceChildren(...answer.hits.map((hit) => drawHit(hit, answer)))
    status.textContent =
      input.value.trim() === '' ? '' : answer.total > 0 ? copy.found(answer.total, answer.hits.length) : copy.nobody
  }
  input?.addEventListener('input', () => void ask())
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-question]')) {
    button.addEventListener('click', () => void ask(button.textContent ?? ''))
  }
  // Who types faster than this code arrives is answered now.
  if (input && input.value !== input.defaultValue) await ask()
  return { ask }
}
