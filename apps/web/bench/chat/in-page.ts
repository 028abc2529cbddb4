import type { Page } from '@playwright/test'

declare global {
  /** Put into every page by {@link watchPaint}. Answers milliseconds since 1970. */
  var paintedAt: (isThere: () => unknown) => Promise<number>
  /** When something was last pressed, by the time of the event itself. */
  var pressedAt: number
  /** When the list of groups, and the message that the page was told to look for, were painted after the page was loaded. */
  var opened: Promise<{ readonly list: number; readonly newest: number }>
}

/**
 * Lets every page that is opened tell when something was painted: the frame after it came into the document has been drawn,
 * as nearly as a page can know.
 *
 * @param group The name of the group in the list.
 * @param newestId The message with which it opens.
 */
export async function watchPaint(page: Page, group: string, newestId: string): Promise<void> {
  await page.addInitScript(
    ([title, id]) => {
      globalThis.paintedAt = (isThere) =>
        new Promise((resolve, reject) => {
          setTimeout(() => reject(new Error('It was not painted within a minute')), 60_000)
          const look = () => {
            if (!isThere()) return false
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.addEventListener('message', () => resolve(performance.timeOrigin + performance.now()), {
                once: true,
              })
              port1.start()
              port2.postMessage(null)
            })
            return true
          }
          if (look()) return
          const observer = new MutationObserver(() => {
            if (look()) observer.disconnect()
          })
          observer.observe(document, { childList: true, subtree: true, characterData: true })
        })
      for (const type of ['pointerdown', 'keydown', 'input']) {
        document.addEventListener(
          type,
          ({ timeStamp }) => {
            globalThis.pressedAt = performance.timeOrigin + timeStamp
          },
          true,
        )
      }
      const isListed = () => [...document.querySelectorAll('li button')].some((row) => row.textContent.includes(title))
      const isNewest = () => document.querySelector(`[data-message-id="${id}"]`)
      globalThis.opened = Promise.all([paintedAt(isListed), paintedAt(isNewest)]).then(([list, newest]) => ({
        list,
        newest,
      }))
    },
    [group, newestId] as const,
  )
}

/** The value below which this share of the figures lies. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
