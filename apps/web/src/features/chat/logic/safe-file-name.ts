/** Units of a name that file systems and screens take without trouble. */
const NAME_MAX_LENGTH = 120
/** Endings are short; what comes after a dot further in front belongs to the name. */
const ENDING_MAX_LENGTH = 12

// Control characters, marks that turn or hide text, and what paths are made of.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\\/:*?"<>|]/gu
/** Names that mean devices on some systems, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/**
 * The name under which a file from a message may be shown and saved. What a message says is its author's choice: a name may
 * try to leave the folder, hide its ending, or be none at all.
 */
export function safeFileName(name: string, otherwise: string): string {
  const clean = name
    .normalize('NFC')
    .replace(UNSAFE, '_')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(DEVICE, '_$&')
  return shorten(clean === '' || /^_+$/.test(clean) ? otherwise : clean)
}

function shorten(name: string): string {
  if (name.length <= NAME_MAX_LENGTH) return name
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 && name.length - dot <= ENDING_MAX_LENGTH ? name.slice(dot) : ''
  const stem = name.slice(0, NAME_MAX_LENGTH - ending.length).toWellFormed()
  return `${stem.replace(/[\uFFFD. ]+$/u, '')}${ending}`
}
