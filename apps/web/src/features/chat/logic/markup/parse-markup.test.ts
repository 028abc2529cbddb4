import type { UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { hasMarkup } from './has-markup.ts'
import type { Block, Inline } from './markup.ts'
import { parseMarkup } from './parse-markup.ts'

const read = (text: string) => parseMarkup({ text, mentions: [] })

/** Tags stand for what was read, so that a case can be read at a glance. */
function draw(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'lines':
          return block.parts.map(drawPart).join('')
        case 'code':
          return `<pre>${block.text}</pre>`
        case 'quote':
          return `<q>${draw(block.blocks)}</q>`
        case 'list':
          return `<list>${block.items.map(({ number, blocks: inner }) => `<${number ?? '-'}>${draw(inner)}`).join('')}</list>`
        default:
          return block satisfies never
      }
    })
    .join('|')
}

function drawPart(part: Inline): string {
  switch (part.kind) {
    case 'bold':
      return `<b>${part.parts.map(drawPart).join('')}</b>`
    case 'italic':
      return `<i>${part.parts.map(drawPart).join('')}</i>`
    case 'code':
      return `<c>${part.text}</c>`
    case 'link':
      return `<a>${part.text}</a>`
    case 'mention':
      return `<@>${part.text}</@>`
    default:
      return part.text
  }
}

const drawn = (text: string) => draw(read(text))

describe(parseMarkup, () => {
  it.each([
    ['**bold** and *slant* and _slant_', '<b>bold</b> and <i>slant</i> and <i>slant</i>'],
    ['***both***', '<b><i>both</i></b>'],
    ['**bold with *slant* in it**', '<b>bold with <i>slant</i> in it</b>'],
    ['(*so*), „**so**“: *so*!', '(<i>so</i>), „<b>so</b>“: <i>so</i>!'],
    ['`a * b *` and ``a ` b``', '<c>a * b *</c> and <c>a ` b</c>'],
    ['`` `x` ``', '<c>`x`</c>'],
    ['*see https://x.example/a_b_c*', '<i>see <a>https://x.example/a_b_c</a></i>'],
  ])('reads %s', (text, expected) => {
    expect(drawn(text)).toBe(expected)
  })

  it.each([
    '2*3*4 and a * b * c',
    'snake_case_name, __init__.py and ls *.ts *.js',
    'open **but never closed, `nor this',
    '**** and *** and * and _',
    '- ',
    '>_< and >:( and ->',
    '-5 degrees\n3.5 percent\n#1',
    '- - -\n* * *',
    '>\n> ',
    '``````',
    '[press](javascript:alert(1)) ![cat](x) <b>bold</b> &amp; \\*',
  ])('leaves %j as it was written', (text) => {
    expect(drawn(text)).toBe(text)
  })

  it('keeps breaks, empty lines and the spaces in front of words', () => {
    expect(drawn('one\n  two *x*\n\n\n three')).toBe('one\n  two <i>x</i>\n\n\n three')
    expect(drawn('*a\nb*')).toBe('*a\nb*')
  })

  it('reads lists with the numbers that were written, inside each other', () => {
    expect(drawn('- one\n- *two*\n  more\n  1. inner\n- three')).toBe(
      '<list><->one<-><i>two</i>\nmore|<list><1>inner</list><->three</list>',
    )
    expect(drawn('3. third\n7) seventh')).toBe('<list><3>third<7>seventh</list>')
    expect(drawn('before\n* one\n\n* two\n\nafter')).toBe('before|<list><->one<->two</list>|after')
  })

  it('reads quotes, and what stands in them', () => {
    expect(drawn('> *so* is it\n> - one\n>> deeper\nmine')).toBe(
      '<q><i>so</i> is it|<list><->one</list>|<q>deeper</q></q>|mine',
    )
  })

  it('reads blocks of code as they are, also without an end', () => {
    expect(drawn('see\n```ts\nconst a = **b**\n\n  > c\n```\nthere')).toBe(
      'see|<pre>const a = **b**\n\n  > c</pre>|there',
    )
    expect(drawn('```\nnever ended')).toBe('<pre>never ended</pre>')
  })

  it('finds names where they stand, except in code', () => {
    const text = '> **@Karim** `@Karim`'
    const userId = 'karim' as UserId
    const mentions = [
      { userId, start: 4, end: 10 },
      { userId, start: 14, end: 20 },
    ]
    expect(draw(parseMarkup({ text, mentions }))).toBe('<q><b><@>@Karim</@></b> <c>@Karim</c></q>')
  })

  it.each([
    ['quotes', '>'],
    ['empty quotes', '>\n'],
    ['entries', '- '],
    ['entries further and further in', Array.from({ length: 150 }, (_, at) => `${' '.repeat(at)}- a\n`).join('')],
    ['openers', '*a _b **c '],
    ['closers', 'a* b_ c** '],
    ['backticks of every length', Array.from({ length: 150 }, (_, at) => '`'.repeat(at)).join(' ')],
    ['fences', '```\n'],
    ['fences around nothing', '```a\n\n'],
    ['empty lines', '- a\n\n\n\n'],
    ['brackets', '(['],
    ['marks on letters', '\u0301'],
  ])('ends soon and not too deep with %s without end', (_, piece) => {
    const deepest = (blocks: readonly Block[]): number =>
      Math.max(
        0,
        ...blocks.map((block) => {
          if (block.kind === 'quote') return 1 + deepest(block.blocks)
          return block.kind === 'list' ? 1 + Math.max(...block.items.map((item) => deepest(item.blocks))) : 1
        }),
      )
    expect(deepest(read(piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000)))).toBeLessThanOrEqual(8)
  })
})

describe(hasMarkup, () => {
  it('says yes to everything that is read as more than words', () => {
    const marked = ['**a**', 'x *a*', '_a_', '`a`', 'a\n> b', '- a', '* a', ' 1. a', '1) a', '```\na\n```', '>> a']
    expect(marked.map((text) => [text, hasMarkup(text)])).toEqual(marked.map((text) => [text, true]))
  })

  it('says no to what people mostly write', () => {
    const plain = ['Passt, bis um 10:30 - danke!', 'a-b', '-5', '1.5', 'https://x.example/a-b', 'a > b']
    expect(plain.map((text) => [text, hasMarkup(text)])).toEqual(plain.map((text) => [text, false]))
  })
})
