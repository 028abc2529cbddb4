import type { FeedPost } from '@umkreis/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse, type Answers } from '../../testing/render-app.tsx'
import { johanna, karim } from '../../testing/people.ts'
import { turnSwitch } from '../../testing/turn-switch.ts'
import { buildPost } from './testing/build-post.ts'
import { createMemoryDrafts, renderFeed } from './testing/render-feed.tsx'

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
const hall = buildPost()
const article = (name: string) => page.getByRole('article', { name })
const own = (changes: Partial<Record<keyof FeedPost, unknown>> = {}) =>
  buildPost({ postId: 'own', author: johanna, text: 'Mine', ...changes })
const show = (posts: readonly FeedPost[], answers: Answers = {}, more = {}) => renderFeed({ posts, answers, ...more })
const field = page.getByRole('textbox', { name: 'What should the others know?' })
const called = (app: { calls: { name: string; body: unknown }[] }, name: string) =>
  expect.poll(() => app.calls.find((call) => call.name === name)?.body)

beforeEach(() => window.scrollTo(0, 0))

describe('the feed', () => {
  it('shows who wrote what and when, formatted, with mentions, pictures and who answered', async () => {
    const picture = { pictureId: 'p', url: '/picture.webp', width: 400, height: 200, description: 'The new hall' }
    await show([
      buildPost({
        text: 'Done, **really**. Ask @Karim Haddad',
        mentions: [{ userId: 'karim', name: 'Karim Haddad' }],
        pictures: [picture],
        isPinned: true,
        reactions: [{ kind: 'clap', count: 38, isOwn: true }],
        commentCount: 12,
        commenters: [karim],
        createdAt: new Date().toISOString(),
      }),
    ])
    const post = article('Sven Krüger')
    await expect.element(post.getByText('Pinned')).toBeVisible()
    await expect.element(post.getByText(/^Fertigungsleiter, today, \d\d:\d\d$/)).toBeVisible()
    await expect.element(post.getByText('really')).toBeVisible()
    await expect.element(post.getByText('@Karim Haddad', { exact: true })).toBeVisible()
    await expect
      .element(post.getByRole('button', { name: 'Well done: 38 people' }))
      .toHaveAttribute('aria-pressed', 'true')
    await expect.element(post.getByRole('button', { name: '12 comments' })).toBeVisible()
    await post.getByRole('button', { name: 'Enlarge picture 1 of 1: The new hall' }).click()
    await expect.element(page.getByRole('dialog').getByRole('img', { name: 'The new hall' })).toBeInTheDocument()
  })

  it('shows what the page of a link says of itself, and says by its address where it leads', async () => {
    const linkCard = {
      url: 'https://www.seilbahn.example/hall?a=b',
      title: '<b>The hall</b>',
      description: 'A roof like a saw',
      siteName: 'Your bank',
      picture: { url: '/api/blobs/x', width: 800, height: 400 },
    }
    await show([buildPost({ linkCard })])
    const link = article('Sven Krüger').getByRole('link', { name: '<b>The hall</b> (opens a new tab)' })
    await expect.element(link).toHaveAttribute('href', linkCard.url)
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
    await expect.element(page.getByText('seilbahn.example – Your bank')).toBeVisible()
    await expect.element(page.getByText('A roof like a saw')).toBeVisible()
    // Nothing is asked of anybody but the own server.
    expect([...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'))).toEqual([
      '/api/blobs/x',
    ])
  })

  it('has the preview of a link removed by its author, and lets it stay where that is refused', async () => {
    const linkCard = {
      url: 'https://seilbahn.example',
      title: 'The hall',
      description: '',
      siteName: '',
      picture: null,
    }
    const name = 'Remove the preview of the link'
    const post = own({ linkCard })
    let isRefused = true
    const app = await show(
      [post, buildPost({ linkCard: { ...linkCard, title: 'Not mine' } })],
      {
        'DELETE /feed/posts/own/link-card': () => (isRefused ? refuse(422, 'Not now') : { ...post, linkCard: null }),
      },
      { user: karim },
    )
    await expect.element(page.getByText('Not mine')).toBeVisible()
    expect(page.getByRole('button', { name }).elements()).toHaveLength(0)
    await app.unmount()
    await show([post], {
      'DELETE /feed/posts/own/link-card': () => (isRefused ? refuse(422, 'Not now') : { ...post, linkCard: null }),
    })
    await page.getByRole('button', { name }).click()
    await expect.element(page.getByText('Not now')).toBeVisible()
    await expect.element(page.getByText('The hall', { exact: true })).toBeVisible()
    isRefused = false
    await page.getByRole('button', { name }).click()
    await expect.element(page.getByText('The hall', { exact: true })).not.toBeInTheDocument()
  })

  it('shows hostile text as the words that it is', async () => {
    await show([
      buildPost({
        text: '<img src=x onerror=alert(1)> [press](javascript:alert(1)) ![x](https://tracker.example/x.png)',
      }),
    ])
    const post = article('Sven Krüger')
    await expect.element(post).toBeVisible()
    expect(post.element().textContent).toContain(
      '<img src=x onerror=alert(1)> press ![x](https://tracker.example/x.png)',
    )
    expect(post.element().querySelector('a, [onerror], img[src*="tracker"]')).toBeNull()
  })

  it('shows a hostile name, comment, poll, skill and preview as the words that they are', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const link = '[press](javascript:alert(1)) ![x](https://tracker.example/x.png)'
    const author = { ...karim, firstName: hostile, position: hostile }
    const post = buildPost({
      author,
      kind: 'question',
      skills: [hostile],
      poll: { options: [hostile, link].map((text) => ({ text, votes: 1 })), endsAt: inMs(3_600_000), ownOption: null },
      linkCard: {
        url: 'https://seilbahn.example',
        title: hostile,
        description: hostile,
        siteName: hostile,
        picture: null,
      },
      commentCount: 1,
    })
    const comment = {
      commentId: 'c',
      postId: post.postId,
      author,
      text: `${hostile} ${link}`,
      mentions: [{ userId: 'karim', name: hostile }],
      createdAt: inMs(0),
      editedAt: null,
    }
    await show([post], {
      [`GET /feed/posts/${post.postId}/comments`]: () => ({ comments: [comment], olderCursor: null }),
    })
    await page.getByRole('button', { name: '1 comment' }).click()
    const section = page.getByRole('region', { name: /^Comments on the post of/ })
    const words = () =>
      section
        .element()
        .textContent.replaceAll(/\p{Cf}/gu, '')
        .replaceAll(/\s+/g, ' ')
    await expect.poll(words).toContain('<img src=x onerror=alert(1)> press ![x](https://tracker.example/x.png)')
    expect(document.querySelector('main [onerror], main img[src*="tracker"], main a[href^="javascript"]')).toBeNull()
  })

  it('draws a few of many, and asks for older ones page by page', async () => {
    const posts = Array.from({ length: 60 }, (_, index) =>
      buildPost({ postId: `post-${index}`, text: `Number ${index}`, createdAt: inMs(-index * 60_000) }),
    )
    const app = await show([], {
      'GET /feed/posts': ({ search }) => {
        const from = Number(new URLSearchParams(search).get('before')?.split('.')[0] ?? 0)
        const end = from + 20
        return { pinned: [], posts: posts.slice(from, end), nextCursor: end < 60 ? `${end}.x` : null }
      },
    })
    await expect.element(page.getByText('Number 0', { exact: true })).toBeVisible()
    expect(document.querySelectorAll('article').length).toBeLessThan(20)
    await expect
      .poll(
        () => {
          window.scrollTo(0, document.documentElement.scrollHeight)
          return page.getByText('Number 59', { exact: true }).elements().length
        },
        { timeout: 20_000 },
      )
      .toBe(1)
    expect(app.calls.filter(({ name }) => name === 'GET /feed/posts')).toHaveLength(3)
    await expect.element(page.getByText('You have seen it all.')).toBeVisible()
  })

  it('is empty at first, and leads to writing', async () => {
    await show([])
    await page.getByRole('button', { name: 'Write the first post' }).click()
    await expect.element(field).toHaveFocus()
    await expect.element(page.getByText(/^Everybody in .* can read this/)).toBeVisible()
  })

  it('that can’t be loaded can be loaded again', async () => {
    let asked = 0
    await show([], {
      'GET /feed/posts': () =>
        (asked += 1) === 1 ? refuse(422, 'Not now') : { pinned: [], posts: [hall], nextCursor: null },
    })
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await expect.element(article('Sven Krüger')).toBeVisible()
  })
})

describe('what others do', () => {
  it('is seen at once at the top', async () => {
    const { conversations } = await show([hall], {
      'GET /feed/posts/new': () => buildPost({ postId: 'new', text: 'News', createdAt: inMs(0) }),
    })
    await expect.element(page.getByText(hall.text)).toBeVisible()
    conversations.tell({ type: 'feed-changed', change: { postId: 'new', change: 'posted' } })
    await expect.element(page.getByText('News', { exact: true })).toBeVisible()
    conversations.tell({ type: 'feed-changed', change: { postId: 'new', change: 'removed' } })
    await expect.element(page.getByText('News', { exact: true })).not.toBeInTheDocument()
  })

  it('waits while one reads further down, and is shown when one wants', async () => {
    const posts = Array.from({ length: 20 }, (_, index) =>
      buildPost({ postId: `post-${index}`, text: `Number ${index}`, createdAt: inMs(-60_000 - index) }),
    )
    const { conversations } = await show(posts, {
      'GET /feed/posts/new': () => buildPost({ postId: 'new', text: 'News', createdAt: inMs(0) }),
    })
    await expect.element(page.getByText('Number 0', { exact: true })).toBeVisible()
    window.scrollTo(0, 1200)
    conversations.tell({ type: 'feed-changed', change: { postId: 'new', change: 'posted' } })
    await page.getByRole('button', { name: '1 new post' }).click()
    await expect.element(page.getByText('News', { exact: true })).toBeVisible()
  })

  it('changes what is there', async () => {
    const { conversations } = await show([hall], {
      [`GET /feed/posts/${hall.postId}`]: () => ({ ...hall, text: 'Changed' }),
    })
    await expect.element(page.getByText(hall.text)).toBeVisible()
    conversations.tell({ type: 'feed-changed', change: { postId: hall.postId, change: 'changed' } })
    await expect.element(page.getByText('Changed', { exact: true })).toBeVisible()
  })
})

describe('writing', () => {
  it('posts what is written, once', async () => {
    const app = await show([hall], { 'POST /feed/posts': ({ body }) => own({ text: body['text'] }) })
    await field.fill('Good morning')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect.element(article('Johanna Brandt').getByText('Good morning')).toBeVisible()
    await called(app, 'POST /feed/posts').toMatchObject({ kind: 'post', text: 'Good morning', poll: null })
    await expect.element(field).toHaveValue('')
  })

  it('keeps what was written where the server refuses, and over a reload', async () => {
    const drafts = createMemoryDrafts()
    const first = await show([], { 'POST /feed/posts': () => refuse(429, 'Too many posts') }, { drafts })
    await field.fill('Good morning')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect.element(page.getByText('Too many posts')).toBeVisible()
    await expect.element(field).toHaveValue('Good morning')
    first.unmount()
    await show([], {}, { drafts })
    await expect.element(field).toHaveValue('Good morning')
  })

  it('names colleagues behind an @', async () => {
    const app = await show([], {
      'GET /users/suggestions': () => ({ people: [karim], skills: [], cities: [], fields: [] }),
      'POST /feed/posts': () => own(),
    })
    await field.click()
    await userEvent.keyboard('Ask @Ka')
    await expect.element(page.getByRole('option', { name: /Karim Haddad/ })).toBeVisible()
    await userEvent.keyboard('{Enter}please')
    await expect.element(field).toHaveValue('Ask @Karim Haddad please')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await called(app, 'POST /feed/posts').toMatchObject({ mentions: ['karim'] })
  })

  it('sends pictures with what they show, and none of another kind', async () => {
    const picture = { pictureId: 'p', url: '/picture.webp', width: 4, height: 2, description: '' }
    const app = await show([], { 'POST /feed/pictures': () => picture, 'POST /feed/posts': () => own() })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    await userEvent.upload(input, [
      new File(['x'], 'hall.png', { type: 'image/png' }),
      new File(['x'], 'page.svg', { type: 'image/svg+xml' }),
    ])
    await expect.element(page.getByText('page.svg is no PNG, JPEG or WebP picture.')).toBeVisible()
    await page.getByLabelText(/What the picture shows/).fill('The hall')
    await field.fill('Look')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await called(app, 'POST /feed/posts').toMatchObject({ pictures: [{ pictureId: 'p', description: 'The hall' }] })
  })

  it('adds a poll of two different answers at least', async () => {
    const app = await show([], { 'POST /feed/posts': () => own() })
    await page.getByRole('button', { name: 'Add a poll' }).click()
    await field.fill('When?')
    await page.getByLabelText('Answer 1').fill('Tuesday')
    await expect.element(page.getByRole('button', { name: 'Post', exact: true })).toBeDisabled()
    await page.getByLabelText('Answer 2').fill('Thursday')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await called(app, 'POST /feed/posts').toMatchObject({ poll: { options: ['Tuesday', 'Thursday'] } })
  })

  it('takes over the question of another screen', async () => {
    const app = await show(
      [],
      { 'POST /feed/posts': () => own({ kind: 'question' }) },
      { path: '/app/home?ask=Who%20juggles%3F' },
    )
    const question = page.getByRole('textbox', { name: 'What do you want to know?' })
    await expect.element(question).toHaveValue('Who juggles?')
    expect(app.router.state.location.search).toBe('')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await called(app, 'POST /feed/posts').toMatchObject({ kind: 'question', text: 'Who juggles?' })
  })
})

describe('a post', () => {
  it('takes a reaction at once, and back where the server refuses', async () => {
    const answer = Promise.withResolvers<Response>()
    await show([hall], { [`PUT /feed/posts/${hall.postId}/reactions/heart`]: () => answer.promise })
    await article('Sven Krüger').getByRole('button', { name: 'React' }).click()
    await page.getByRole('button', { name: 'Love it' }).click()
    const given = page.getByRole('button', { name: 'Love it: 1 person' })
    await expect.element(given).toHaveAttribute('aria-pressed', 'true')
    answer.resolve(refuse(429, 'Too many changes'))
    await expect.element(given).not.toBeInTheDocument()
    await expect.element(page.getByText('Too many changes')).toBeVisible()
  })

  it('takes a vote, as long as its poll is open', async () => {
    const poll = {
      options: [
        { text: 'Tuesday', votes: 1 },
        { text: 'Thursday', votes: 1 },
      ],
      endsAt: inMs(3_600_000),
      ownOption: null,
    }
    const open = buildPost({ poll })
    const ended = buildPost({ postId: 'ended', author: karim, poll: { ...poll, endsAt: inMs(-1000) } })
    const app = await show([open, ended], {
      [`PUT /feed/posts/${open.postId}/vote`]: () => ({
        ...open,
        poll: { ...poll, options: [poll.options[0], { text: 'Thursday', votes: 2 }], ownOption: 1 },
      }),
    })
    await article('Sven Krüger')
      .getByRole('radio', { name: /Thursday/ })
      .click()
    await called(app, `PUT /feed/posts/${open.postId}/vote`).toEqual({ option: 1 })
    await expect.element(article('Sven Krüger').getByText(/^3 votes · open until/)).toBeVisible()
    await expect.element(article('Karim Haddad').getByRole('radio', { name: /Thursday/ })).toBeDisabled()
  })

  it('is commented on in its place', async () => {
    const comments: object[] = []
    const app = await show([hall], {
      [`GET /feed/posts/${hall.postId}/comments`]: () => ({ comments, olderCursor: null }),
      [`POST /feed/posts/${hall.postId}/comments`]: ({ body }) => {
        const comment = {
          commentId: 'c',
          postId: hall.postId,
          author: johanna,
          text: body['text'],
          mentions: [],
          createdAt: inMs(0),
          editedAt: null,
        }
        comments.push(comment)
        return comment
      },
    })
    await article('Sven Krüger').getByRole('button', { name: 'Comment', exact: true }).click()
    const section = page.getByRole('region', { name: 'Comments on the post of Sven Krüger' })
    await section.getByRole('textbox').fill('Well done')
    await section.getByRole('button', { name: 'Send the comment' }).click()
    await expect.element(section.getByText('Well done', { exact: true })).toBeVisible()
    await called(app, `POST /feed/posts/${hall.postId}/comments`).toMatchObject({ text: 'Well done' })
    await expect.element(section.getByRole('textbox')).toHaveValue('')
  })

  it('of one’s own is changed and deleted, that of others reported', async () => {
    const app = await show(
      [own(), hall],
      {
        'PATCH /feed/posts/own': ({ body }) => own({ text: body['text'], editedAt: inMs(0) }),
        'DELETE /feed/posts/own': () => new Response(null, { status: 204 }),
        [`POST /feed/posts/${hall.postId}/reports`]: () => new Response(null, { status: 204 }),
      },
      { user: { ...johanna, role: 'Employee' } },
    )
    const menu = (name: string) => page.getByRole('button', { name: `What you can do with the post of ${name}` })
    await menu('Johanna Brandt').click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'What you write' }).fill('Ours')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(article('Johanna Brandt').getByText('Ours', { exact: true })).toBeVisible()
    await menu('Johanna Brandt').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.element(article('Johanna Brandt')).not.toBeInTheDocument()
    await menu('Sven Krüger').click()
    await expect.element(page.getByRole('menuitem', { name: 'Remove' })).not.toBeInTheDocument()
    await page.getByRole('menuitem', { name: 'Report to the managers' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Rude')
    await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
    await called(app, `POST /feed/posts/${hall.postId}/reports`).toEqual({ reason: 'Rude' })
  })

  it('is pinned by managers, and comes back where removing it fails', async () => {
    await show(
      [own({ createdAt: inMs(0) }), hall],
      {
        [`PUT /feed/posts/${hall.postId}/pin`]: () => ({ ...hall, isPinned: true }),
        [`DELETE /feed/posts/${hall.postId}`]: () => refuse(503, 'Not now'),
      },
      { user: { ...johanna, role: 'Manager' } },
    )
    const menu = page.getByRole('button', { name: 'What you can do with the post of Sven Krüger' })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Pin on top' }).click()
    await expect.element(article('Sven Krüger').getByText('Pinned')).toBeVisible()
    await menu.click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect.element(page.getByText('Not now')).toBeVisible()
    await expect.element(article('Sven Krüger')).toBeVisible()
  })
})

describe('beside the feed', () => {
  it('stand questions for one’s skills, to be answered or put aside', async () => {
    const question = buildPost({
      postId: 'q',
      author: karim,
      kind: 'question',
      text: 'Who knows Helm?',
      skills: ['Helm'],
      isForMe: true,
    })
    let questions = [question]
    await show([hall], {
      'GET /feed/questions': () => ({ isAsked: true, questions }),
      'GET /feed/posts/q/comments': () => ({ comments: [], olderCursor: null }),
      'DELETE /feed/questions/q': () => {
        questions = []
        return new Response(null, { status: 204 })
      },
    })
    const card = page.getByRole('region', { name: 'You could know this' })
    await card.getByRole('button', { name: 'Answer' }).click()
    await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Write a comment' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await card.getByRole('button', { name: 'Not me' }).click()
    await expect.element(card.getByText('Nobody asks for your skills right now.')).toBeVisible()
  })

  it('one chooses whether one is asked', async () => {
    let isAsked = false
    const app = await show([hall], {
      'GET /feed/questions': () => ({ isAsked, questions: [] }),
      'PUT /feed/questions': ({ body }) => {
        isAsked = body['isAsked'] === true
        return new Response(null, { status: 204 })
      },
    })
    await turnSwitch('Ask me what fits my skills')
    await called(app, 'PUT /feed/questions').toEqual({ isAsked: true })
    await expect.element(page.getByText('Nobody asks for your skills right now.')).toBeVisible()
  })

  it('stands with whom a coffee round brings one together, until one has said how it was', async () => {
    const match = {
      user: karim,
      score: 60,
      sharedSkills: [],
      sharedSkillsOfViewer: [],
      complementarySkills: [],
      offeredSkills: [],
      sameCity: true,
      customFields: [],
      sentence: '',
    }
    const round = (feedback: object | null) => ({
      'GET /coffee-rounds': () => ({
        programme: { interval: 'weekly', nextRoundAt: inMs(3_600_000) },
        membership: { snoozedUntil: null },
        current: { roundId: 'r', startedAt: inMs(-3_600_000), matches: [match], feedback },
      }),
    })
    const { unmount } = await show([hall], round(null))
    const card = page.getByRole('region', { name: 'Coffee round' })
    await expect.element(card.getByText('You and Karim.')).toBeVisible()
    await expect.element(card.getByRole('link', { name: 'Say hello' })).toHaveAttribute('href', '/app/matchingPeople')
    await unmount()
    const { calls } = await show([hall], round({ hasMet: true, wasGood: true }))
    await expect.element(page.getByText(hall.text)).toBeVisible()
    await expect.poll(() => calls.some(({ name }) => name === 'GET /coffee-rounds')).toBe(true)
    await expect.element(card).not.toBeInTheDocument()
  })

  it('managers look at what was reported', async () => {
    const report = {
      reportId: 'r',
      postId: hall.postId,
      commentId: null,
      author: hall.author,
      text: 'Rude words',
      reporter: karim,
      reason: 'Not nice',
      createdAt: inMs(0),
    }
    let reports = [report]
    const app = await show(
      [hall],
      {
        'GET /feed/reports': () => reports,
        'DELETE /feed/reports/r': () => {
          reports = []
          return new Response(null, { status: 204 })
        },
      },
      { user: { ...johanna, role: 'Manager' } },
    )
    const card = page.getByRole('region', { name: 'Reported' })
    await expect.element(card.getByText('Reported by Karim Haddad: Not nice')).toBeVisible()
    await card.getByRole('button', { name: 'Leave it' }).click()
    await called(app, 'DELETE /feed/reports/r').toEqual({})
    await expect.element(card).not.toBeInTheDocument()
  })
})
