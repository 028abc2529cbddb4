import type { ReactNode } from 'react'
import {
  Avatar,
  Banner,
  Button,
  CircleMark,
  CoverageRing,
  EmptyState,
  EncryptionBadge,
  Inline,
  ProgressDots,
  SegmentGlyph,
  Text,
  UnreadMarker,
} from '../../index.ts'
import { PEOPLE } from '../people.ts'
import { behind, crossed, disc, dot, drawing, full, line1, line2 } from './lines.css.ts'
import { Example, Page, Rules, Samples, Section } from './Page.tsx'

const [INES, , AYLIN, , KARIM, TOMASZ] = PEOPLE

/** What the two lines of a company carry, and what they must never do. */
export function LinesPage(): ReactNode {
  return (
    <Page
      title="The lines"
      lead="Every screen has one centre, and all else lies around it by nearness. The company’s two lines are two arcs around that centre."
    >
      <Section
        title="They always carry something"
        text="People, evidence, what is new, what is safe. An arc that says nothing is left out."
      >
        <Samples wide>
          <Example verdict="do" title="Draw arcs around something: a person, a field, a score">
            <Around />
          </Example>
          <Example verdict="dont" title="Lead an arc behind text or controls: a line never crosses a letter">
            <svg className={behind} viewBox="0 0 360 200" preserveAspectRatio="xMidYMid slice" aria-hidden>
              <circle className={line2} cx="180" cy="190" r="130" />
              <circle className={line1} cx="180" cy="190" r="82" />
            </svg>
            <span className={crossed}>Surround me</span>
          </Example>
        </Samples>
      </Section>
      <Section
        title="The coverage ring"
        text="As many segments as the question has parts, in the order of its chips, from noon on. Chip and evidence repeat the segment: the eye links chip, ring and proof."
      >
        <Samples>
          <Example title="Three of three">{ring(KARIM, [true, true, true])}</Example>
          <Example title="Two of three: pale is what was not found">{ring(TOMASZ, [true, false, true])}</Example>
          <Example title="One part: a whole ring or none">{ring(AYLIN, [true])}</Example>
          <Example title="More than six parts: one arc">
            {ring(INES, [true, true, true, true, true, false, false, false])}
          </Example>
          <Example title="The same segment in chip and evidence; dotted when unmet">
            <Inline gap={16}>
              <SegmentGlyph index={0} count={3} />
              <SegmentGlyph index={1} count={3} />
              <SegmentGlyph index={2} count={3} unmet />
            </Inline>
          </Example>
        </Samples>
        <Rules
          rules={[
            'The ring never stands alone: it is spoken, “meets 2 of 3 parts”, and the evidence lines below say which.',
            'It is a proof, not a grade: no number in it, no red, no order of rank.',
          ]}
        />
      </Section>
      <Section
        title="The banner"
        text="Discs of the company’s colour step lighter towards the centre; the first line lies on the second disc, the second on the third."
      >
        <Example title="The centre is at the lower edge, in the right third. The logo stands left and is never touched.">
          <div className={full}>
            <Banner>Lindwerk</Banner>
          </div>
        </Example>
      </Section>
      <Section title="Where else they appear">
        <Samples wide>
          <Example title="Nobody here yet: dashed places wait for people">
            <EmptyState title="No groups" text="There are no groups" level={3} />
          </Example>
          <Example title="New messages: both lines run in from each side and bow down to the words">
            <div className={full}>
              <UnreadMarker>2 new messages</UnreadMarker>
            </div>
          </Example>
          <Example title="A way: its steps hang on one arc">
            <ProgressDots count={4} current={2} />
          </Example>
          <Example title="Safe is a closed ring, getting there an open one">
            <Inline gap={16}>
              <EncryptionBadge ready />
              <EncryptionBadge ready={false} />
            </Inline>
          </Example>
          <Example title="Without a picture, initials stand on the arcs">
            <Inline gap={16}>
              {['Ewa Kowalska', 'Jonas Feld', 'Priya Raman'].map((name) => (
                <Avatar key={name} name={name} size={80} />
              ))}
            </Inline>
          </Example>
          <Example title="The mark itself: a dot and two open arcs">
            <Button variant="accent" size={48} icon={<CircleMark />}>
              Surround me
            </Button>
          </Example>
        </Samples>
      </Section>
      <Section title="Rules">
        <Rules
          rules={[
            'The first line may stand alone, the second never: it stands beside the first, or beside a word.',
            'Two lines, not three. Nearer to the centre means more fitting, newer, or safer.',
            'Where an arc would meet a letter or an icon, it ends before it, or fades.',
          ]}
        />
      </Section>
    </Page>
  )
}

function ring(person: (typeof PEOPLE)[number] | undefined, parts: readonly boolean[]): ReactNode {
  if (!person) return null
  return (
    <CoverageRing parts={parts} size={94}>
      <Avatar name={person.name} src={person.src} size={80} />
    </CoverageRing>
  )
}

function Around(): ReactNode {
  return (
    <>
      <svg className={drawing} viewBox="0 0 360 150" aria-hidden>
        <path className={disc} d="M50 150A130 130 0 0 1 310 150Z" />
        <path className={line2} d="M50 150A130 130 0 0 1 310 150" />
        <path className={line1} d="M98 150A82 82 0 0 1 262 150" />
        <circle className={dot} cx="180" cy="132" r="16" />
      </svg>
      <Text size="small" weight={600}>
        Lena Obermüller
      </Text>
    </>
  )
}
