import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Markdown } from './Markdown.tsx'

const draw = (source: string, props: { headingLevel?: 2 | 3 | 4 | 5 | 6 } = {}) =>
  mount(<Markdown {...props}>{source}</Markdown>).element

describe('Markdown', () => {
  it('draws bold, italic and code', () => {
    const element = draw('**bold** *italic* `code`')
    expect(element.querySelector('strong')?.textContent).toBe('bold')
    expect(element.querySelector('em')?.textContent).toBe('italic')
    expect(element.querySelector('code')?.textContent).toBe('code')
  })

  it('draws nested lists with their first number', () => {
    const element = draw('3. three\n   - inner\n4. four')
    expect(element.querySelector('ol')?.start).toBe(3)
    expect(element.querySelectorAll('ol > li')).toHaveLength(2)
    expect(element.querySelector('ol ul li')?.textContent).toBe('inner')
  })

  it('puts headings below the page’s own, and none below the sixth', () => {
    draw('# One\n\n## Two\n\n###### Six', { headingLevel: 3 })
    expect(page.getByRole('heading', { level: 3 }).element().textContent).toBe('One')
    expect(page.getByRole('heading', { level: 4 }).element().textContent).toBe('Two')
    expect(page.getByRole('heading', { level: 6 }).element().textContent).toBe('Six')
  })

  it('opens links of the web in a new tab that knows nothing of this one', () => {
    const link = draw('[there](https://umkreis.example/a)').querySelector('a')
    expect(link?.href).toBe('https://umkreis.example/a')
    expect(link?.target).toBe('_blank')
    expect(link?.rel.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']))
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/admin', 'java&#x73;cript:alert(1)', '<javascript:alert(1)>'])(
    'keeps the words of a link to %s and not the link',
    (address) => {
      const element = draw(`[press](${address})`)
      expect(element.querySelector('a')).toBeNull()
      expect(element.textContent).toBe('press')
    },
  )

  it('shows HTML as it was written and makes no element of it', () => {
    const element = draw('a <img src=x onerror=alert(1)> b\n\n<script>alert(1)</script>')
    expect(element.querySelector('img, script')).toBeNull()
    expect(element.textContent).toBe('a <img src=x onerror=alert(1)> b<script>alert(1)</script>')
  })

  it('shows a picture as it was written, because it would tell its server who reads', () => {
    const element = draw('![cat](https://umkreis.example/cat.png)')
    expect(element.querySelector('img')).toBeNull()
    expect(element.textContent).toBe('![cat](https://umkreis.example/cat.png)')
  })

  it('loses no words of a link by reference', () => {
    expect(draw('[press][there]\n\n[there]: https://umkreis.example').textContent).toBe(
      '[press][there][there]: https://umkreis.example',
    )
  })

  it('lets mentions stand out, the longer name before the one that it begins with, and nothing else', () => {
    const mentions = ['@Inês', '@Inês Carvalho', '<b>']
    const { element } = mount(
      <Markdown mentions={mentions}>{'Ask @Inês Carvalho, *@Inês* or x@Karim, `@Inês`'}</Markdown>,
    )
    const marked = [...element.querySelectorAll('span')].map(({ textContent }) => textContent)
    expect(marked).toEqual(['@Inês Carvalho', '@Inês'])
    expect(element.textContent).toBe('Ask @Inês Carvalho, @Inês or x@Karim, @Inês')
  })

  it('lets the keyboard scroll a block of code', async () => {
    draw('```\nlong\n```')
    await expect.element(page.getByRole('region', { name: 'Code' })).toHaveAttribute('tabindex', '0')
  })

  it.each([
    ['quotes deeper than anybody writes', '> '.repeat(2_000)],
    ['lists deeper than anybody writes', '1. '.repeat(6_000)],
    ['more stars than anybody writes', '*a_'.repeat(6_000)],
    ['a text longer than anybody writes', '**word** '.repeat(3_000)],
  ])('shows %s whole and as they were written', (_, source) => {
    const element = draw(source)
    expect(element.querySelector('blockquote, ol, em, strong')).toBeNull()
    expect(element.textContent).toBe(source)
  })

  it('draws as much inside itself as the limits let through', () => {
    const element = draw(`${'**a *b '.repeat(250)}${'c* d** '.repeat(250)}`)
    expect(element.querySelectorAll('strong')).toHaveLength(250)
    expect(draw(`${'> '.repeat(16)}a`).querySelectorAll('blockquote')).toHaveLength(16)
  })
})
