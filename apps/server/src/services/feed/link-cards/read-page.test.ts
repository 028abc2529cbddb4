import { describe, expect, it } from 'vitest'
import { decodeHtml } from './decode-html.ts'
import { readPage } from './read-page.ts'

describe(readPage, () => {
  it('reads what a page says of itself', () => {
    const html = `<!doctype html><html><head><title>Plain title</title>
      <meta property="og:title" content="Hall &amp; roof"><meta property="og:description" content="Two\n  lines">
      <META NAME="Application-Name" CONTENT="Lindwerk"><meta property="og:image" content=" /hall.png "></head></html>`
    expect(readPage(html)).toEqual({
      title: 'Hall & roof',
      description: 'Two lines',
      siteName: 'Lindwerk',
      picture: '/hall.png',
    })
  })

  it('takes the title and the description that are there for everybody where there is no Open Graph', () => {
    const html = '<title>\n Hall\u00a0&mdash; roof </title><meta name="description" content="What it is">'
    expect(readPage(html)).toMatchObject({ title: 'Hall — roof', description: 'What it is', picture: undefined })
  })

  it('takes the first of several, and none that shows nothing', () => {
    const html =
      '<meta property="og:title" content=" &#x200b; "><meta property="og:title" content="One"><meta property="og:title" content="Two"><svg><title>Icon</title></svg>'
    expect(readPage(html).title).toBe('One')
  })

  it.each([
    ['markup', '<title><img src=x onerror=alert(1)></title>', '<img src=x onerror=alert(1)>'],
    ['what turns the direction', '<title>a\u202Egnp.exe</title>', 'a gnp.exe'],
    ['controls', '<title>a\u0007b&#0;\u2028c</title>', 'a b� c'],
    ['a tower of marks', `<title>a${'\u0301'.repeat(100)}</title>`, `a${'\u0301'.repeat(7)}`],
    ['half a character', '<title>a\ud800b</title>', 'a�b'],
    ['a very long one', `<title>${'😀'.repeat(5000)}</title>`, `${'😀'.repeat(149)}…`],
    ['one that never ends', `<title>${'a '.repeat(100)}`, `${'a '.repeat(74)}a…`],
    ['nothing', '', ''],
    ['no HTML at all', '{"title": 1}', ''],
  ])('makes plain words of %s', (_what, html, title) => {
    expect(readPage(html).title.normalize('NFC')).toBe(title.normalize('NFC'))
  })

  it.each([
    ['depth', '<a>'.repeat(150_000)],
    ['depth and ends that belong to nothing', `${'<a><b>'.repeat(30_000)}${'</x></y>'.repeat(60_000)}`],
    ['attributes', `<meta ${'a=b '.repeat(120_000)}>`],
    ['brackets', '<'.repeat(500_000)],
    ['comments', '<!--'.repeat(120_000)],
    ['ends', '</title'.repeat(70_000)],
    ['entities', `<title>${'&'.repeat(500_000)}</title>`],
  ])('comes back soon from hostile %s', (_what, html) => {
    const before = process.cpuUsage().user
    readPage(html)
    // In milliseconds of this process' own work, far from what a loop within a loop would take.
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(4000)
  })
})

describe(decodeHtml, () => {
  const umlaut = Buffer.from([0x46, 0xfc])
  it.each([
    ['the header', umlaut, 'text/html; charset="ISO-8859-1"', 'Fü'],
    [
      'the page',
      Buffer.concat([Buffer.from('<meta charset=windows-1252>'), umlaut]),
      '',
      '<meta charset=windows-1252>Fü',
    ],
    ['its first bytes', Buffer.from('\ufeffFü', 'utf16le'), 'text/html; charset=utf-8', 'Fü'],
    ['nobody', Buffer.from('Fü'), 'text/html', 'Fü'],
    ['nobody who is known', Buffer.from('Fü'), 'text/html; charset=klingon', 'Fü'],
    ['nobody, and it is none', umlaut, '', 'F�'],
  ])('reads letters as %s says', (_who, bytes, contentType, text) => {
    expect(decodeHtml(bytes, contentType)).toBe(text)
  })
})
