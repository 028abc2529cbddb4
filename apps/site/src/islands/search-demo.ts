import { portraitUrl } from '../portrait.ts'
import { PEOPLE } from '../search/people.ts'
import { type Answer, type Hit, createSearch } from '../search/search-people.ts'

/** Answers what is typed into the search demonstration, in the browser alone. */
export function enliven(form: HTMLFormElement): { ask(question?: string): void } {
  const search = createSearch(PEOPLE)
  const input = form.querySelector<HTMLInputElement>('input[name="question"]')
  const list = form.querySelector<HTMLElement>('[data-hits]')
  const status = form.querySelector<HTMLElement>('[data-status]')
  const fieldName = (field: string) => form.querySelector(`[data-field="${field}"]`)?.textContent ?? ''

  const clone = (template: string, slots: Record<string, string>) => {
    const source = form.querySelector<HTMLTemplateElement>(`template[data-${template}]`)
    const copy = source?.content.firstElementChild?.cloneNode(true) as HTMLElement
    for (const [slot, text] of Object.entries(slots)) {
      const place = copy.querySelector(`[data-slot="${slot}"]`)
      if (place) place.textContent = text
    }
    return copy
  }
  const drawHit = ({ person, score, proofs }: Hit, { parts }: Answer) => {
    const row = clone('hit', {
      name: person.name,
      place: `${person.position} · ${person.city}`,
      score: `${Math.round(score * 100)}%`,
    })
    row.querySelector('img')?.setAttribute('src', portraitUrl(person.portrait))
    row.querySelector('[data-slot="proofs"]')?.append(
      ...parts.map(({ asked }, part) => {
        const proof = proofs.find((each) => each.part === part)
        return proof
          ? clone('proof', {
              field: fieldName(proof.field),
              before: proof.before,
              mark: proof.mark,
              after: proof.after,
            })
          : clone('unmet', { asked })
      }),
    )
    return row
  }
  const ask = (question?: string) => {
    if (!input || !list || !status) return
    if (question !== undefined) input.value = question
    const answer = search(input.value)
    list.replaceChildren(...answer.hits.map((hit) => drawHit(hit, answer)))
    const { found = '', nobody = '', readAs = '' } = status.dataset
    const readings = answer.parts.flatMap(({ asked, corrected }) =>
      corrected ? [`${asked}: ${readAs} “${corrected}”`] : [],
    )
    const count = input.value.trim() === '' ? '' : answer.hits.length > 0 ? `${answer.hits.length} ${found}` : nobody
    status.textContent = [count, ...readings].filter(Boolean).join('. ')
  }
  input?.addEventListener('input', () => ask())
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-question]')) {
    button.addEventListener('click', () => ask(button.textContent ?? ''))
  }
  // Who types faster than this code arrives is answered now.
  if (input && input.value !== input.defaultValue) ask()
  return { ask }
}
