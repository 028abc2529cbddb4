import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { FileDrop, type FileDropProps } from './FileDrop.tsx'
import type { FileDropWords } from './file-words.ts'

const MB = 1024 * 1024

/** Keeps the files, as a form would. */
function Collecting({ files: first, ...props }: FileDropProps): ReactNode {
  const [files, setFiles] = useState(first)
  return (
    <FileDrop
      {...props}
      files={files}
      onAdd={(added) =>
        setFiles((before) => [
          ...before,
          ...added.map(({ name, size }, index) => ({ id: `${before.length + index} ${name}`, name, bytes: size })),
        ])
      }
      onRemove={(id) => setFiles((before) => before.filter((file) => file.id !== id))}
    />
  )
}

const meta = {
  title: 'Fields/FileDrop',
  component: Collecting,
  args: {
    label: 'Excel sheet',
    accept: ['.xlsx', '.xls'],
    maxBytes: 5 * MB,
    files: [],
    onAdd: () => {},
    onRemove: () => {},
  },
} satisfies Meta<typeof Collecting>
export default meta
type Story = StoryObj<typeof meta>

/** Hands files to the field as the system's own dialog does. */
const choose = (...files: File[]): Story['play'] => {
  return async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) return
    const data = new DataTransfer()
    for (const file of files) data.items.add(file)
    input.files = data.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

export const Empty: Story = { name: 'What will be taken is said before one chooses' }
export const One: Story = { name: 'Where one file belongs, it asks for one', args: { maxFiles: 1 } }
export const Chosen: Story = {
  name: 'Chosen files stand below with their size and can be taken back',
  args: {
    maxFiles: 5,
    files: [
      { id: 'a', name: 'Team_Porto_2026.xlsx', bytes: 184_320 },
      { id: 'b', name: 'Vertrieb.xls', bytes: 2.4 * MB },
    ],
  },
}
export const UnderWay: Story = {
  name: 'Each file says how it stands with it',
  args: {
    label: 'Attachments',
    accept: undefined,
    maxBytes: 25 * MB,
    files: [
      { id: 'a', name: 'Umzugsplan.pdf', bytes: 1.2 * MB, state: { kind: 'done' } },
      { id: 'b', name: 'Seilbahn im Nebel.jpg', bytes: 6.8 * MB, state: { kind: 'uploading', share: 0.62 } },
      { id: 'c', name: 'Notizen.txt', bytes: 812, state: { kind: 'uploading' } },
      {
        id: 'd',
        name: 'Team_Porto_2026.xlsx',
        bytes: 184_320,
        state: { kind: 'failed', message: 'The connection broke. Remove the file and choose it again.' },
      },
    ],
  },
}
export const Refused: Story = {
  name: 'What does not fit is refused at the field, with the reason',
  play: choose(new File(['a,b'], 'team.csv'), new File([new Uint8Array(6 * MB)], 'Alle_Standorte.xlsx')),
}
export const Failed: Story = {
  name: 'An error from elsewhere stands at the field too',
  args: {
    error: 'No e-mail address was found in this file',
    files: [{ id: 'a', name: 'Team_Porto_2026.xlsx', bytes: 184_320 }],
  },
}
export const Focused: Story = {
  name: 'With the keyboard files can be pasted or chosen',
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}
export const Disabled: Story = {
  name: 'A disabled field stays readable',
  args: { disabled: true, hint: 'Only managers can invite by a sheet.' },
}

const GERMAN: FileDropWords = {
  drop: () => 'Dateien hier ablegen oder',
  browse: () => 'Dateien vom Gerät auswählen',
  limits: () => 'XLSX oder XLS, bis 5 MB, höchstens 5 Dateien',
  refusal: ({ name }) => `${name} wurde nicht übernommen: größer als 5 MB`,
  list: 'Ausgewählte Dateien',
  added: (name) => `${name} hinzugefügt`,
  removed: (name) => `${name} entfernt`,
  remove: (name) => `${name} entfernen`,
  uploading: (name) => `${name} wird hochgeladen`,
  done: 'Bereit',
}
export const Narrow: Story = {
  name: 'On 320 px long German names are cut before their ending',
  args: {
    label: 'Unternehmenszugehörigkeitsbescheinigungen',
    words: GERMAN,
    files: [
      { id: 'a', name: 'Seilbahnzulassungsverfahren_Teilnehmendenliste_2026_endgültig.xlsx', bytes: 184_320 },
      {
        id: 'b',
        name: 'Vertrieb.xls',
        bytes: 2.4 * MB,
        state: {
          kind: 'failed',
          message: 'Die Verbindung ist abgebrochen. Bitte wählen Sie die Datei noch einmal aus.',
        },
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 272 }}>
        <Story />
      </div>
    ),
  ],
}
