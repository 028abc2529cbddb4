import type { ReactNode } from 'react'
import {
  Avatar,
  Banner,
  Button,
  Card,
  CircleMark,
  EmptyState,
  Heading,
  Inline,
  Stack,
  Tabs,
  Text,
  Tile,
} from '../../index.ts'
import { portraitOf } from '../people.ts'
import { middle, tiles } from './compose.css.ts'
import { Shell } from './Shell.tsx'

/** Home: the company's banner, and what the others should know. */
export function Home(): ReactNode {
  return (
    <Shell place="Home">
      <Banner>Lindwerk</Banner>
      <Heading level={1}>Guten Morgen, Johanna</Heading>
      <Tabs
        label="Home"
        defaultSelected="feed"
        tabs={[
          { id: 'notes', label: 'My notes', content: <Text>Only you can read them.</Text> },
          { id: 'feed', label: 'Feed', content: <Feed /> },
          { id: 'metrics', label: 'Metrics', content: <Metrics /> },
        ]}
      />
    </Shell>
  )
}

function Feed(): ReactNode {
  return (
    <Stack gap={16}>
      <Card as="article">
        <Stack gap={12}>
          <Inline gap={12}>
            <Avatar name="Matthias Größl" src={portraitOf('Matthias Größl')} size={40} />
            <Stack gap={0}>
              <Text weight={600}>Matthias Größl</Text>
              <Text size="small" tone="muted">
                Today, 08:12
              </Text>
            </Stack>
          </Inline>
          <Text lang="de" reading>
            Die Zulassung für die neue Gondel in Innsbruck ist durch. Wer wissen möchte, wie man eine Behörde zum Lachen
            bringt: Ich erzähle es am Donnerstag in der Kaffeerunde.
          </Text>
        </Stack>
      </Card>
      <Card as="article">
        <Stack gap={12}>
          <Inline gap={12}>
            <Avatar name="Priya Raman" src={portraitOf('Priya Raman')} size={40} />
            <Stack gap={0}>
              <Text weight={600}>Priya Raman</Text>
              <Text size="small" tone="muted">
                Yesterday, 16:40
              </Text>
            </Stack>
          </Inline>
          <Text reading>
            The bearing model now warns nine days ahead. I am looking for two people from service who tell me where it
            is wrong.
          </Text>
          <Inline>
            <Button variant="soft" icon={<CircleMark />}>
              Surround me
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  )
}

function Metrics(): ReactNode {
  return (
    <div className={tiles}>
      <Tile label="People" figure="242" />
      <Tile label="Skills" figure="1.118" />
      <Tile label="Skills with fewer than 5 people" figure="11" />
    </div>
  )
}

/** Nothing here yet: one way on. */
export function NoGroups(): ReactNode {
  return (
    <Shell place="Chat">
      <div className={middle}>
        <EmptyState
          level={2}
          title="No groups"
          text="There are no groups"
          action={
            <Button variant="accent" size={48} icon={<CircleMark />}>
              Surround me
            </Button>
          }
        />
      </div>
    </Shell>
  )
}

/** Something broke on our side: what is safe, and what can be done. */
export function Broken(): ReactNode {
  return (
    <Shell place="Home">
      <div className={middle}>
        <CircleMark size={56} tone="brand" />
        <Heading level={1}>This page could not be shown</Heading>
        <Text reading tone="muted">
          Nothing of yours is lost. What you had written is still there when you come back.
        </Text>
        <Inline justify="center">
          <Button variant="accent" size={48}>
            Try again
          </Button>
          <Button variant="text" size={48}>
            Home
          </Button>
        </Inline>
      </div>
    </Shell>
  )
}
