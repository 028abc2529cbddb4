import type { Meta, StoryObj } from '@storybook/react-vite'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { RoundButton } from '../Button/RoundButton.tsx'
import { Lightbox } from './Lightbox.tsx'

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="1200" height="900"><rect width="4" height="3" fill="%23FFC9AE"/><circle cx="2" cy="3" r="1.6" fill="%23124D4D"/></svg>'.replaceAll(
    '%23',
    '#',
  ),
)}`

const meta = {
  title: 'Overlays/Lightbox',
  component: Lightbox,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onClose: () => {},
    title: 'Whiteboard.jpg',
    subtitle: 'Inês Carvalho, 14:02',
    children: <img src={PICTURE} alt="A half circle" />,
  },
} satisfies Meta<typeof Lightbox>
export default meta
type Story = StoryObj<typeof meta>

export const Among: Story = {
  name: 'One among others can be turned',
  args: {
    position: '2 of 5',
    onPrevious: () => {},
    onNext: () => {},
    actions: <RoundButton label="Download" icon={<DownloadSimpleIcon size={20} />} />,
  },
}

export const Alone: Story = { name: 'A single one has nothing to turn' }
