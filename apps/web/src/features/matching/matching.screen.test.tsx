import type { Match } from '@umkreis/schemas'
import { mount } from '@umkreis/design-system/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { QrCode } from '../../shared/qr/QrCode.tsx'
import { FakeCameras, photograph } from '../../testing/camera.ts'
import { type Answers, refuse, renderApp } from '../../testing/render-app.tsx'
import { buildUser, johanna, karim } from '../../testing/people.ts'

const aylin = buildUser({
  userId: 'aylin',
  id: 'aylin',
  firstName: 'Aylin',
  lastName: 'Demir',
  city: 'Hamburg',
  skills: ['Figma', 'Eye tracking'],
})
const match = (changes: Partial<Match> = {}): Match => ({
  user: aylin,
  score: 78,
  sharedSkills: ['Figma'],
  sharedSkillsOfViewer: ['Figma'],
  complementarySkills: ['Eye tracking'],
  offeredSkills: ['Roadmaps'],
  sameCity: false,
  customFields: [{ name: 'Languages', value: 'Türkisch' }],
  sentence: 'You both know Figma.',
  ...changes,
})
const own = { ...johanna, skills: ['Figma', 'Roadmaps'] }
const answers: Answers = {
  'GET /coffee-rounds': () => ({ programme: null, membership: null, current: null }),
  'GET /users/johanna': () => own,
  'GET /users/aylin/match': () => match(),
  'GET /users/matches': () => [match(), match({ user: karim, sentence: 'You both know Kubernetes.', score: 12 })],
  'GET /qrcode/match/users': () => ({
    fileContents: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    contentType: 'image/png',
  }),
}
const open = (path: string, more: Answers = {}) => renderApp(path, { ...answers, ...more }, johanna)
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

beforeEach(() => window.sessionStorage.clear())
afterEach(() => page.viewport(1280, 900))

describe('comparing', () => {
  it('shows both, what they share, and the sentence that explains it', async () => {
    await open('/app/matchingPeople?userId=aylin')
    await expect.element(heading('You and Aylin')).toBeVisible()
    const section = page.getByRole('region', { name: 'You and Aylin' })
    await expect.element(section.getByText('You both know Figma.')).toBeVisible()
    await expect.element(section.getByRole('img', { name: '78 of 100 in common or complementary' })).toBeVisible()
    await expect.element(section.getByRole('list', { name: 'Shared' })).toHaveTextContent('Figma')
    await expect.element(section.getByRole('list', { name: 'Skills of You' })).toHaveTextContent('Roadmaps')
    await expect.element(section.getByRole('list', { name: 'Skills of Aylin' })).toHaveTextContent('Eye tracking')
    await expect.element(section.getByText('Languages: Türkisch')).toBeVisible()
  })

  it('shows what both have in the middle alone, however each of them calls it', async () => {
    await open('/app/matchingPeople?userId=aylin', {
      'GET /users/johanna': () => ({ ...own, skills: ['K8s', 'Roadmaps'] }),
      'GET /users/aylin/match': () => match({ sharedSkills: ['Kubernetes'], sharedSkillsOfViewer: ['K8s'] }),
    })
    const section = page.getByRole('region', { name: 'You and Aylin' })
    await expect.element(section.getByRole('list', { name: 'Shared' })).toHaveTextContent('Kubernetes')
    const ownSkills = section.getByRole('list', { name: 'Skills of You' }).getByRole('listitem')
    expect(ownSkills.elements().map(({ textContent }) => textContent.trim())).toEqual(['Roadmaps'])
  })

  it('says that somebody is not there, and offers another scan', async () => {
    await open('/app/matchingPeople?userId=gone', {
      'GET /users/gone/match': () => refuse(404, 'This person is not there'),
    })
    await expect.element(page.getByText('This person is not here')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Scan another' })).toBeVisible()
  })

  it('is loaded again where the server failed', async () => {
    let asked = 0
    await open('/app/matchingPeople?userId=aylin', {
      'GET /users/aylin/match': () => ((asked += 1) === 1 ? refuse(503, 'Not now') : match()),
    })
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await expect.element(heading('You and Aylin')).toBeVisible()
  })

  it('with oneself is the beginning', async () => {
    await open('/app/matchingPeople?userId=johanna')
    await expect.element(heading('Matching people')).toBeVisible()
  })

  it('leads into a conversation', async () => {
    const app = await open('/app/matchingPeople?userId=aylin', {
      'POST /groups': () => refuse(503, 'Not now'),
    })
    await page
      .getByRole('region', { name: 'You and Aylin' })
      .getByRole('button', { name: 'Invite for a coffee' })
      .click()
    await expect.poll(() => app.calls.find(({ name }) => name === 'POST /groups')?.body).toEqual({ userIds: ['aylin'] })
    await expect.element(page.getByText('Not now').first()).toBeVisible()
  })
})

it('shows one’s own circle whole on a phone, before anybody is compared with', async () => {
  await page.viewport(390, 844)
  await open('/app/matchingPeople')
  await expect.element(heading('Matching people')).toBeVisible()
  const [, circle] = document.querySelectorAll('svg[preserveAspectRatio] circle')
  const { left, right } = circle!.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(390)
  const words = page.getByRole('list', { name: 'Skills of You' }).element().getBoundingClientRect()
  expect(Math.abs((words.left + words.right) / 2 - (left + right) / 2)).toBeLessThan(12)
})

describe('for you', () => {
  it('suggests colleagues with the reason, and leads to the comparison', async () => {
    const app = await open('/app/matchingPeople')
    const section = page.getByRole('region', { name: 'For you' })
    await expect.element(section.getByText('You both know Kubernetes.')).toBeVisible()
    await section.getByRole('link', { name: 'Compare with Aylin Demir' }).click()
    await expect.element(heading('You and Aylin')).toBeVisible()
    expect(app.place()).toBe('/app/matchingPeople?userId=aylin')
  })

  it('says what to do where there is nobody', async () => {
    await open('/app/matchingPeople', { 'GET /users/matches': () => [] })
    await expect.element(page.getByRole('link', { name: 'Add to my profile' })).toBeVisible()
  })

  it('can be loaded again', async () => {
    let asked = 0
    await open('/app/matchingPeople', {
      'GET /users/matches': () => ((asked += 1) <= 1 ? refuse(422, 'Not now') : [match()]),
    })
    await page.getByRole('region', { name: 'For you' }).getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByRole('heading', { level: 3, name: 'Aylin Demir' })).toBeVisible()
  })
})

describe('one’s own code', () => {
  it('SPEC 7: is shown as a picture', async () => {
    await open('/app/matchingPeople')
    await page.getByRole('button', { name: 'Show my QR code' }).click()
    await expect.element(page.getByRole('img', { name: /^QR code that leads/ })).toBeVisible()
  })

  it('SPEC 7: is saved as a PDF named as the QR code of the product', async () => {
    const names: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await open('/app/matchingPeople', {
      'GET /qrcode/match/users/pdf': () => ({ fileContents: btoa('%PDF-1.7'), contentType: 'application/pdf' }),
    })
    await page.getByRole('button', { name: 'Show my QR code' }).click()
    await page.getByRole('button', { name: 'Download' }).click()
    await expect.poll(() => names).toEqual(['umkreis-qr-code.pdf'])
    click.mockRestore()
  })

  it('SPEC 8: that can’t be downloaded says ‘Smth went wrong’', async () => {
    await open('/app/matchingPeople', { 'GET /qrcode/match/users/pdf': () => refuse(422, 'Not now') })
    await page.getByRole('button', { name: 'Show my QR code' }).click()
    await page.getByRole('button', { name: 'Download' }).click()
    await expect.element(page.getByText('Smth went wrong')).toBeVisible()
    await expect.element(page.getByRole('img', { name: /^QR code that leads/ })).toBeVisible()
  })

  it('SPEC 8: that can’t be loaded says ‘Smth went wrong’', async () => {
    await open('/app/matchingPeople', { 'GET /qrcode/match/users': () => refuse(422, 'Not now') })
    await page.getByRole('button', { name: 'Show my QR code' }).click()
    await expect.element(page.getByText('Smth went wrong')).toBeVisible()
  })
})

it('SPEC 8: only logs a page with the code that is no file', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await open('/app/matchingPeople', {
    'GET /qrcode/match/users/pdf': () => ({ fileContents: btoa('no page'), contentType: 'image/png' }),
  })
  await page.getByRole('button', { name: 'Show my QR code' }).click()
  await page.getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => log.mock.calls.map(([what]) => what)).toContain('The page with the QR code is no PDF')
  expect(click).not.toHaveBeenCalled()
  await expect.element(page.getByText('Smth went wrong')).not.toBeInTheDocument()
  log.mockRestore()
  click.mockRestore()
})

describe('the scanner', () => {
  const BLOCKED = 'Camera is blocked or not accessible. Please allow camera in your browser permissions and Reload.'
  const scanner = () => page.getByRole('dialog', { name: 'Scan a QR code' })
  const alert = () => page.getByRole('alertdialog')
  const linkTo = (userId: string) => `https://umkreis.example/app/matchingPeople?userId=${userId}`
  /** A code that is drawn outside of the application. */
  const draw = (text: string): SVGElement => {
    mount(<QrCode text={text} label={text} />)
    const drawing = document.querySelector(`svg[aria-label="${text}"]`)
    if (!(drawing instanceof SVGElement)) throw new TypeError('The code is not drawn')
    return drawing
  }
  const start = async () => {
    const app = await open('/app/matchingPeople')
    await page.getByRole('button', { name: 'Scan a QR code' }).click()
    return app
  }

  let cameras: FakeCameras
  beforeEach(() => {
    cameras = new FakeCameras()
  })
  afterEach(() => cameras.restore())

  it('SPEC 4: leads from somebody’s code to matching people and closes, and gives the camera back', async () => {
    await cameras.hold(draw(linkTo('aylin')))
    const app = await start()
    await expect.element(heading('You and Aylin')).toBeVisible()
    expect(app.place()).toBe('/app/matchingPeople?userId=aylin')
    await expect.element(scanner()).not.toBeInTheDocument()
    await expect.poll(() => cameras.live).toEqual([])
  })

  it('SPEC 8: tells who scans their own code', async () => {
    await cameras.hold(draw(linkTo('johanna')))
    const app = await start()
    await expect.element(alert().getByText("You can't scan your QR Code")).toBeVisible()
    await expect.poll(() => cameras.live).toEqual([])
    await alert().getByRole('button', { name: 'OK' }).click()
    await expect.element(alert()).not.toBeInTheDocument()
    expect(app.place()).toBe('/app/matchingPeople')
  })

  it('SPEC 8: only logs a code about nobody, once, and goes on', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    await cameras.hold(draw('https://umkreis.example/app/matchingPeople'))
    await start()
    await expect.element(scanner().getByText(/^This code belongs to nobody here/)).toBeVisible()
    expect(log.mock.calls.filter(([what]) => what === 'A scanned code is about nobody')).toHaveLength(1)
    await cameras.hold(draw(linkTo('aylin')))
    await expect.element(heading('You and Aylin')).toBeVisible()
  })

  it('SPEC 4: closes by its button, and gives the camera back', async () => {
    await start()
    await expect.poll(() => cameras.live.length).toBe(1)
    await scanner().getByRole('button', { name: 'Close' }).click()
    await expect.element(scanner()).not.toBeInTheDocument()
    await expect.poll(() => cameras.live).toEqual([])
  })

  it.each(['NotAllowedError', 'NotFoundError', 'NotReadableError'])(
    'SPEC 8: closes with an alert after %s, from which a picture leads on',
    async (name) => {
      cameras.refuse(new DOMException('No', name))
      await start()
      await expect.element(alert().getByText(BLOCKED)).toBeVisible()
      await expect.element(scanner()).not.toBeInTheDocument()
      const field = page.getByLabelText('Use a picture')
      const photo = (text: string) => photograph(draw(text), { width: 800, height: 600 })
      await userEvent.upload(field, await photo('https://umkreis.example/'))
      await expect.element(alert().getByText(/^This code belongs to nobody here/)).toBeVisible()
      await userEvent.upload(field, await photo(linkTo('aylin')))
      await expect.element(heading('You and Aylin')).toBeVisible()
    },
  )
})
