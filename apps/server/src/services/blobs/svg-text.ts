/**
 * Reads an SVG picture that can be drawn without harm.
 *
 * @returns Its text without a document type; undefined for what is no SVG, declares entities of its own, or names anything
 * outside of itself. Scripts stay in: what draws it runs none, and the file itself is never handed out.
 */
export function readSvg(bytes: Uint8Array): string | undefined {
  const text = decode(bytes)
  if (text === undefined) return undefined
  const start = skipProlog(text)
  if (start === undefined || !/^<svg[\s>]/.test(text.slice(start, start + 5))) return undefined
  const picture = text.slice(start)
  // An entity or a style sheet could also come in behind the first element.
  if (/<!(?:doctype|entity)|<\?xml-stylesheet/i.test(picture)) return undefined
  return hasForeignParts(picture) ? undefined : picture
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** @returns Where the first element begins; undefined when something stands before it that must not. */
function skipProlog(text: string): number | undefined {
  for (let at = 0; ;) {
    at += /^\s*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0
    const end = text.startsWith('<!--', at)
      ? endOf(text, '-->', at)
      : text.startsWith('<?xml ', at)
        ? endOf(text, '?>', at)
        : /^<!doctype/i.test(text.slice(at, at + 9))
          ? endOfPlainType(text, at)
          : at
    if (end === at || end === undefined) return end
    at = end
  }
}

function endOf(text: string, mark: string, from: number): number | undefined {
  const at = text.indexOf(mark, from)
  return at < 0 ? undefined : at + mark.length
}

/** Programs for drawing write a type that only names the standard; one with declarations in it is not taken. */
function endOfPlainType(text: string, from: number): number | undefined {
  const end = endOf(text, '>', from)
  return end === undefined || text.slice(from, end).includes('[') ? undefined : end
}

function hasForeignParts(picture: string): boolean {
  const links = [
    ...picture.matchAll(/\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi),
    ...picture.matchAll(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))/gi),
  ]
  const isOwn = (link: string) => /^\s*(?:#|data:image\/(?:png|jpeg|webp);|$)/i.test(link)
  return (
    /@import/i.test(picture) || links.some(([, ...found]) => !isOwn(found.find((link) => link !== undefined) ?? ''))
  )
}
