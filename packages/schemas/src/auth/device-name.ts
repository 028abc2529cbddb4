/** What a browser says of itself; a part of `navigator`. */
export type BrowserFacts = {
  readonly userAgent: string
  /** iPads say that they are Macs, and are told apart by their touch screens. */
  readonly maxTouchPoints: number
}

// In this order: each of them also says the names that follow.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * What a device is called in the list of its owner's devices, such as “Firefox on Windows”. Only the owner sees it.
 *
 * @returns `undefined` where the browser says nothing that could be told.
 */
export function guessDeviceName({ userAgent, maxTouchPoints }: BrowserFacts): string | undefined {
  const browser = nameIn(BROWSERS, userAgent)
  const said = nameIn(SYSTEMS, userAgent)
  const system = said === 'Mac' && maxTouchPoints > 1 ? 'iPad' : said
  return browser && system ? `${browser} on ${system}` : (system ?? browser)
}

function nameIn(names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1]
}
