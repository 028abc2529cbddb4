// The only script of the site: finds the live parts of a page and loads each one's code when it is needed.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-island="demo-form"]')) {
  const wake = async () => {
    const { enliven } = await import('./demo-form.ts')
    return enliven(form)
  }
  let awake: ReturnType<typeof wake> | undefined
  form.addEventListener('focusin', () => void (awake ??= wake()), { once: true })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void (awake ??= wake()).then((island) => island.submit())
  })
}
