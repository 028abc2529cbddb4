/** One picture of the sheet; `file` is its place below the sheet's folder. */
export interface Shot {
  readonly file: string
  readonly name: string
  readonly width: number
  readonly scheme: 'light' | 'dark'
  readonly theme: string
}

/** Writes the page that shows all pictures: a grid by screen, filters for width, scheme and theme, a press for full size. */
export function formatSheet(shots: readonly Shot[]): string {
  const values = (of: (shot: Shot) => string | number) => [...new Set(shots.map(of))].map(String)
  const filter = (name: string, choices: string[]) =>
    `<fieldset><legend>${name}</legend>${['all', ...choices]
      .map(
        (choice, index) =>
          `<label><input type="radio" name="${name}" value="${choice}"${index === 0 ? ' checked' : ''}>${choice}</label>`,
      )
      .join('')}</fieldset>`
  const sections = values(({ name }) => name).map(
    (name) =>
      `<section><h2>${name}</h2><div class="row">${shots
        .filter((shot) => shot.name === name)
        .map(formatShot)
        .join('')}</div></section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contact sheet</title>
<style>${STYLE}</style>
<header>
  <h1>Contact sheet</h1>
  ${filter(
    'width',
    values(({ width }) => width),
  )}
  ${filter('scheme', ['light', 'dark'])}
  ${filter(
    'theme',
    values(({ theme }) => theme),
  )}
  <label class="size">size <input type="range" min="0.08" max="0.5" step="0.01" value="0.18"></label>
</header>
<main>${sections.join('\n')}</main>
<dialog><img alt=""><p></p></dialog>
<script>${SCRIPT}</script>
</html>
`
}

function formatShot({ file, name, width, scheme, theme }: Shot): string {
  const facts = `data-width="${width}" data-scheme="${scheme}" data-theme="${theme}" style="--width:${width}"`
  return `<button ${facts} data-file="${file}"><img loading="lazy" src="${file}" alt="${name}"><span>${width}, ${scheme}, ${theme}</span></button>`
}

const STYLE = `
:root { color-scheme: light dark; --scale: 0.18; font: 14px/20px system-ui, sans-serif }
body { margin: 0; background: light-dark(#e9ebea, #1b2020) }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 8px 24px; background: inherit }
h1, h2 { margin: 0; font-size: 16px } h2 { font-size: 14px }
fieldset { display: flex; gap: 12px; border: 0; margin: 0; padding: 0 } legend { float: left; margin-right: 12px; opacity: 0.7 }
main { display: grid; gap: 24px; padding: 16px 24px 48px }
.row { display: flex; flex-wrap: wrap; align-items: start; gap: 12px; margin-top: 6px }
button { padding: 0; border: 0; background: none; color: inherit; font: inherit; font-size: 12px; text-align: start; cursor: zoom-in }
button img { display: block; width: calc(var(--width) * var(--scale) * 1px); max-height: calc(1200px * var(--scale)); object-fit: cover; object-position: top; background: #fff }
[hidden] { display: none }
dialog { max-width: none; max-height: none; width: 100%; height: 100%; box-sizing: border-box; border: 0; padding: 16px; background: #000c; color: #fff; overflow: auto; cursor: zoom-out }
dialog img { display: block; margin: auto; max-width: 100% } dialog p { text-align: center }
`

const SCRIPT = `
const shots = [...document.querySelectorAll('button[data-file]')]
const chosen = { width: 'all', scheme: 'all', theme: 'all' }
const dialog = document.querySelector('dialog')
let shown
document.querySelector('header').addEventListener('input', ({ target }) => {
  if (target.type === 'range') return document.documentElement.style.setProperty('--scale', target.value)
  chosen[target.name] = target.value
  for (const shot of shots)
    shot.hidden = !Object.entries(chosen).every(([name, value]) => value === 'all' || shot.dataset[name] === value)
  for (const section of document.querySelectorAll('section'))
    section.hidden = !section.querySelector('button:not([hidden])')
})
function show(shot) {
  shown = shot
  dialog.querySelector('img').src = shot.dataset.file
  dialog.querySelector('p').textContent = shot.closest('section').querySelector('h2').textContent + ', ' + shot.textContent
  if (!dialog.open) dialog.showModal()
}
document.querySelector('main').addEventListener('click', ({ target }) => {
  const shot = target.closest('button')
  if (shot) show(shot)
})
dialog.addEventListener('click', () => dialog.close())
dialog.addEventListener('keydown', ({ key }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  const visible = shots.filter((shot) => !shot.hidden)
  const next = step && visible[visible.indexOf(shown) + step]
  if (next) show(next)
})
`
