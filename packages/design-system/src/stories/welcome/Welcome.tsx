import type { ReactNode } from 'react'
import { Avatar, CoverageRing, Heading, Stack, Text, Wordmark } from '../../index.ts'
import { pointOn } from '../../internal/arc.ts'
import { PEOPLE } from '../people.ts'
import {
  circle,
  hero,
  innerDisc,
  lead,
  line1,
  line2,
  outerDisc,
  page,
  person,
  rings,
  way,
  ways,
  words,
} from './welcome.css.ts'

interface Way {
  readonly title: string
  readonly text: string
  /** The story it leads to, by the id that Storybook makes of title and name. */
  readonly story: string
}

const FOUNDATIONS: readonly Way[] = [
  {
    title: 'Colour',
    text: 'Roles instead of values, with the contrast of every pair in the company you look at.',
    story: 'foundations-colour--roles',
  },
  {
    title: 'Type',
    text: 'Two families, eleven steps, and what German asks of them.',
    story: 'foundations-type--scale',
  },
  {
    title: 'Space and grid',
    text: 'Twelve distances, the frames at each width, heights of controls.',
    story: 'foundations-space-and-grid--space',
  },
  {
    title: 'Corners and depth',
    text: 'The smaller a thing, the smaller its corner.',
    story: 'foundations-corners-and-depth--shape',
  },
  { title: 'Motion', text: 'Short, with samples to play.', story: 'foundations-motion--motion' },
  { title: 'Icons', text: 'One icon, one meaning; and the mark.', story: 'foundations-icons--icons' },
  {
    title: 'The lines',
    text: 'The product’s signature: what the two arcs carry, and what they never do.',
    story: 'foundations-the-lines--lines',
  },
  { title: 'Words', text: 'Titles say the finding, buttons a verb.', story: 'foundations-words--words' },
]

const PARTS: readonly Way[] = [
  {
    title: 'All parts at a glance',
    text: 'Side by side, for comparing them with each other.',
    story: 'components-all-parts--all-parts',
  },
  {
    title: 'Components',
    text: 'Each part in each of its states, sorted by what one does with it. “Docs” has its properties.',
    story: 'components-actions-button--docs',
  },
  {
    title: 'Compose',
    text: 'Whole screens made of these parts, on a desk and on a phone.',
    story: 'compose-surround-me--desk',
  },
]

/** What this is, how to look at it, and the ways into it. */
export function Welcome(): ReactNode {
  return (
    <article className={page}>
      <header className={hero}>
        <div className={words}>
          <Wordmark />
          <Heading level={1} size="large">
            Every screen has one centre
          </Heading>
          <p className={lead}>
            A question, a person, a conversation. Everything else is arranged around it by nearness: warm paper, deep
            ink, and one thing to do next.
          </p>
        </div>
        <Circle />
      </header>
      <section className={words} aria-label="How to look">
        <Heading level={2}>How to look</Heading>
        <Stack as="ol" gap={8}>
          <Text as="li" reading>
            <strong>Scheme and company.</strong> The toolbar above changes both on every page: light, dark or what your
            device asks for, and the colours of four companies. One of them chose badly on purpose.
          </Text>
          <Text as="li" reading>
            <strong>Width.</strong> The same toolbar has the six widths at which the product changes its frame.
          </Text>
          <Text as="li" reading>
            <strong>Names are sentences.</strong> Each story shows one state and says what is true in it. If a picture
            and its sentence disagree, one of them is wrong: tell us.
          </Text>
          <Text as="li" reading>
            <strong>Nothing here is drawn for show.</strong> These are the parts the product is built of. Every story is
            checked for accessibility in every company’s colours, light and dark, each time the tests run.
          </Text>
        </Stack>
      </section>
      <Ways title="Foundations" list={FOUNDATIONS} />
      <Ways title="Parts and screens" list={PARTS} />
    </article>
  )
}

function Ways({ title, list }: { title: string; list: readonly Way[] }): ReactNode {
  return (
    <Stack as="section" gap={20} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <nav className={ways} aria-label={title}>
        {list.map((each) => (
          <a key={each.title} className={way} href={addressOf(each.story)} target="_top">
            <Text as="span" size="title" weight={600}>
              {each.title}
            </Text>
            <Text as="span" size="small" tone="muted">
              {each.text}
            </Text>
          </a>
        ))}
      </nav>
    </Stack>
  )
}

/** Beside the frame's own address, wherever Storybook is served from. */
const addressOf = (story: string) => `./?path=/${story.endsWith('--docs') ? 'docs' : 'story'}/${story}`

const PLACES: readonly (readonly [index: number, radius: number, degrees: number, parts: readonly boolean[]])[] = [
  [0, 29, 318, [true, true, true]],
  [4, 29, 78, [true, false, true]],
  [5, 29, 200, [true, true, false]],
  [2, 45, 20, [true, false, false]],
  [6, 45, 130, []],
  [9, 45, 255, []],
]

function Circle(): ReactNode {
  return (
    <div className={circle}>
      <svg className={rings} viewBox="0 0 100 100" aria-hidden>
        <circle className={outerDisc} cx="50" cy="50" r="45" />
        <circle className={innerDisc} cx="50" cy="50" r="29" />
        <circle className={line2} cx="50" cy="50" r="45" vectorEffect="non-scaling-stroke" />
        <circle className={line1} cx="50" cy="50" r="29" vectorEffect="non-scaling-stroke" />
      </svg>
      <Placed x={50} y={50}>
        <Avatar name="Johanna Brandt" src={PEOPLE[11]?.src} size={120} />
      </Placed>
      {PLACES.map(([index, radius, degrees, parts]) => {
        const [x, y] = pointOn(50, 50, radius, degrees)
        const avatar = (
          <Avatar name={PEOPLE[index]?.name ?? ''} src={PEOPLE[index]?.src} size={parts.length > 0 ? 56 : 40} />
        )
        return (
          <Placed key={index} x={x} y={y}>
            {parts.length > 0 ? <CoverageRing parts={parts}>{avatar}</CoverageRing> : avatar}
          </Placed>
        )
      })}
    </div>
  )
}

function Placed({ x, y, children }: { x: number; y: number; children: ReactNode }): ReactNode {
  return (
    <div className={person} style={{ left: `${x}%`, top: `${y}%` }}>
      {children}
    </div>
  )
}
