import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { johanna } from '../../testing/people.ts'
import { buildMessage } from './testing/builders.ts'
import { renderConversation } from './testing/render-conversation.tsx'

const log = () => page.getByRole('log')
const articles = () => log().getByRole('article')
const write = (sequence: number, text: string) => buildMessage('a', sequence, { body: { kind: 'text', text } })

/** Shows a hostile message between two harmless ones. */
async function receive(text: string) {
  await renderConversation([write(1, 'the one before'), write(2, text), write(3, 'the one behind')])
  await expect.element(log().getByText('the one behind')).toBeVisible()
  const [before, hostile, behind] = articles().elements()
  if (!before || !hostile || !behind) throw new Error('All three messages should be there')
  return { before, hostile, behind }
}

describe('a message', () => {
  it.each([
    '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">',
    '**<svg onload=window.hacked=true>** `<iframe srcdoc="x">`',
    '> <style>* { display: none }</style>\n- <form action=/evil><input name=password></form>',
    '[press me](javascript:window.hacked=true) javascript:window.hacked=true data:text/html,<b>',
    '```\n</code></pre><script>window.hacked = true</script>\n```',
  ])('with HTML and script in it is only words: %s', async (text) => {
    const { hostile } = await receive(text)
    expect(hostile.querySelector('script, img[src="x"], svg[onload], iframe, style, form, input, a')).toBeNull()
    expect((window as { hacked?: boolean }).hacked).toBeUndefined()
  })

  it('of a megabyte of combining characters keeps to itself and is folded', async () => {
    const { before, hostile, behind } = await receive(`Z${'\u0310'.repeat(1_000_000)}`)
    await expect.element(log().getByRole('button', { name: 'Show the whole message' })).toBeVisible()
    const [above, own, below] = [before, hostile, behind].map((element) => element.getBoundingClientRect())
    expect(above!.bottom).toBeLessThanOrEqual(own!.top + 8)
    expect(own!.bottom).toBeLessThanOrEqual(below!.top + 8)
    expect(own!.height).toBeLessThan(4_000)
    const clips = hostile.querySelector('[class*="MessageText_text"]')
    expect(clips && getComputedStyle(clips).overflowY).toBe('clip')
  })

  it('that turns text round turns nothing outside of it, and none of its links', async () => {
    const { hostile, behind } = await receive('\u202Eolleh https://lindwerk.example/a')
    const link = hostile.querySelector('a')
    expect(link && getComputedStyle(link)).toMatchObject({ unicodeBidi: 'isolate', direction: 'ltr' })
    const own = hostile.querySelector('[class*="Markup_lines"]')
    expect(own && getComputedStyle(own).unicodeBidi).toBe('plaintext')
    expect(getComputedStyle(behind).direction).toBe('ltr')
  })

  it('names the characters that turn code round', async () => {
    const { hostile } = await receive('```\nif (role != "user\u202E \u2066") {\n```')
    expect(hostile.querySelector('pre')?.textContent).toBe('if (role != "user‹U+202E› ‹U+2066›") {')
  })

  it('shows where a link leads that looks like another one, and opens it apart', async () => {
    const { hostile } = await receive('https://lindw\u0435rk.example/login')
    const link = hostile.querySelector('a')
    expect(link?.firstChild?.textContent).toBe('https://xn--lindwrk-chg.example/login')
    expect(link?.target).toBe('_blank')
    expect(link?.rel.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']))
  })

  it('of twenty thousand lines is folded, and unfolds where its reader wants', async () => {
    const { hostile } = await receive('a\n'.repeat(10_000))
    expect(hostile.getBoundingClientRect().height).toBeLessThan(1_200)
    await log().getByRole('button', { name: 'Show the whole message' }).click()
    await expect.element(log().getByRole('button', { name: 'Show less' })).toBeInTheDocument()
    expect(articles().elements()[1]?.getBoundingClientRect().height).toBeGreaterThan(100_000)
  })

  it.each([
    ['quotes', '>'.repeat(20_000)],
    ['quotes and lists', '> - '.repeat(5_000)],
    ['lists further and further in', Array.from({ length: 190 }, (_, at) => `${' '.repeat(at)}- x`).join('\n')],
    ['stars and underscores', '**_'.repeat(6_000)],
    ['weight inside of weight', `${'**_'.repeat(3_000)}x${'_**'.repeat(3_000)}`],
    ['backticks', Array.from({ length: 190 }, (_, at) => '`'.repeat(at)).join(' ')],
    ['brackets behind an address', `https://a.example/${')'.repeat(19_000)}`],
    ['families of emojis', '👨‍👩‍👧‍👦'.repeat(1_800)],
    ['joiners without end', '👩\u200D'.repeat(6_000)],
  ])('that nests without end is nested only so far: %s', async (_what, bomb) => {
    const { hostile } = await receive(bomb)
    const depthOf = (element: Element): number => (element === hostile ? 0 : 1 + depthOf(element.parentElement!))
    const parts = [...hostile.querySelectorAll('*')]
    expect(Math.max(...parts.map(depthOf))).toBeLessThan(40)
    expect(parts.length).toBeLessThan(3_000)
  })

  it('takes one line of the list, however much it holds', async () => {
    await receive(`Z${'\u0310'.repeat(1_000_000)}`)
    const row = page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').element()
    expect(row.textContent.length).toBeLessThan(400)
    expect(row.getBoundingClientRect().height).toBeLessThan(100)
  })
})

describe('markup', () => {
  it('is drawn: weight, slant, code, lists with their own numbers, quotes', async () => {
    const { hostile } = await receive('**bold** *slant* `code`\n3. three\n7. seven\n> quoted')
    expect(hostile.querySelector('strong')?.textContent).toBe('bold')
    expect(hostile.querySelector('em')?.textContent).toBe('slant')
    expect(hostile.querySelector('code')?.textContent).toBe('code')
    expect([...hostile.querySelectorAll('li')].map(({ value }) => value)).toEqual([3, 7])
    expect(hostile.querySelector('blockquote')?.textContent).toBe('quoted')
  })

  it('marks names in it', async () => {
    const mentions = [{ userId: johanna.userId, start: 2, end: 10 }]
    await renderConversation([buildMessage('a', 1, { body: { kind: 'text', text: '**@Johanna**', mentions } })])
    await expect.element(log().getByText('@Johanna', { exact: true })).toBeVisible()
  })

  it('lets the keyboard scroll a block of code', async () => {
    await receive('```\nlong\n```')
    await expect.element(log().getByRole('region', { name: 'Code' })).toHaveAttribute('tabindex', '0')
  })
})
