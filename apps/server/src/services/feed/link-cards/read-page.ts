import { Parser } from 'htmlparser2'

/** What a page says of itself: words on one line each, empty where it says nothing. */
export interface PageFacts {
  title: string
  description: string
  siteName: string
  /** The address of the picture it is shown with, as it stands there. */
  picture: string | undefined
}

const TITLE_MAX = 150
const DESCRIPTION_MAX = 300
const SITE_NAME_MAX = 60
/** What is kept of a text before it is made shorter. */
const RAW_MAX = 2000
/** What lies deeper is not looked at: the parser's time grows with the depth. */
const DEPTH_MAX = 200

/** Reads a page's Open Graph, its other `meta` elements, and its title. Takes no longer for hostile HTML. */
export function readPage(html: string): PageFacts {
  const said = new Map<string, string>()
  let depth = 0
  let title: string | undefined
  let isInTitle = false
  const parser = new Parser(
    {
      onopentag(name, { property, name: metaName, content }) {
        depth += 1
        if (depth > DEPTH_MAX) parser.pause()
        // A drawing within the page may have one of its own.
        if (name === 'title' && title === undefined) isInTitle = true
        const key = (property ?? metaName ?? '').trim().toLowerCase()
        if (name === 'meta' && key !== '' && content !== undefined && !said.has(key)) {
          if (cleanLine(content.slice(0, RAW_MAX), RAW_MAX) !== '') said.set(key, content.slice(0, RAW_MAX))
        }
      },
      ontext(text) {
        if (isInTitle && (title ?? '').length < RAW_MAX) title = `${title ?? ''}${text.slice(0, RAW_MAX)}`
      },
      onclosetag(name) {
        depth -= 1
        if (name !== 'title' || !isInTitle) return
        isInTitle = false
        title ??= ''
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.end(html)
  const first = (...names: string[]) => names.map((name) => said.get(name)).find((text) => text !== undefined)
  return {
    title: cleanLine(first('og:title', 'twitter:title') ?? title ?? '', TITLE_MAX),
    description: cleanLine(first('og:description', 'twitter:description', 'description') ?? '', DESCRIPTION_MAX),
    siteName: cleanLine(first('og:site_name', 'application-name') ?? '', SITE_NAME_MAX),
    picture: first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src')?.trim(),
  }
}

/** Words on one line: no controls, nothing that turns the direction of what follows, no towers of marks. */
function cleanLine(text: string, maxLength: number): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Z}\s\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replaceAll(/(\p{M}{7})\p{M}+/gu, '$1')
    .trim()
  // Nothing that can be seen is nothing.
  if (!/[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(line)) return ''
  const characters = [...line]
  return characters.length <= maxLength
    ? line
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
}
