import {
  ActionBar,
  Avatar,
  AvatarStack,
  Button,
  Chip,
  CircleMark,
  CoverageRing,
  Marked,
  SegmentGlyph,
  Tag,
} from '@umkreis/design-system'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import type { ReactNode } from 'react'
import { CHIPS, INES, KARIM, QUESTION, RESULTS, SKILLS, type DemoProof } from './demo-content.ts'
import { DemoShell } from './DemoShell.tsx'
import * as css from './surround-me.css.ts'
import type { ScreenProps } from './ThemePreview.tsx'

/** People found, with the proof, one in focus and two selected. */
export function SurroundMeScreen(props: ScreenProps): ReactNode {
  const { device } = props
  return (
    <DemoShell {...props} current="surroundMe">
      <div className={css.screen[device]}>
        <div className={css.question}>
          <CircleMark size={20} />
          <span className={css.questionText}>{QUESTION}</span>
          <span className={css.go}>
            <ArrowRightIcon size={20} weight="bold" />
          </span>
        </div>
        <div className={css.chips}>
          {CHIPS.slice(0, device === 'phone' ? 2 : undefined).map((chip, index) => (
            <Chip key={chip} segment={{ index, count: CHIPS.length }}>
              {chip}
            </Chip>
          ))}
        </div>
        <div className={css.columns[device]}>
          <div className={css.rows}>
            {RESULTS.map(({ person, score, isSelected, proofs }, index) => (
              <div
                key={person.id}
                className={`${css.row[index === 0 ? 'focused' : isSelected ? 'selected' : 'rest']} ${css.places[device]}`}
              >
                <span className={css.check[isSelected ? 'on' : 'off']}>
                  <CheckIcon size={14} weight="bold" />
                </span>
                <span className={css.portrait}>
                  <CoverageRing
                    parts={proofs.map(({ mark }) => mark !== undefined)}
                    size={device === 'phone' ? 58 : 70}
                  >
                    <Avatar name={person.name} src={person.src} size={device === 'phone' ? 48 : 56} />
                  </CoverageRing>
                </span>
                <div className={css.words}>
                  <p className={css.name}>{person.name}</p>
                  <p className={css.line}>{person.line}</p>
                </div>
                <div className={css.proofs}>
                  {proofs.map((proof, place) => (
                    <Proof key={proof.field} proof={proof} place={place} count={proofs.length} device={device} />
                  ))}
                </div>
                {device === 'desktop' ? <span className={css.score}>{score}</span> : null}
              </div>
            ))}
          </div>
          {device === 'desktop' ? <Focused /> : null}
        </div>
        <div className={css.bar[device]}>
          {device === 'phone' ? (
            <Button variant="accent" size={48} full icon={<ChatCircleIcon size={20} weight="bold" />}>
              Start a group
            </Button>
          ) : (
            <ActionBar
              label="Selected"
              title="2 selected"
              hint="Space selects, Esc clears"
              portraits={<AvatarStack people={[INES, KARIM]} />}
            >
              <Button>Write to each</Button>
              <Button variant="accent" icon={<ChatCircleIcon size={18} weight="bold" />}>
                Start a group
              </Button>
            </ActionBar>
          )}
        </div>
      </div>
    </DemoShell>
  )
}

function Proof({
  proof: { field, text, mark },
  place,
  count,
  device,
}: {
  proof: DemoProof
  place: number
  count: number
  device: ScreenProps['device']
}) {
  return (
    <p className={css.proof[device]}>
      <SegmentGlyph index={place} count={count} unmet={!mark} />
      {device === 'desktop' ? <span className={css.line}>{field}</span> : null}
      <span className={mark ? css.quote : css.missing}>
        <Marked text={text} ranges={mark ? [{ start: mark[0], end: mark[1] }] : []} />
      </span>
    </p>
  )
}

function Focused() {
  return (
    <div className={css.focused}>
      <div className={css.focusedHead}>
        <CoverageRing parts={[true, true, true]} size={110}>
          <Avatar name={INES.name} src={INES.src} size={96} />
        </CoverageRing>
        <p className={css.name}>{INES.name}</p>
        <p className={css.line}>Platform Engineer, München</p>
      </div>
      <p className={css.quote}>
        <Marked
          text="Led the Kubernetes migration of our ropeway control plane, 40 services, no downtime. Ask me about Helm and on-call that lets you sleep."
          ranges={[{ start: 8, end: 28 }]}
        />
      </p>
      <div className={css.chips}>
        {SKILLS.map((skill) => (
          <Tag key={skill}>{skill}</Tag>
        ))}
      </div>
      <div className={css.chips}>
        <Button size={32} icon={<PlusIcon size={16} weight="bold" />}>
          Select
        </Button>
        <Button variant="soft" size={32}>
          Profile
        </Button>
      </div>
    </div>
  )
}
