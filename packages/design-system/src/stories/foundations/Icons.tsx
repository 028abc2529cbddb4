import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import type { ReactNode } from 'react'
import { Button, CircleMark, IconButton, Inline, Stack, Text, Wordmark } from '../../index.ts'
import { ICONS } from './icon-list.ts'
import { grid, tile } from './icons.css.ts'
import { Code, Example, Page, Rules, Samples, Section } from './Page.tsx'

/** The icons in use by what they mean, their sizes and weights, and the mark. */
export function IconsPage(): ReactNode {
  return (
    <Page
      title="Icons"
      lead="Phosphor, one by one. An icon has one meaning, and a word beside it wherever there is room."
    >
      <Section
        title="The mark is ours"
        text="A dot and two open arcs: “Surround me”, everywhere. It stands for nothing else."
      >
        <Samples>
          <Example title="In the two lines of the company, as a sign of the product">
            <Inline gap={24}>
              {[20, 32, 56].map((size) => (
                <CircleMark key={size} size={size} tone="brand" />
              ))}
            </Inline>
          </Example>
          <Example title="In the colour of the words, inside buttons and navigation">
            <Button variant="accent" size={48} icon={<CircleMark />}>
              Surround me
            </Button>
          </Example>
          <Example title="With the name">
            <Wordmark />
          </Example>
        </Samples>
      </Section>
      <Section
        title="Sizes and weights"
        text="Regular at 16, 18, 20 and 24. Bold below 16 and in accent buttons. Filled for where one is, and for states."
      >
        <Samples>
          <Example title="Regular: 24, 20, 18, 16">
            <Inline gap={20}>
              {[24, 20, 18, 16].map((size) => (
                <ChatCircleIcon key={size} size={size} aria-hidden />
              ))}
            </Inline>
          </Example>
          <Example title="Bold in accent buttons and below 16">
            <Inline gap={20}>
              <ChatCircleIcon size={14} weight="bold" aria-hidden />
              <Button variant="accent" icon={<ChatCircleIcon size={20} weight="bold" />}>
                Start a group
              </Button>
            </Inline>
          </Example>
          <Example title="Filled where one is">
            <Stack align="center" gap={4}>
              <ChatCircleIcon size={24} weight="fill" aria-hidden />
              <Text as="span" size="meta" weight={600}>
                Chat
              </Text>
            </Stack>
          </Example>
        </Samples>
      </Section>
      {Object.entries(ICONS).map(([title, icons]) => (
        <Section key={title} title={title}>
          <ul className={grid}>
            {icons.map(({ name, icon: Icon, means }) => (
              <li key={name} className={tile}>
                <Icon size={24} aria-hidden />
                <Code>{name}</Code>
                <Text size="meta" tone="muted">
                  {means}
                </Text>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title="Rules">
        <Samples wide>
          <Example verdict="do" title="An icon alone has a name for those who do not see it, and a tooltip">
            <IconButton variant="soft" label="Delete profile" icon={<TrashIcon size={20} />} />
          </Example>
          <Example verdict="dont" title="Emoji as icons, icons that only decorate, two icons for one thing">
            <Inline gap={8} aria-hidden>
              <Text as="span" size="section">
                🎉 🚀 ✨
              </Text>
            </Inline>
          </Example>
        </Samples>
        <Rules
          rules={[
            <>
              Import each from its own file, <Code>@phosphor-icons/react/dist/csr/Trash</Code>: a screen then carries
              only those it shows.
            </>,
          ]}
        />
      </Section>
    </Page>
  )
}
