import { type Billing, formatEuros, monthlyCost, peopleAt, placeFor, yearlySaving } from '../pages/pricing/prices.ts'

/** Lets the calculator reckon: the list and the slider say how many, the switch says how it is paid. */
export function enliven(root: HTMLElement): void {
  const select = root.querySelector<HTMLSelectElement>('select')
  const slider = root.querySelector<HTMLInputElement>('input[type="range"]')
  const locale = document.documentElement.lang
  if (!select || !slider) return
  const write = (slot: string, text: string) => {
    for (const place of root.querySelectorAll(`[data-slot="${slot}"]`)) place.textContent = text
  }
  const count = (people: number) => people.toLocaleString(locale)

  const show = () => {
    const people = Number(select.value)
    const chosen = root.querySelector<HTMLInputElement>('input[name="billing"]:checked')
    const billing: Billing = chosen?.value === 'monthly' ? 'monthly' : 'annually'
    write('people', count(people))
    write('cost', formatEuros(monthlyCost(people, billing), locale))
    write('saving', formatEuros(yearlySaving(people), locale))
    slider.setAttribute('aria-valuetext', count(people))
    slider.style.setProperty('--filled', `${slider.valueAsNumber / 10}%`)
  }
  select.addEventListener('change', () => {
    slider.value = String(placeFor(Number(select.value)))
    show()
  })
  slider.addEventListener('input', () => {
    select.value = String(peopleAt(slider.valueAsNumber))
    show()
  })
  for (const radio of root.querySelectorAll('input[name="billing"]')) radio.addEventListener('change', show)
  // The browser may have kept what was chosen before the page was loaded anew.
  slider.value = String(placeFor(Number(select.value)))
  show()
}
