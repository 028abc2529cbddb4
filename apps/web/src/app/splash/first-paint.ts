/** What `public/first-paint.js` sets, until the theme itself is in place. */
const SHOWN = ['--uk-color-canvas', '--uk-color-line-1', '--uk-color-line-2', '--uk-color-text-muted']

/** Takes back what `public/first-paint.js` set, once the theme itself is in place. */
export function clearFirstPaint(root: HTMLElement): void {
  for (const property of SHOWN) root.style.removeProperty(property)
}

/** Gives the browser's own bars the colour that the page has now. */
export function paintBrowserBars(page: Document): void {
  const canvas = getComputedStyle(page.documentElement).getPropertyValue('--uk-color-canvas')
  for (const meta of page.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', canvas)
}

/** Removes the waiting screen, once there is something to see. */
export function removeSplash(): void {
  document.querySelector('#splash')?.remove()
}
