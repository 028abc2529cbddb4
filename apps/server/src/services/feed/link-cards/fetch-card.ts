import { OutgoingError } from '../../outgoing/outgoing-error.ts'
import type { Outgoing } from '../../outgoing/outgoing.ts'
import { encodePicture } from '../encode-picture.ts'
import { PICTURE_MAX_BYTES } from '../../blobs/pictures.ts'
import { decodeHtml } from './decode-html.ts'
import { type PageFacts, readPage } from './read-page.ts'

/** What is shown of a page. */
export interface PageCard extends Omit<PageFacts, 'picture'> {
  picture: { data: Buffer; width: number; height: number } | undefined
}

/** What asking for a page came to: `none` stays so, `later` may become better. */
export type CardOutcome = { kind: 'card'; card: PageCard } | { kind: 'none' } | { kind: 'later' }

const PAGE_TYPES = ['text/html', 'application/xhtml+xml']
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp']
// What a page says of itself stands at its beginning.
const PAGE_BYTES = 512 * 1024
const TIMEOUT_MS = 10_000
const REDIRECTS = 4
/** As wide as a card on a screen of twice as many pixels. */
const PICTURE_EDGE_PX = 800
/** Smaller ones are icons, or count who looks. */
const PICTURE_LEAST_PX = 64

/** Asks for a page, and for the picture it names. @throws {unknown} Nothing that the other side does. */
export async function fetchCard(outgoing: Outgoing, address: string, signal: AbortSignal): Promise<CardOutcome> {
  try {
    const { status, url, contentType, body } = await outgoing.fetch(address, {
      types: PAGE_TYPES,
      maxBytes: PAGE_BYTES,
      whenTooLong: 'cut',
      timeoutMs: TIMEOUT_MS,
      redirects: REDIRECTS,
      signal,
    })
    if (status === 408 || status === 429 || status >= 500) return { kind: 'later' }
    if (status !== 200) return { kind: 'none' }
    const { picture, ...words } = readPage(decodeHtml(body, contentType))
    // Without one there is nothing to show that the post does not say.
    if (words.title === '') return { kind: 'none' }
    return { kind: 'card', card: { ...words, picture: await fetchPicture(outgoing, picture, url, signal) } }
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    return { kind: error.reason === 'unreachable' || error.reason === 'too-slow' ? 'later' : 'none' }
  }
}

/** A card without its picture is better than none. */
async function fetchPicture(
  outgoing: Outgoing,
  named: string | undefined,
  page: URL,
  signal: AbortSignal,
): Promise<PageCard['picture']> {
  const address = named === undefined ? null : URL.parse(named, page)
  if (!address) return undefined
  try {
    const { status, body } = await outgoing.fetch(address.href, {
      types: PICTURE_TYPES,
      maxBytes: PICTURE_MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      redirects: REDIRECTS,
      signal,
    })
    if (status !== 200) return undefined
    const picture = await encodePicture(body, PICTURE_EDGE_PX)
    return Math.min(picture.width, picture.height) < PICTURE_LEAST_PX ? undefined : picture
  } catch {
    return undefined
  }
}
