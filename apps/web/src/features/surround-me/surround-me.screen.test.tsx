import type { SearchAnswer } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { johanna, karim } from '../../testing/people.ts'
import { refuse, renderApp, type Answers } from '../../testing/render-app.tsx'

const member = { userId: johanna.userId, role: johanna.role }
const answerOf = (firstName: string, score: number, met: number[]): SearchAnswer => ({
  results: [{ user: { ...karim, firstName }, score, met, evidence: [] }],
  total: 1,
  population: 240,
  understood: {
    filters: [],
    text: '',
    parts: [
      { kind: 'skill', label: 'Kubernetes', marks: [[0, 10]] },
      { kind: 'language', label: 'Portuguese', marks: [[11, 21]] },
    ],
  },
})
const quiet: Answers = {
  'GET /users/johanna': () => johanna,
  'GET /users/users': () => [],
  'GET /users/suggestions': () => ({ people: [], skills: [], cities: [], fields: [] }),
}

it('says plainly that nobody really fits, what is missing, and which part to give up', async () => {
  const { place } = await renderApp(
    '/app/surround-me/result?query=Kubernetes%20Portuguese',
    { ...quiet, 'GET /users/search': () => answerOf('Karim', 0.3, [0]) },
    member,
  )
  await expect.element(page.getByRole('heading', { name: 'Nobody really fits' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /meets 1 of 2 parts/ })).toBeVisible()
  await expect.element(page.getByText('nothing about Portuguese')).toBeVisible()
  await page.getByRole('button', { name: 'Search without Speaks Portuguese' }).click()
  await expect.poll(place).toBe('/app/surround-me/result?query=Kubernetes')
})

it('keeps the answer to the newest wording, whichever comes last', async () => {
  const late = Promise.withResolvers<void>()
  let asked = 0
  await renderApp(
    '/app/surround-me',
    {
      ...quiet,
      'GET /users/search': async () => {
        asked += 1
        if (asked !== 2) return answerOf('Newest', 0.9, [0, 1])
        await late.promise
        return answerOf('Stale', 0.9, [0, 1])
      },
    },
    member,
  )
  const question = page.getByRole('combobox')
  await expect.poll(() => asked).toBe(1)
  await question.fill('Kubernetes')
  await expect.poll(() => asked).toBe(2)
  await userEvent.type(question, ' Portuguese')
  await expect.element(page.getByRole('button', { name: /^Newest .* meets 2 of 2 parts$/ })).toBeVisible()
  late.resolve()
  await expect.element(page.getByRole('button', { name: /^Stale/ })).not.toBeInTheDocument()
})

it('says where it stands when the circle does not answer, and asks again on Retry', async () => {
  let isDown = true
  await renderApp(
    '/app/surround-me?query=Kubernetes',
    {
      ...quiet,
      'GET /users/search': () => (isDown ? refuse(422, 'Not now') : answerOf('Karim', 0.9, [0, 1])),
    },
    member,
  )
  await expect.element(page.getByText(/The circle is not answering right now/)).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText(/of 240 colleagues is in your circle so far/)).toBeVisible()
})

it('tells who looks for themselves that nobody else was found', async () => {
  const { place } = await renderApp(
    '/app/surround-me/result?query=Johanna',
    {
      ...quiet,
      'GET /users/search': () => ({
        ...answerOf('Johanna', 0.9, [0]),
        results: [{ user: johanna, score: 0.9, met: [0], evidence: [] }],
        understood: { filters: [], text: '', parts: [{ kind: 'person', label: 'Johanna', marks: [[0, 7]] }] },
      }),
    },
    member,
  )
  await expect.element(page.getByRole('heading', { name: 'That is you' })).toBeVisible()
  await page.getByRole('button', { name: 'Your profile' }).click()
  await expect.poll(place).toBe('/app/profile')
})

it('says that an answer takes longer, and whose people are still shown', async () => {
  const waiting = Promise.withResolvers<SearchAnswer>()
  let asked = 0
  await renderApp(
    '/app/surround-me/result?query=Kubernetes%20Portuguese',
    { ...quiet, 'GET /users/search': () => (asked++ === 0 ? answerOf('Karim', 0.9, [0, 1]) : waiting.promise) },
    member,
  )
  await expect.element(page.getByText('1 person')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Speaks Portuguese' }).click()
  await expect.element(page.getByText('Looking around')).toBeVisible()
  waiting.resolve(answerOf('Karim', 0.9, [0]))
  await expect.element(page.getByText('1 person')).toBeVisible()
})
