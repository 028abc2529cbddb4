import { describe, expect, it } from 'vitest'
import { guessDeviceName } from './device-name.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe(guessDeviceName, () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36`, 0, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`, 0, 'Edge on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 0, 'Firefox on Linux'],
    [`Mozilla/5.0 (Linux; Android 16; K) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`, 5, 'Chrome on Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', 5, 'Safari on iPhone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 0, 'Safari on Mac'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 5, 'Safari on iPad'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/140.0 Safari/537.36`, 0, 'Chrome on Linux'],
    ['Something (Windows)', 0, 'Windows'],
    ['', 0, undefined],
  ])('calls %s (%i fingers) %s', (userAgent, maxTouchPoints, name) => {
    expect(guessDeviceName({ userAgent, maxTouchPoints })).toBe(name)
  })
})
