import type { HouseWord, HouseWordInput, HouseWordOff } from '@umkreis/schemas'
import { findViolations } from '@umkreis/design-system/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { johanna } from '../../testing/people.ts'
import { refuse, renderApp, type Answers } from '../../testing/render-app.tsx'

const PATH = '/app/admin/customization'
const WORDS = '/manager/words'
const PHOENIX: HouseWord = { id: 'w1', name: 'Phoenix', synonyms: ['ERP rollout', 'Big switch'] }
const GO: HouseWordOff = { id: 'o1', name: 'TS', meanings: ['TypeScript'] }

/** A server with an organisation's words, as the real one keeps them. */
function serve(first: HouseWord[] = [], off: HouseWordOff[] = []): Answers {
  let words = first
  let switchedOff = off
  const answer = () => ({ words, switchedOff })
  return {
    'GET /users/johanna': () => johanna,
    'GET /users/small-logo': () => ({ url: null }),
    'GET /manager/custom-fields': () => ({ fields: [] }),
    [`GET ${WORDS}`]: answer,
    [`POST ${WORDS}`]: ({ body }) => {
      words = [...words, { id: `w${words.length + 1}`, ...(body as unknown as HouseWordInput) }]
      return answer()
    },
    [`PUT ${WORDS}/w1`]: ({ body }) => {
      words = words.map((word) => (word.id === 'w1' ? { id: 'w1', ...(body as unknown as HouseWordInput) } : word))
      return answer()
    },
    [`DELETE ${WORDS}/w1`]: () => {
      words = words.filter(({ id }) => id !== 'w1')
      return answer()
    },
    [`POST ${WORDS}-off`]: ({ body }) => {
      switchedOff = [...switchedOff, { id: 'o1', name: String(body.name), meanings: ['TypeScript'] }]
      return answer()
    },
    [`DELETE ${WORDS}-off/o1`]: () => {
      switchedOff = []
      return answer()
    },
  }
}

const open = (answers: Answers) => renderApp(PATH, answers, { userId: 'johanna', role: 'Manager' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })

describe('the words of the house', () => {
  it('explain themselves by an example, and are added by keyboard', async () => {
    const app = await open(serve())
    await expect.element(page.getByText('No words yet')).toBeVisible()
    await expect.element(page.getByText('Say that “Phoenix” is also “ERP rollout”', { exact: false })).toBeVisible()
    await button('Add word').click()
    await expect.element(textbox('Word')).toHaveFocus()
    await userEvent.keyboard('Phoenix{Tab}ERP rollout,  Big switch, {Enter}')
    await expect.element(page.getByText('Phoenix is added. It counts from the next search on.')).toBeVisible()
    expect(app.calls.find(({ name }) => name === `POST ${WORDS}`)?.body).toEqual({
      name: 'Phoenix',
      synonyms: ['ERP rollout', 'Big switch'],
    })
    await expect.element(page.getByText('ERP rollout, Big switch')).toBeVisible()
    expect(await findViolations()).toEqual([])
  })

  it('need another word, and say at it what the server refuses; what was typed stays', async () => {
    await open({
      ...serve(),
      [`POST ${WORDS}`]: () =>
        refuse(422, 'This word is in the list already', [
          { path: 'synonyms', message: 'This word is in the list already' },
        ]),
    })
    await button('Add word').click()
    await textbox('Word').fill('Phoenix')
    await button('Add').click()
    const others = textbox('Other words for it')
    await expect.element(others).toHaveAccessibleDescription('Please name at least one')
    await others.fill('ERP rollout')
    await button('Add').click()
    await expect.element(others).toHaveAccessibleDescription('This word is in the list already')
    await expect.element(others).toHaveValue('ERP rollout')
  })

  it('are changed', async () => {
    const app = await open(serve([PHOENIX]))
    await button('Edit Phoenix').click()
    await expect.element(textbox('Other words for it')).toHaveValue('ERP rollout, Big switch')
    await textbox('Other words for it').fill('Big switch')
    await button('Save').click()
    await expect.element(page.getByText('The word is changed.', { exact: false })).toBeVisible()
    expect(app.calls.find(({ name }) => name === `PUT ${WORDS}/w1`)?.body).toEqual({
      name: 'Phoenix',
      synonyms: ['Big switch'],
    })
  })

  it('are removed, and had back by Undo', async () => {
    const app = await open(serve([PHOENIX]))
    await button('Remove Phoenix').click()
    await expect.element(page.getByText('Phoenix is removed.')).toBeVisible()
    await expect.element(button('Edit Phoenix')).not.toBeInTheDocument()
    await button('Undo').click()
    await expect.element(button('Edit Phoenix')).toBeVisible()
    expect(app.calls.find(({ name }) => name === `POST ${WORDS}`)?.body).toEqual({
      name: 'Phoenix',
      synonyms: ['ERP rollout', 'Big switch'],
    })
  })

  it('are shown twenty at first, and all of them when asked for', async () => {
    await open(
      serve(Array.from({ length: 30 }, (_, n) => ({ id: `n${n}`, name: `Word ${n}`, synonyms: [`Other ${n}`] }))),
    )
    await expect.element(button('Edit Word 19')).toBeVisible()
    expect(button('Edit Word 20').query()).toBeNull()
    await button('Show all 30 words').click()
    await expect.element(button('Edit Word 29')).toBeInTheDocument()
  })

  it('say why they could not be loaded, and load with Retry', async () => {
    let isBroken = true
    const answers = serve([PHOENIX])
    await open({
      ...answers,
      [`GET ${WORDS}`]: (call) => (isBroken ? refuse(422, 'Not now') : answers[`GET ${WORDS}`]!(call)),
    })
    await expect.element(page.getByText('The words of your house could not be loaded')).toBeVisible()
    isBroken = false
    await button('Retry').click()
    await expect.element(button('Edit Phoenix')).toBeVisible()
  })
})

describe('a built-in word', () => {
  it('is switched off, and on again', async () => {
    await open(serve())
    await button('Switch off a built-in word').click()
    await expect.element(textbox('Word')).toHaveFocus()
    await userEvent.keyboard('TS{Enter}')
    await expect.element(page.getByText('TS stands for itself alone now.')).toBeVisible()
    await expect.element(page.getByText('Switched off: elsewhere also TypeScript')).toBeVisible()
    expect(await findViolations()).toEqual([])
    await button('Switch on: TS').click()
    await expect.element(page.getByText('No words yet')).toBeVisible()
  })

  it('says what the server refuses', async () => {
    await open({
      ...serve([], [GO]),
      [`POST ${WORDS}-off`]: () =>
        refuse(422, 'This word stands for nothing else', [
          { path: 'name', message: 'This word stands for nothing else' },
        ]),
    })
    await button('Switch off a built-in word').click()
    await textbox('Word').fill('Quarkstrudel')
    await button('Switch off').click()
    await expect.element(textbox('Word')).toHaveAccessibleDescription('This word stands for nothing else')
  })
})
