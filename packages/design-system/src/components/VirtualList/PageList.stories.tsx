import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { PageList } from './PageList.tsx'

const posts = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  words: 'Die neue Prüfhalle ist fertig. '.repeat(1 + ((index * 7) % 9)),
}))

const meta = { title: 'Data/PageList', component: PageList } satisfies Meta<typeof PageList>
export default meta
type Story = StoryObj

export const Posts: Story = {
  name: 'Ten thousand posts scroll with their page',
  render: () => (
    <div style={{ maxWidth: '600px' }}>
      <Text>What stands above scrolls away with them.</Text>
      <PageList
        label="Posts"
        items={posts}
        itemKey={({ id }) => id}
        gap={16}
        estimate={160}
        renderItem={({ words }) => (
          <Card>
            <Text lang="de">{words}</Text>
          </Card>
        )}
      />
    </div>
  ),
}
