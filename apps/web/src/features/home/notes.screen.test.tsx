import { findViolations } from '@umkreis/design-system/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyNote, formatNoteContent } from '../../services/notes/note-content.ts'
import { fakeOwnNotes } from '../../services/notes/testing/fake-note-server.ts'
import { FakeDevices } from '../../testing/fake-devices.ts'
import { renderNotes } from './testing/render-notes.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const title = page.getByRole('textbox', { name: 'Title' })
const text = page.getByRole('textbox', { name: 'Text' })
const open = (name: RegExp) => page.getByRole('button', { name })

afterEach(() => page.viewport(1280, 900))

describe('My notes', () => {
  it('begins with nothing, and saves what is written by itself, as Markdown', async () => {
    const { stored } = await renderNotes([])
    await expect.element(page.getByRole('heading', { name: 'Nothing noted yet' })).toBeVisible()
    await button('New note').click()
    await expect.element(title).toHaveFocus()
    await userEvent.keyboard('Porto trip{Enter}')
    await expect.element(text).toHaveFocus()
    await userEvent.keyboard('Der **Nachtzug** fährt{Enter}[[ ] Platz buchen')

    await expect.element(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
    await expect
      .poll(async () => (await stored()).map((note) => [note.title, note.text.trim()]))
      .toEqual([['Porto trip', 'Der **Nachtzug** fährt\n\n- [ ] Platz buchen']])
    await page.getByRole('checkbox', { name: 'Done: Platz buchen' }).click()
    await expect.poll(async () => (await stored())[0]?.text).toContain('- [x] Platz buchen')
    expect(await findViolations()).toEqual([])
  })

  it('pins, tags and finds notes', async () => {
    const { stored } = await renderNotes([
      { title: 'Lastenheft', text: 'Eine Seite Zweck' },
      { title: 'Porto trip', text: 'Inês: night train', isPinned: true },
    ])
    const rows = page.getByRole('region', { name: 'Notes' }).getByRole('listitem')
    await expect.element(rows.first().getByText('Porto trip')).toBeVisible()
    await open(/^Lastenheft/).click()
    await button('Pin').click()
    await button('Add person, group or tag').click()
    await page.getByRole('textbox', { name: 'Tag' }).fill('#schreiben')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('#schreiben')).toBeVisible()
    await expect
      .poll(async () => (await stored()).map(({ isPinned, tags }) => [isPinned, tags]))
      .toEqual([
        [true, ['schreiben']],
        [true, []],
      ])

    const search = page.getByRole('searchbox', { name: 'Search notes' })
    await search.fill('ines')
    await expect.element(open(/^Lastenheft/)).not.toBeInTheDocument()
    await expect.element(open(/^Porto trip/)).toBeVisible()
    await search.fill('nirgends')
    await expect.element(page.getByText('No note says that')).toBeVisible()
  })

  it('brings a deleted note back', async () => {
    const { server } = await renderNotes([{ title: 'Porto trip', text: 'Nachtzug' }])
    await button('More').click()
    await page.getByRole('menuitem', { name: 'Delete note' }).click()
    await expect.element(page.getByRole('heading', { name: 'Nothing noted yet' })).toBeVisible()
    await button('Undo').click()
    await expect.element(title).toHaveValue('Porto trip')
    await expect.element(text).toHaveTextContent('Nachtzug')
    await expect.poll(() => server.rows.size).toBe(1)
  })

  it('says that what is written waits for the network, and sends it once there is one', async () => {
    const { server, isReached, stored } = await renderNotes([{ title: 'Porto trip', text: 'Nachtzug' }])
    await expect.element(text).toHaveTextContent('Nachtzug')
    server.isReached = false
    await title.fill('Porto im Mai')
    await expect.element(page.getByText('Waiting for the network', { exact: true })).toBeVisible()
    server.isReached = true
    isReached.set(true)
    await expect.element(page.getByText(/^Saved/)).toBeVisible()
    expect((await stored()).map((note) => note.title)).toEqual(['Porto im Mai'])
  })

  it('shows two texts that were written apart side by side, until one is chosen', async () => {
    const version = { title: 'Porto trip', text: 'Flug am *Montag*', changedAt: '2026-10-12T08:00:00.000Z' }
    const { stored } = await renderNotes([{ title: 'Porto trip', text: 'Nachtzug', versions: [version] }])
    const other = page.getByRole('region', { name: 'Another version' })
    await expect.element(other.getByText(/^Flug am/)).toBeVisible()
    await other.getByRole('button', { name: 'Use this one' }).click()
    await expect.element(text).toHaveTextContent('Flug am Montag')
    await expect.element(other.getByText('Nachtzug')).toBeVisible()
    expect(await findViolations()).toEqual([])
    await other.getByRole('button', { name: 'Remove' }).click()
    await expect.element(other).not.toBeInTheDocument()
    await expect
      .poll(async () => (await stored()).map((note) => [note.text, note.versions]))
      .toEqual([['Flug am *Montag*', []]])
  })

  it('is list and note one after the other on a phone', async () => {
    await page.viewport(390, 844)
    const { place } = await renderNotes([{ title: 'Porto trip', text: 'Nachtzug' }, { title: 'Lastenheft' }])
    await expect.element(open(/^Porto trip/)).toBeVisible()
    await expect.element(title).not.toBeInTheDocument()
    await open(/^Porto trip/).click()
    await expect.element(title).toHaveValue('Porto trip')
    await expect.element(open(/^Lastenheft/)).not.toBeInTheDocument()
    expect(place()).toBe('/app/home/notes?note=note-0')
    await button('All notes').click()
    await expect.element(open(/^Lastenheft/)).toBeVisible()
  })

  it('keeps what looks like markup as the words that were written', async () => {
    const words = 'Vec<String> und <img src=x onerror=alert(1)> &amp; ![cat](https://tracker.example/y.png)'
    const first = await renderNotes([{ title: '<b onclick=x>', text: '' }])
    await text.click()
    await text.fill(words)
    await expect.poll(async () => (await first.stored())[0]?.text).toContain('String')
    const [written] = await first.stored()
    first.unmount()
    await renderNotes([{ title: written?.title ?? '', text: written?.text ?? '' }])
    await expect.element(text).toHaveTextContent(words)
    expect(text.element().querySelector('img')).toBeNull()
  })

  it('runs nothing of hostile text, and asks nobody for a picture', async () => {
    const hostile = [
      '<img src="https://tracker.example/x.png" onerror="document.title=1">',
      '<script>document.title=2</script>',
      '![cat](https://tracker.example/y.png)',
      '[press](javascript:document.title=3) <a href="javascript:document.title=4">go</a>',
    ].join('\n\n')
    const before = document.title
    await renderNotes([{ title: '<script>document.title=5</script>', text: hostile }])
    await expect.poll(() => text.element().textContent).toContain('press')
    expect(text.element().querySelector('script, img, [onerror], a[href^="javascript"]')).toBeNull()
    expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('tracker.example'))).toEqual([])
    expect(document.title).toBe(before)
  })

  it('takes no link that would run something', async () => {
    const { stored } = await renderNotes([{ title: 'x', text: 'hier' }])
    await text.click()
    await button('Link').click()
    const address = page.getByRole('textbox', { name: 'Address' })
    // oxlint-disable-next-line no-script-url
    await address.fill('javascript:alert(1)')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^Please enter an address/)).toBeVisible()
    await address.fill('lindwerk.example')
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await stored())[0]?.text).toContain('(https://lindwerk.example/)')
  })

  it('takes in what another device writes meanwhile, and loses neither side where both write at once', async () => {
    const { server, conversations, stored } = await renderNotes([{ title: 'Porto trip', text: 'Nachtzug' }])
    await expect.element(title).toHaveValue('Porto trip')
    const writeElsewhere = async (words: string) => {
      const [row] = server.rows.values()
      if (!row) throw new Error('There is one note')
      const content = { ...emptyNote(new Date().toISOString()), title: 'Porto trip', text: words }
      const sealed = await fakeOwnNotes.sealNote(row.noteId, formatNoteContent(content))
      await server.api.put(row.noteId, { baseRevision: row.revision, content: sealed })
      conversations.tell({ type: 'notes-changed' })
    }
    await writeElsewhere('Nachtzug um 21:40')
    await expect.element(text).toHaveTextContent('Nachtzug um 21:40')
    await text.click()
    await userEvent.keyboard('{Control>}{End}{/Control} hier')
    await writeElsewhere('Nachtzug um 21:40 dort')
    await expect
      .poll(async () => (await stored()).flatMap((note) => [note.text, ...note.versions.map((one) => one.text)]))
      .toEqual(expect.arrayContaining([expect.stringMatching(/hier$/), expect.stringMatching(/dort$/)]))
  })

  it('is closed where the device has no keys, and leads to where it is opened', async () => {
    const devices = new FakeDevices()
    devices.state.set('new')
    await renderNotes([{ title: 'Porto trip' }], devices)
    await expect.element(page.getByRole('heading', { name: 'Your notes are closed on this device' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Open your messages' }))
      .toHaveAttribute('href', '/app/open-messages?returnTo=%2Fapp%2Fhome%2Fnotes')
    expect(await findViolations()).toEqual([])
  })
})
