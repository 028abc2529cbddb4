import type { ReactNode } from 'react'
import { Button, EmptyState, Stack, Text, TextField } from '../../index.ts'
import { type Column, Example, Facts, Page, Rules, Samples, Section } from './Page.tsx'

/** How the product speaks, in both languages. */
export function WordsPage(): ReactNode {
  return (
    <Page title="Words" lead="Titles say the finding or the task. Buttons say a verb. German and English are equal.">
      <Section title="Say what is there">
        <Samples wide>
          <Example verdict="do" title="A title that says the finding">
            <Text size="title" weight={600}>
              Eleven skills rest on fewer than five people
            </Text>
          </Example>
          <Example verdict="dont" title="A title that names the widget">
            <Text size="title" weight={600}>
              Skill distribution
            </Text>
          </Example>
          <Example verdict="do" title="An error that says what to do, beside its field">
            <TextField label="E-mail" defaultValue="j.brandt@lindwerk" error="Invalid email" />
          </Example>
          <Example verdict="dont" title="An apology, a code, an exclamation mark">
            <Text>Oops! Something went wrong (422)!</Text>
          </Example>
          <Example verdict="do" title="A verb on every button">
            <Stack gap={8} align="center">
              <Button variant="accent">Start a group</Button>
              <Button variant="text">Write to each</Button>
            </Stack>
          </Example>
          <Example verdict="do" title="An empty state: a title, one line, one way on">
            <EmptyState level={3} title="No groups" text="There are no groups" action={<Button>Surround me</Button>} />
          </Example>
        </Samples>
      </Section>
      <Section title="One word for one thing">
        <Facts
          label="The words of the product in both languages"
          columns={COLUMNS}
          rows={GLOSSARY}
          keyOf={([english]) => english}
        />
      </Section>
      <Section title="Rules">
        <Rules
          rules={[
            'No exclamation marks of our own. “One step closer!” and the few others that are given stay as they are.',
            'No jargon about encryption: “End-to-end encrypted”, “Getting ready”. Never a key, a device id, an epoch.',
            'Numbers up to twelve in words inside sentences, in figures where they are counted.',
            'Where few people stand behind a figure we say “fewer than 5”, not zero.',
            'Sentences stand in sentence case, titles too.',
          ]}
        />
      </Section>
    </Page>
  )
}

const GLOSSARY = [
  ['people', 'Menschen, Personen', 'users, resources'],
  ['question', 'Frage', 'query, prompt'],
  ['evidence', 'Beleg', 'match reason, explanation'],
  ['“nothing about …”', '„nichts zu …“', 'no data, N/A'],
  ['skill', 'Fähigkeit', 'tag, competency'],
  ['group', 'Gruppe', 'channel, room'],
  ['sign in, sign out', 'anmelden, abmelden', 'log in, log out'],
  ['company', 'Unternehmen', 'tenant, org'],
] as const

const COLUMNS: readonly Column<(typeof GLOSSARY)[number]>[] = [
  { name: 'English', of: ([english]) => english },
  { name: 'Deutsch', of: ([, german]) => <span lang="de">{german}</span> },
  { name: 'Not', of: ([, , not]) => not },
]
