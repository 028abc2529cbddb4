// The only module of the site: finds the live parts of a page and loads each one's code when it is needed.

/** Loads code once, when it is asked for first; what could not be loaded is asked for again. */
function once<Island>(wake: () => Promise<Island>): () => Promise<Island> {
  let awake: Promise<Island> | undefined
  return () =>
    (awake ??= wake().catch((error: unknown) => {
      awake = undefined
      throw error
    }))
}

/** Has a form do its work here, or as a page without scripts does where the code for it can't be loaded. */
function take<Island>(form: HTMLFormElement, wake: () => Promise<Island>, work: (island: Island) => unknown): void {
  wake().then(work, () => form.submit())
}

function ignore(): void {
  // It is asked for again when it is needed.
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-island="contact-form"]')) {
  const wake = once(async () => (await import('./contact-form.ts')).enliven(form))
  // From here on our own messages stand under the fields, instead of the browser's.
  form.noValidate = true
  form.addEventListener('focusin', () => void wake().catch(ignore), { once: true })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    take(form, wake, (island) => island.submit())
  })
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-island="search-demo"]')) {
  const wake = once(async () => (await import('./search-demo.ts')).enliven(form))
  form.addEventListener('focusin', () => void wake().catch(ignore), { once: true })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    take(form, wake, (island) => island.ask())
  })
  for (const button of form.querySelectorAll('[data-question]')) {
    const choose = () => {
      const input = form.elements.namedItem('question')
      if (input instanceof HTMLInputElement) input.value = button.textContent ?? ''
      take(form, wake, (island) => island.ask())
    }
    button.addEventListener('click', choose, { once: true })
  }
}

for (const slider of document.querySelectorAll<HTMLElement>('[data-island="slider"]')) {
  const track = slider.querySelector<HTMLElement>('[data-track]')
  // What scrolls can be reached by the keyboard, before and after it comes to life.
  if (track && track.scrollWidth > track.clientWidth) track.tabIndex = 0
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    void import('./slider.ts').then(({ enliven }) => enliven(slider))
  }).observe(slider)
}

for (const calculator of document.querySelectorAll<HTMLElement>('[data-island="calculator"]')) {
  void import('./calculator.ts').then(({ enliven }) => enliven(calculator))
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.addEventListener('click', () => {
    try {
      localStorage.setItem('site.language', link.dataset.language ?? '')
    } catch {
      // Storage that is forbidden remembers nothing: the link leads there all the same.
    }
  })
}

// What was opened by a press is closed by Escape, and a menu by leaving it.
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
  menu?.removeAttribute('open')
  menu?.querySelector('summary')?.focus()
  for (const tip of document.querySelectorAll<HTMLElement>('[data-tip]:is(:hover, :focus-within)')) {
    tip.dataset.tip = 'closed'
  }
})
for (const tip of document.querySelectorAll<HTMLElement>('[data-tip]')) {
  for (const leaving of ['pointerleave', 'focusout']) tip.addEventListener(leaving, () => (tip.dataset.tip = ''))
}
document.querySelector('details[data-menu]')?.addEventListener('click', ({ target, currentTarget }) => {
  if ((target as Element).closest('a')) (currentTarget as Element).removeAttribute('open')
})
