import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { FileDrop } from './FileDrop.tsx'
import type { ChosenFile } from './FileRow.tsx'

function Sheets({ maxFiles, error }: { maxFiles?: number; error?: string }): ReactNode {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  return (
    <FileDrop
      label="Excel sheet"
      accept={['.xlsx', '.xls']}
      maxBytes={1024}
      maxFiles={maxFiles}
      error={error}
      files={files}
      onAdd={(added) =>
        setFiles((before) => [...before, ...added.map(({ name, size }) => ({ id: name, name, bytes: size }))])
      }
      onRemove={(id) => setFiles((before) => before.filter((file) => file.id !== id))}
    />
  )
}

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name)

/** Hands files to the field as the system's own dialog does. */
function choose(...files: File[]): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file input')
  const data = new DataTransfer()
  for (const one of files) data.items.add(one)
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Drags files over the field and lets them go. A file that did not come from the system has no entry there. */
function drop(...files: File[]): void {
  vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({
    isFile: true,
    isDirectory: false,
  } as FileSystemEntry)
  const zone = page
    .getByRole('button', { name: /Choose/ })
    .element()
    .closest('[data-rac][class*=zone]')
  const dataTransfer = new DataTransfer()
  for (const one of files) dataTransfer.items.add(one)
  for (const type of ['dragenter', 'dragover', 'drop']) {
    zone?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX: 1, clientY: 1 }))
  }
}

const names = () =>
  page
    .getByRole('list', { name: 'Chosen files' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('[title]')?.textContent)

describe('FileDrop', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('says what it takes at the button that chooses', async () => {
    mount(<Sheets />)
    await expect
      .element(page.getByRole('button', { name: 'Choose files' }))
      .toHaveAccessibleDescription('Excel sheet XLSX or XLS, up to 1 kB')
  })

  it('lists what was chosen, with its size, and tells who listens', async () => {
    mount(<Sheets />)
    choose(file('Team.xlsx', 512))
    await expect.element(page.getByRole('listitem')).toHaveTextContent('Team.xlsx512 bytes')
    await expect.element(page.getByRole('status')).toHaveTextContent('Team.xlsx added')
  })

  it('takes what is dropped', async () => {
    mount(<Sheets />)
    drop(file('Team.xlsx'), file('Vertrieb.xls'))
    await expect.element(page.getByRole('listitem').nth(1)).toBeVisible()
    expect(names()).toEqual(['Team.xlsx', 'Vertrieb.xls'])
  })

  it('refuses at the field what does not fit, with the reason, and takes the rest', async () => {
    mount(<Sheets maxFiles={2} />)
    choose(
      file('team.csv'),
      file('large.xlsx', 1025),
      file('nothing.xls', 0),
      file('a.xls'),
      file('b.xls'),
      file('c.xls'),
    )
    await expect.element(page.getByRole('alert')).toBeVisible()
    const said = [...page.getByRole('alert').element().children].map((line) => line.textContent)
    expect(said).toEqual([
      'team.csv was not taken: only XLSX or XLS',
      'large.xlsx was not taken: larger than 1 kB',
      'nothing.xls was not taken: it is empty',
      'c.xls was not taken: at most 2 files',
    ])
    expect(names()).toEqual(['a.xls', 'b.xls'])
  })

  it('names two refused files of one name twice', async () => {
    const complaints = vi.spyOn(console, 'error')
    mount(<Sheets />)
    choose(file('team.csv'), file('team.csv'))
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(page.getByRole('alert').element().children).toHaveLength(2)
    expect(complaints).not.toHaveBeenCalled()
  })

  it('forgets what was refused when the next one fits', async () => {
    mount(<Sheets />)
    choose(file('team.csv'))
    await expect.element(page.getByRole('alert')).toBeVisible()
    choose(file('team.xlsx'))
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('takes a file back with the keyboard and keeps the focus in the field', async () => {
    mount(<Sheets />)
    choose(file('Team.xlsx'))
    const cross = page.getByRole('button', { name: 'Remove Team.xlsx' })
    await expect.element(cross).toBeVisible()
    ;(cross.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('status')).toHaveTextContent('Team.xlsx removed')
    await expect.element(page.getByRole('listitem')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Choose files' })).toHaveFocus()
  })

  it('shows the owner’s own error and is described by it', async () => {
    mount(<Sheets error="No e-mail address was found" />)
    await expect
      .element(page.getByRole('group', { name: 'Excel sheet' }))
      .toHaveAccessibleDescription('No e-mail address was found')
  })

  it('is reached by Tab as a place to paste and as a button', async () => {
    mount(<Sheets />)
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBeTruthy()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Choose files' })).toHaveFocus()
  })
})
