import { logWarning } from '../log.ts'

/** From here on the number would not fit the mark. */
const MAX_SHOWN = 9

/** Shows how much waits unread. */
export interface UnreadIcon {
  /** @param total 0 takes the mark away. */
  show(total: number): Promise<void>
}

/**
 * Creates what marks the tab's icon, and that of an installed application.
 *
 * @param loadIcon The source of the plain icon.
 */
export function createUnreadIcon(loadIcon: () => Promise<string> = loadPlainIcon): UnreadIcon {
  let plain: Promise<string> | undefined
  let wanted = 0
  return {
    async show(total) {
      wanted = total
      // Where there is no installed application this is refused, and nobody has to know.
      const badged = total > 0 ? navigator.setAppBadge?.(total) : navigator.clearAppBadge?.()
      badged?.catch(() => undefined)
      const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
      if (!link) return
      link.dataset['plain'] ??= link.href
      if (total === 0) {
        link.href = link.dataset['plain']
        return
      }
      try {
        const source = await (plain ??= loadIcon())
        if (wanted === total) link.href = `data:image/svg+xml,${encodeURIComponent(mark(source, total))}`
      } catch (error) {
        plain = undefined
        logWarning('The icon could not be marked', error)
      }
    },
  }
}

/** The icon with a count at its foot. An icon sees no styles of the page: the theme's colours are written into it. */
function mark(source: string, total: number): string {
  const theme = getComputedStyle(document.documentElement)
  const [fill, ink] = ['--uk-color-accent', '--uk-color-on-accent'].map((name) => theme.getPropertyValue(name).trim())
  const shown = total > MAX_SHOWN ? `${MAX_SHOWN}+` : String(total)
  const size = shown.length > 1 ? 22 : 28
  const text = `<text x="44" y="53" font-family="sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${ink}">${shown}</text>`
  return source.replace('</svg>', `<circle cx="44" cy="44" r="20" fill="${fill}"/>${text}</svg>`)
}

async function loadPlainIcon(): Promise<string> {
  const answer = await fetch('/app/icon.svg')
  if (!answer.ok) throw new Error(`The icon was answered with ${answer.status}`)
  return answer.text()
}
