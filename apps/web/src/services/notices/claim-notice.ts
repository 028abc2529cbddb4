/** How long a claim is kept, in ms: a page that the browser holds back hears late. */
const KEPT_MS = 60_000
/** What a page waits that its reader did not touch: it may not play a sound, and does not know what else is looked at. */
const UNTOUCHED_MS = 250

/**
 * Decides which page of a member tells of something that all of them have heard.
 *
 * @param name What it is about, the same on every page.
 * @param isTouched Whether the reader has been on this page.
 * @returns Whether it is this page.
 */
export async function claimNotice(
  name: string,
  isTouched: boolean,
  locks: LockManager = navigator.locks,
): Promise<boolean> {
  if (!isTouched) await pause(UNTOUCHED_MS)
  return new Promise((resolve, reject) => {
    locks
      .request(`umkreis-notice ${name}`, { ifAvailable: true }, async (lock) => {
        resolve(lock !== null)
        if (lock) await pause(KEPT_MS)
      })
      .catch(reject)
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
