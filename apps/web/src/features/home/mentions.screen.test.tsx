import type { FeedPost } from '@umkreis/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse, type Answers } from '../../testing/render-app.tsx'
import { johanna, karim } from '../../testing/people.ts'
import { buildPost } from './testing/build-post.ts'
import { renderFeed } from './testing/render-feed.tsx'

const hall = buildPost()
const far = buildPost({ postId: 'far', text: 'Further down', createdAt: '2026-10-20T10:00:00.000Z' })
const mention = {
  postId: 'far',
  commentId: 'c1',
  author: karim,
  text: 'Ask @Johanna Brandt',
  createdAt: '2026-11-20T10:00:00.000Z',
}
const ofFar: Answers = {
  'GET /feed/mentions': () => [mention],
  'GET /feed/posts/far': () => far,
  'GET /feed/posts/far/comments': () => ({ comments: [], olderCursor: null }),
  'DELETE /feed/mentions/far': () => new Response(null, { status: 204 }),
}
const show = (posts: readonly FeedPost[], answers: Answers = {}) => renderFeed({ posts, answers })
const article = (name: string) => page.getByRole('article', { name })
const dialog = page.getByRole('dialog')

beforeEach(() => window.scrollTo(0, 0))

describe('being mentioned', () => {
  it('is told as it happens, leads to the post, and is over once one has looked', async () => {
    let mentions: (typeof mention)[] = []
    const app = await show([hall], {
      'GET /feed/mentions': () => mentions,
      'GET /feed/posts/far': () => far,
      'GET /feed/posts/far/comments': () => ({ comments: [], olderCursor: null }),
      'DELETE /feed/mentions/far': () => {
        mentions = []
        return new Response(null, { status: 204 })
      },
    })
    await expect.element(page.getByText(hall.text)).toBeVisible()
    expect(page.getByRole('region', { name: 'You were mentioned' }).elements()).toHaveLength(0)
    mentions = [mention]
    app.conversations.tell({ type: 'feed-changed', change: { postId: 'far', change: 'mentioned' } })
    const card = page.getByRole('region', { name: 'You were mentioned' })
    await expect.element(card.getByText(/Ask @Johanna Brandt$/)).toBeVisible()
    await card.getByRole('button', { name: 'Show' }).click()
    await expect.element(page.getByRole('dialog').getByText('Further down')).toBeVisible()
    await expect.poll(() => app.calls.some(({ name }) => name === 'DELETE /feed/mentions/far')).toBe(true)
  })

  it.each([
    ['is counted everywhere', true],
    ['can’t be counted in an old tab', false],
  ])('%s, and goes with the post that is removed', async (_, countsMentions) => {
    let mentions: (typeof mention)[] = []
    const answers: Answers = { 'GET /feed/mentions': () => mentions }
    const { conversations } = await renderFeed({ posts: [hall], answers, countsMentions })
    await expect.element(page.getByText(hall.text)).toBeVisible()
    const card = page.getByRole('region', { name: 'You were mentioned' })
    mentions = [mention]
    conversations.tell({ type: 'feed-changed', change: { postId: 'far', change: 'mentioned' } })
    await expect.element(card).toBeVisible()
    mentions = []
    conversations.tell({ type: 'feed-changed', change: { postId: 'far', change: 'removed' } })
    await expect.element(card).not.toBeInTheDocument()
  })

  it('is put aside without looking, and comes back where that is refused', async () => {
    await show([], {
      'GET /feed/mentions': () => [mention],
      'DELETE /feed/mentions/far': () => refuse(422, 'Not now'),
    })
    await page.getByRole('button', { name: 'Seen' }).click()
    await expect.element(page.getByText('Not now')).toBeVisible()
    await expect.element(page.getByText(/Ask @Johanna Brandt$/)).toBeVisible()
  })

  it('shows three at first, so that the feed stays in sight, and the rest when one wants', async () => {
    const authors = Array.from({ length: 5 }, (_, index) => ({ ...mention, commentId: `c${index}` }))
    await show([], { 'GET /feed/mentions': () => authors })
    const card = page.getByRole('region', { name: 'You were mentioned' })
    await expect.poll(() => card.getByRole('listitem').elements()).toHaveLength(3)
    await card.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => card.getByRole('listitem').elements()).toHaveLength(5)
    await card.getByRole('button', { name: 'Show less' }).click()
    await expect.poll(() => card.getByRole('listitem').elements()).toHaveLength(3)
  })

  it('says that the post is on its way, and asks for it once', async () => {
    const answer = Promise.withResolvers<FeedPost>()
    const app = await show([], { ...ofFar, 'GET /feed/posts/far': () => answer.promise })
    const button = page.getByRole('button', { name: 'Show', exact: true })
    await button.click()
    await expect.element(page.getByRole('button', { name: /^Show/ })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: /^Show/ }).click({ force: true })
    answer.resolve(far)
    await expect.element(dialog).toBeVisible()
    expect(app.calls.filter(({ name }) => name === 'GET /feed/posts/far')).toHaveLength(1)
  })

  it('leaves the focus where one can go on from', async () => {
    const other = { ...mention, postId: 'other', commentId: 'c2', text: 'And @Johanna Brandt' }
    let mentions = [mention, other]
    const settle = (postId: string) => () => {
      mentions = mentions.filter((one) => one.postId !== postId)
      return new Response(null, { status: 204 })
    }
    await show([hall], {
      ...ofFar,
      'GET /feed/mentions': () => mentions,
      'DELETE /feed/mentions/far': settle('far'),
      'DELETE /feed/mentions/other': settle('other'),
    })
    await page.getByRole('button', { name: 'Seen' }).last().click()
    await expect.element(page.getByText(/And @Johanna/)).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'You were mentioned' })).toHaveFocus()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect.element(dialog).toBeVisible()
    await expect.element(page.getByText(/^Karim Haddad Ask/)).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.contains(article('Sven Krüger').element())).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })
})

describe('a post that is opened by itself, and is older than what is loaded', () => {
  const poll = {
    options: [
      { text: 'Tuesday', votes: 0 },
      { text: 'Thursday', votes: 0 },
    ],
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
    ownOption: null,
  }
  const linkCard = { url: 'https://seilbahn.example', title: 'The hall', description: '', siteName: '', picture: null }
  const mine = { ...far, author: hall.author, poll, linkCard }
  // More is there than what is loaded, so that the post has no place in it.
  const arrange = async (answers: Answers = {}, post: FeedPost = mine) => {
    const app = await renderFeed({
      user: { ...johanna, role: 'Manager' },
      answers: {
        ...ofFar,
        'GET /feed/posts': ({ search }) =>
          search === undefined ? { pinned: [], posts: [hall], nextCursor: 'more.x' } : refuse(422, 'Not now'),
        'GET /feed/posts/far': () => post,
        ...answers,
      },
    })
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect.element(dialog.getByText('Further down')).toBeVisible()
    return app
  }
  const menu = () => dialog.getByRole('button', { name: /^What you can do with the post/ })

  it('shows a reaction, a vote, and that its preview is gone, and takes them back where that is refused', async () => {
    const answer = Promise.withResolvers<Response>()
    await arrange({
      'PUT /feed/posts/far/reactions/heart': () => answer.promise,
      'PUT /feed/posts/far/vote': () => ({ ...mine, poll: { ...poll, ownOption: 1 } }),
      'DELETE /feed/posts/far/link-card': () => ({ ...mine, linkCard: null }),
    })
    await dialog.getByRole('button', { name: 'React' }).click()
    await page.getByRole('button', { name: 'Love it' }).click()
    const given = dialog.getByRole('button', { name: 'Love it: 1 person' })
    await expect.element(given).toHaveAttribute('aria-pressed', 'true')
    answer.resolve(refuse(429, 'Too many changes'))
    await expect.element(given).not.toBeInTheDocument()
    await dialog.getByRole('radio', { name: /Thursday/ }).click({ force: true })
    await expect.element(dialog.getByRole('radio', { name: /Thursday/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Remove the preview of the link' }).click()
    await expect.element(dialog.getByText('The hall', { exact: true })).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('heading', { name: 'Sven Krüger' })).toHaveFocus()
  })

  it('shows that it is pinned, and closes once it is removed', async () => {
    await arrange({
      'PUT /feed/posts/far/pin': () => ({ ...mine, isPinned: true }),
      'DELETE /feed/posts/far': () => new Response(null, { status: 204 }),
    })
    await menu().click()
    await page.getByRole('menuitem', { name: 'Pin on top' }).click()
    await expect.element(dialog.getByText('Pinned')).toBeVisible()
    await menu().click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText('Further down')).not.toBeInTheDocument()
  })

  it('shows what its author made of it', async () => {
    const own = { ...mine, author: { ...mine.author, userId: johanna.userId } }
    await arrange({ 'PATCH /feed/posts/far': ({ body }) => ({ ...own, text: body['text'] }) }, own)
    await menu().click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await dialog.getByRole('textbox', { name: 'What you write' }).fill('Further up')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog.getByText('Further up', { exact: true })).toBeVisible()
  })

  it('follows what others do with it', async () => {
    let text = mine.text
    const { conversations } = await arrange({ 'GET /feed/posts/far': () => ({ ...mine, text }) })
    text = 'Changed by Sven'
    conversations.tell({ type: 'feed-changed', change: { postId: 'far', change: 'changed' } })
    await expect.element(dialog.getByText(text)).toBeVisible()
    conversations.tell({ type: 'feed-changed', change: { postId: 'far', change: 'removed' } })
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
