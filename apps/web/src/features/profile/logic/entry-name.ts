const NAME_MAX_LENGTH = 80
// What one system or another does not take in a name, or takes for a folder.
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/**
 * The name of an entry of a ZIP: numbered, so that two of the same name stand beside each other.
 *
 * @param index From 0.
 * @param name Untrusted: as somebody has called it.
 * @param ending Left out where the name brings its own.
 */
export function entryName(index: number, name: string, ending?: string): string {
  const number = String(index + 1).padStart(3, '0')
  const safe = name.replaceAll(UNSAFE, '_').trim()
  const own = ending === undefined ? (/\.\w{1,8}$/.exec(safe)?.[0] ?? '') : `.${ending}`
  const stem = ending === undefined ? safe.slice(0, safe.length - own.length) : safe
  return `${number} ${[...stem].slice(0, NAME_MAX_LENGTH).join('').trim()}`.trim() + own
}
