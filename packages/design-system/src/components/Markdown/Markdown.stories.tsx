import type { Meta, StoryObj } from '@storybook/react-vite'
import { Markdown } from './Markdown.tsx'

const meta = {
  title: 'Data/Markdown',
  component: Markdown,
  args: {
    lang: 'de',
    children: `# Umzug der Leitstelle

Die **Steuerung** zieht am *Dienstag* um, siehe [Ablauf](https://lindwerk.example/umzug) oder schreib an
[den Betrieb](mailto:betrieb@lindwerk.example).

1. Wartungsfenster ab 22 Uhr
2. \`kubectl drain\` je Knoten
   - zuerst Leipzig
   - dann München
3. Abnahme

> Das Kapitel zum Zurückrollen ist Gold wert.

\`\`\`
for node in $(kubectl get nodes -o name); do kubectl drain "$node" --ignore-daemonsets --delete-emptydir-data; done
\`\`\`

---

## Danach

Kaffee.`,
  },
} satisfies Meta<typeof Markdown>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = { name: 'Markdown becomes headings, lists, quotes, code and links' }
export const Small: Story = { name: 'Small Markdown stands in cards and panels', args: { size: 'small' } }
export const Unsafe: Story = {
  name: 'HTML, pictures and dangerous links stay words',
  args: {
    lang: 'en',
    children:
      'Before <b onclick="alert(1)">bold?</b> [press me](javascript:alert(1)) ![a cat](https://lindwerk.example/cat.png) after\n\n<script>alert(1)</script>',
  },
}
export const LongWord: Story = {
  name: 'A long word or address breaks instead of widening the page',
  args: {
    children:
      'Seilbahnüberwachungsaufgabenübertragungsgesetzesänderungsentwurf https://lindwerk.example/0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  },
  decorators: [
    (Story) => (
      <div style={{ width: '200px' }}>
        <Story />
      </div>
    ),
  ],
}
