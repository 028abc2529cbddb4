import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Inline, Stack } from '../Box/Box.tsx'
import { Text } from '../Text/Text.tsx'
import { VirtualList, type VirtualListProps } from './VirtualList.tsx'

type Person = { readonly id: string; readonly name: string; readonly words: string }

const FIRST = ['Amina', 'Dele', 'Ewa', 'Karim', 'Lena', 'Sven', 'Inês', 'Tomasz']
const LAST = ['Yusuf', 'Adeyemi', 'Kowalska', 'Haddad', 'Obermüller', 'Krüger', 'Carvalho', 'Zieliński']
const people: readonly Person[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  name: `${FIRST[index % 8]} ${LAST[Math.floor(index / 8) % 8]} ${index + 1}`,
  words: 'Ich plane Kabinen. '.repeat(1 + ((index * 7) % 5)),
}))

function PeopleList(props: Partial<VirtualListProps<Person>>) {
  return (
    <div style={{ height: '480px', maxWidth: '400px' }}>
      <VirtualList
        label="People"
        items={people}
        itemKey={({ id }) => id}
        estimate={80}
        gap={16}
        renderItem={({ name, words }) => (
          <Inline gap={12} align="flex-start" wrap={false}>
            <Avatar name={name} size={40} />
            <Stack gap={4}>
              <Text weight={600}>{name}</Text>
              <Text size="small" tone="muted" lang="de">
                {words}
              </Text>
            </Stack>
          </Inline>
        )}
        {...props}
      />
    </div>
  )
}

const meta = { title: 'Data/VirtualList', component: PeopleList } satisfies Meta<typeof PeopleList>
export default meta
type Story = StoryObj<typeof meta>

export const Long: Story = { name: 'Ten thousand people scroll as quickly as ten' }
export const FromEnd: Story = { name: 'A conversation opens at its end', args: { anchor: 'end' } }
