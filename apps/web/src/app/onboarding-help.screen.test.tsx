import { findViolations } from '@umkreis/design-system/testing'
import { SKILLS_MAX } from '@umkreis/schemas'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildExport } from '../shared/profile/import/testing/export-files.ts'
import { buildUser, johanna, newcomer } from '../testing/people.ts'
import { renderApp, type Answers, type Call } from '../testing/render-app.tsx'

const SUGGESTED: Record<string, { value: string; peopleCount: number }[]> = {
  'skill:kuber': [
    { value: 'Kubernetes', peopleCount: 12 },
    { value: 'Kubernetes Engine', peopleCount: 0 },
  ],
  'position:Softwareentw': [
    { value: 'Softwareentwicklerin', peopleCount: 7 },
    { value: 'Software engineer', peopleCount: 3 },
  ],
  'city:Rosenhiem': [{ value: 'Rosenheim', peopleCount: 4 }],
}
const complete = ({ search = '' }: Call) => {
  const asked = new URLSearchParams(search)
  return { values: SUGGESTED[`${asked.get('field')}:${asked.get('query')}`] ?? [] }
}
const arrive = (answers: Answers = {}) =>
  renderApp(
    '/app/onboarding',
    { 'GET /users/karim': () => newcomer, 'GET /users/profile-suggestions': complete, ...answers },
    newcomer,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const openImport = () => button('Fill in from LinkedIn or a CV').click()
const choose = async (file: File) => {
  await expect.element(dialog().getByText('Drop a file here, or')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no field for files')
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const paste = async (text: string) => {
  await page.getByLabelText('Or paste the text of a CV').fill(text)
  await button('Read the text').click()
}
const tick = (words: string) => dialog().getByText(words, { exact: true }).click()
const ticked = (name: string | RegExp) => page.getByRole('checkbox', { name })

async function reachStep2() {
  await page.getByLabelText('First name').fill('Karim')
  await page.getByLabelText('Last name').fill('Haddad')
  await page.getByLabelText('Description').fill('Runs clusters.')
  await button('Next').click()
}

describe('completions in onboarding', () => {
  it('offer positions and skills as colleagues write them, and any other text is as good', async () => {
    const app = await arrive()
    await reachStep2()
    await userEvent.type(page.getByLabelText('Position').element(), 'Softwareentw')
    await expect.element(page.getByRole('option', { name: /Softwareentwicklerin\s*7 people here/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(page.getByLabelText('Position')).toHaveValue('Software engineer')
    await userEvent.type(page.getByLabelText('Skills').element(), 'kuber')
    await page.getByRole('option', { name: /12 people here/ }).click()
    await expect.element(page.getByRole('button', { name: 'Remove Kubernetes' })).toBeVisible()
    await userEvent.type(page.getByLabelText('Skills').element(), 'Windladenbau{Enter}')
    await expect.element(page.getByRole('button', { name: 'Remove Windladenbau' })).toBeVisible()
    await button('Last step').click()
    await expect.element(button('Finish')).toBeVisible()
    expect(app.calls.filter(({ name }) => name === 'PATCH /users')).toEqual([])
  })

  it('mend the typing error of a city, which is none of the list', async () => {
    await arrive()
    await reachStep2()
    await page.getByLabelText('Position').fill('Engineer')
    await page.getByLabelText('Skills').fill('Go,')
    await button('Last step').click()
    await page.getByRole('combobox', { name: 'City' }).fill('Rosenhiem')
    await page.getByRole('option', { name: /Rosenheim/ }).click()
    await expect.element(page.getByRole('combobox', { name: 'City' })).toHaveValue('Rosenheim')
    await expect.element(page.getByText('Country is required')).not.toBeInTheDocument()
  })

  it('are missed by nobody when the server has none', async () => {
    await arrive({ 'GET /users/profile-suggestions': () => new Response(null, { status: 503 }) })
    await reachStep2()
    await page.getByLabelText('Position').fill('Softwareentw')
    await page.getByLabelText('Skills').fill('kuber,')
    await button('Last step').click()
    await expect.element(button('Finish')).toBeVisible()
  })
})

describe('a profile that is brought along', () => {
  it('is read from the export on the device, shown first, and kept through a reload once taken over', async () => {
    const app = await arrive()
    await page.getByLabelText('First name').fill('Karim')
    await page.getByLabelText('Last name').fill('H.')
    await openImport()
    await choose(new File([await buildExport()], 'export.zip'))
    await expect.element(dialog().getByText('What was found')).toBeVisible()
    await expect.element(dialog().getByText('Already so in your profile: First name')).toBeVisible()
    // What would take something away is not chosen by itself.
    await expect.element(ticked(/^Last name\s*Haddad\s*Now: H\./)).not.toBeChecked()
    await expect.element(ticked(/^Position\s*Senior Platform Engineer\s*Empty now/)).toBeChecked()
    await expect.element(ticked(/^City\s*München/)).toBeChecked()
    await expect.element(ticked('Kubernetes')).toBeChecked()
    await expect.element(ticked('Arabic (Language)')).not.toBeChecked()
    expect(await findViolations()).toEqual([])
    await tick('Go')
    await button('Take over').click()

    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByText(/^Taken over\. Nothing is saved yet/)).toBeVisible()
    await expect.element(page.getByLabelText('Last name')).toHaveValue('H.')
    await expect
      .element(page.getByLabelText('Description'))
      .toHaveValue('Runs clusters, and likes to.\nAsk me about "K8s".')
    // Nothing left the device.
    expect(app.calls.filter(({ name }) => !name.startsWith('GET '))).toEqual([])
    await arrive()
    await button('Next').last().click()
    await expect.element(page.getByLabelText('Position').last()).toHaveValue('Senior Platform Engineer')
    await expect.element(page.getByRole('button', { name: 'Remove Terraform' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Remove Go' })).not.toBeInTheDocument()
  })

  it('can be a CV as a PDF, whose city the last step shows', async () => {
    await arrive()
    await openImport()
    await choose(new File([await buildPdf()], 'cv.pdf', { type: 'application/pdf' }))
    await expect.element(ticked(/^First name\s*Ada/), { timeout: 30_000 }).toBeChecked()
    await expect.element(ticked(/^Position\s*Control engineer/)).toBeChecked()
    await expect.element(ticked('Terraform')).toBeChecked()
    await button('Take over').click()
    await page.getByLabelText('Description').fill('Controls.')
    await button('Next').click()
    await button('Last step').click()
    await expect.element(page.getByRole('combobox', { name: 'City' })).toHaveValue('Graz')
    await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Austria')
  })

  it.each([
    ['a file that is no export', () => new File(['FROM,CONTENT\nx,y\n'], 'messages.csv'), /^This is neither a CV nor/],
    ['a broken archive', () => new File(['PK\u0003\u0004 and then nothing at all'], 'x.zip'), /^This file is damaged/],
    ['a broken PDF', () => new File(['%PDF-1.7 and then nothing'], 'cv.pdf'), /^This file is damaged/],
  ] as const)('says what is wrong with %s, and takes another', async (_what, build, message) => {
    await arrive()
    await openImport()
    await choose(build())
    await expect.element(dialog().getByRole('alert').getByText(message)).toBeVisible()
    await choose(new File(['Name\nRust\n'], 'Skills.csv'))
    await expect.element(ticked('Rust')).toBeChecked()
  })

  it('says when a text holds nothing for a profile, and keeps the text', async () => {
    await arrive()
    await openImport()
    await expect.element(button('Read the text')).toBeDisabled()
    expect(await findViolations()).toEqual([])
    await paste('zwei Kilo Mehl')
    await expect.element(dialog().getByText('Nothing was found in it that belongs in a profile.')).toBeVisible()
    await button('Cancel').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Fill in from LinkedIn or a CV')).toHaveFocus()
  })
})

describe('a CV in the profile', () => {
  const open = (skills: string[]) => {
    const person = buildUser({ ...johanna, skills })
    return renderApp('/app/profile', { 'GET /users/johanna': () => person, 'PATCH /users': ({ body }) => body }, person)
  }

  it('changes only what is ticked, and nothing before Save', async () => {
    const app = await open(['Kubernetes'])
    await openImport()
    await paste('Name: Johanna Brandt\nPosition: Head of product\n\nSkills\nKubernetes, Roadmaps, Pricing')
    await expect.element(dialog().getByText('1 more is in your profile already.')).toBeVisible()
    await expect.element(ticked(/^Position\s*Head of product\s*Now: Produktleiterin/)).not.toBeChecked()
    await tick('Head of product')
    await tick('Pricing')
    await button('Take over').click()
    await expect.element(page.getByLabelText('Position', { exact: true })).toHaveValue('Head of product')
    expect(app.calls.map(({ name }) => name)).not.toContain('PATCH /users')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect
      .poll(() => app.calls.find(({ name }) => name === 'PATCH /users')?.body)
      .toMatchObject({
        position: 'Head of product',
        skills: ['Kubernetes', 'Roadmaps'],
      })
    await expect.element(page.getByText(/^Taken over\. Nothing is saved yet/)).not.toBeInTheDocument()
  })

  it('is spoken of as unsaved no longer once it was discarded, whatever is typed then', async () => {
    await open([])
    await openImport()
    await paste('Skills\nRoadmaps')
    await button('Take over').click()
    const taken = page.getByText(/^Taken over\. Nothing is saved yet/)
    await expect.element(taken).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).first().click()
    await expect.element(taken).not.toBeInTheDocument()
    await page.getByLabelText('Position', { exact: true }).fill('Head of product')
    await expect.element(page.getByRole('button', { name: 'Discard' }).first()).toBeVisible()
    await expect.element(taken).not.toBeInTheDocument()
  })

  it('never brings more skills than a profile holds, and says so', async () => {
    await open(Array.from({ length: SKILLS_MAX - 1 }, (_, index) => `Skill ${index}`))
    await openImport()
    await paste('Skills\nRoadmaps, Pricing, Interviews')
    await expect.element(dialog().getByText('A profile holds 100 skills: 1 of these fit.')).toBeVisible()
    await expect.element(ticked('Roadmaps')).toBeChecked()
    await expect.element(ticked('Pricing')).toBeDisabled()
    await button('Tick none').click()
    await tick('Pricing')
    await expect.element(ticked('Roadmaps')).toBeDisabled()
    await button('Back').click()
    await expect.element(page.getByLabelText('Or paste the text of a CV')).toBeVisible()
  })
})

async function buildPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const sheet = document.addPage([595, 842])
  const lines: readonly (readonly [text: string, size: number])[] = [
    ['Ada Lovelace', 26],
    ['Control engineer', 13],
    ['Graz, Austria', 11],
    ['Skills', 14],
    ['Terraform, PLC programming', 11],
    ['Experience', 14],
    ['2019 - today, many things that are long enough', 11],
  ]
  for (const [index, [text, size]] of lines.entries()) sheet.drawText(text, { x: 60, y: 760 - index * 32, size, font })
  return new Uint8Array(await document.save())
}
