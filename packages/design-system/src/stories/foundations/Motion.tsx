import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { useState, type ReactNode } from 'react'
import { Button, Inline, Spinner, Stack, Text } from '../../index.ts'
import { classNames } from '../../internal/class-names.ts'
import { useMedia } from '../../internal/use-media.ts'
import { media, motion } from '../../tokens/scales.ts'
import { moving, note, row, there, track } from './motion.css.ts'
import { Code, Page, Rules, Section } from './Page.tsx'

const USES: Readonly<Record<keyof typeof motion, string>> = {
  press: 'A button gives way',
  quick: 'Pointing at something, fading, checks, colours',
  move: 'Menus, chips that fly into a row, rows that change places, segments that fill',
  spring: 'What is picked up: an avatar into the action bar, a skill onto its arc',
  drawer: 'The slide-in menu, alone above 200 ms',
  waiting: 'The inner arc while something is awaited',
  waitingSlow: 'The outer arc, the other way round',
}

/** Each movement with a sample to play. */
export function MotionPage(): ReactNode {
  const still = useMedia(media.still)
  return (
    <Page
      title="Motion"
      lead="Movement says where something came from. It takes less than 200 ms, and it never keeps anybody waiting."
    >
      <Section
        title="The movements"
        text={
          <>
            Take them through <Code>transition()</Code>, which holds them back where stillness was asked for.
          </>
        }
      >
        {still ? (
          <p className={note}>
            Your device asks for less motion: what moves for others changes at once for you, here too.
          </p>
        ) : null}
        <div>
          {(Object.keys(motion) as (keyof typeof motion)[]).map((name) => (
            <Sample key={name} name={name} />
          ))}
        </div>
      </Section>
      <Section
        title="Waiting"
        text="Two arcs turn against each other. Held still they are a ring, and the word says the rest."
      >
        <Inline gap={24}>
          <Spinner />
          <Spinner showLabel label="Getting ready" />
        </Inline>
      </Section>
      <Section title="Rules">
        <Rules
          rules={[
            'Nothing moves by itself, but what is awaited and a carousel in sight.',
            'Pointing at something changes its fill, never its place.',
            'Under 300 ms no sign of waiting at all; after that a skeleton in the shape of what comes.',
            'With less motion nothing is lost: every change is there, at once.',
          ]}
        />
      </Section>
    </Page>
  )
}

function Sample({ name }: { name: keyof typeof motion }): ReactNode {
  const [away, setAway] = useState(false)
  return (
    <div className={row}>
      <Stack gap={0}>
        <Code>{name}</Code>
        <Text size="small" tone="muted">
          {motion[name]}
        </Text>
        <Text size="small">{USES[name]}</Text>
      </Stack>
      <div className={track}>
        <div className={classNames(moving[name], away && there)} />
      </div>
      <Button
        aria-label={`Play ${name}`}
        icon={<PlayIcon size={16} weight="fill" />}
        onPress={() => setAway((before) => !before)}
      >
        Play
      </Button>
    </div>
  )
}
