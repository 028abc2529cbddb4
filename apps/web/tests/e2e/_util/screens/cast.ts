import type { Browser, Page } from '@playwright/test'
import { createPicture } from '../picture.ts'
import { DEMO_PASSWORD, messageLog, sendMessage, signIn } from '../people.ts'

/** The question that the product's pictures ask. */
export const QUESTION = 'who has run a Kubernetes migration and speaks Portuguese, near Munich?'

/**
 * Who looks at a screen: somebody without an account, the demo organisation's manager with a conversation, the same
 * manager on a device that lacks the keys, a global user, somebody who has just signed up, and the founder of an
 * organisation that has nobody else yet.
 */
export type Role = 'visitor' | 'manager' | 'newDevice' | 'global' | 'newcomer' | 'founder'

/** One page for each role, signed in, each in a browser of its own. */
export type Cast = Readonly<Record<Role, Page>>

const MANAGER = 'j.brandt@lindwerk.example'
const COLLEAGUE = 'i.carvalho@lindwerk.example'

/** Signs everybody in and lets two of them talk, so that every screen has something to show. */
export async function gatherCast(browser: Browser, origin: string): Promise<Cast> {
  const open = async () => {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
    })
    // A screen that can't be reached is told soon.
    context.setDefaultTimeout(30_000)
    return context.newPage()
  }
  const enter = async (email: string) => {
    const page = await open()
    await page.goto('/app/login')
    await signIn(page, email)
    return page
  }
  const join = async (email: string) => {
    await register(origin, email)
    return enter(email)
  }

  const found = async () => {
    const founder = await join('f.gruen@neuwerk.example')
    await setProfile(founder)
    return founder
  }
  const converse = async () => {
    const [colleague, manager] = await Promise.all([enter(COLLEAGUE), enter(MANAGER)])
    await talk(colleague, manager)
    // Nobody looks at what the colleague sees.
    await colleague.context().close()
    // A further device, once the first has made the keys.
    return { manager, newDevice: await enter(MANAGER) }
  }
  const [conversing, founder, newcomer, global, visitor] = await Promise.all([
    converse(),
    found(),
    join('n.neu@anfang.example'),
    enter('mira@umkreis.example'),
    open(),
  ])
  return { ...conversing, founder, newcomer, global, visitor }
}

/** A short conversation that the manager started from a question. */
async function talk(colleague: Page, manager: Page): Promise<void> {
  await colleague.goto('/app/chat')
  await colleague.getByText('End-to-end encrypted').waitFor()
  await manager.goto(`/app/surround-me/result?query=${encodeURIComponent(QUESTION)}`)
  await manager.getByText('Inês Carvalho').first().waitFor()
  await manager.keyboard.press('Space')
  await manager.keyboard.press('ArrowDown')
  await manager.keyboard.press('Space')
  await manager.keyboard.press('Control+Enter')
  await sendMessage(
    manager,
    'Hello you two! We move the booking service to Kubernetes in spring. Could I pick your brains?',
  )
  await colleague.reload()
  await colleague.getByRole('region', { name: 'Conversations' }).getByText('Johanna').first().click()
  await sendMessage(colleague, 'Gladly. The rollback chapter of our runbook is the part to read first.')
  const answer = messageLog(manager).getByRole('article').filter({ hasText: 'The rollback chapter' })
  // With the focus a message keeps its actions, wherever what arrives pushes it.
  await answer.focus()
  await answer.getByRole('button', { name: 'React' }).click()
  await manager.getByRole('dialog', { name: 'React' }).getByRole('button', { name: 'Applause' }).click()
  await colleague.locator('input[type="file"]').setInputFiles([
    { name: 'Porto.png', mimeType: 'image/png', buffer: createPicture(640, 420) },
    { name: 'Runbook_Migration_2024.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(240_000, 65) },
  ])
  await colleague
    .getByText(/Ready to send/)
    .nth(1)
    .waitFor()
  await colleague.getByRole('textbox', { name: /^Write to/ }).pressSequentially('Here it is, @joh')
  await colleague.getByRole('option').first().waitFor()
  await colleague.keyboard.press('Enter')
  await colleague.keyboard.press('Enter')
  await manager.getByRole('button', { name: 'Open picture Porto.png' }).waitFor()
}

async function register(origin: string, email: string): Promise<void> {
  const answer = await fetch(`${origin}/api/auth/register-trial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${email} could not register: ${await answer.text()}`)
}

/** Ends the onboarding, with as little as one can say. */
async function setProfile(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const profile = new FormData()
    const said = {
      firstName: 'Frida',
      lastName: 'Grün',
      description: 'Just started.',
      position: 'Founder',
      country: 'Germany',
      city: 'Augsburg',
      skills: 'Rust',
    }
    for (const [name, value] of Object.entries(said)) profile.set(name, value)
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    return (await fetch('/api/users', { method: 'PATCH', headers, body: profile })).status
  })
  if (status !== 200) throw new Error(`The profile was refused with ${status}`)
}
