import { Avatar, Button, ButtonLink, CoverageRing, KeyHint, Link, Marked, Tag } from '@umkreis/design-system'
import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import type { CustomFieldValue, QuestionPart, SearchResult, User } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import { paths } from '../../../shared/paths.ts'
import { copy } from '../copy.ts'
import { coverageOf } from '../logic/coverage.ts'
import { marksWithin } from '../logic/profile-marks.ts'
import { orderSkills } from '../logic/skills.ts'
import { wordName, wordPlace } from '../logic/wording.ts'
import * as styles from './PersonDetails.css.ts'

/** How many skills are shown before the rest is asked for. */
const SKILLS_SHOWN = 5

/** {@link PersonDetails}: `onWrite` is there as long as nobody is selected: then it is the next thing to do. */
export interface PersonDetailsProps {
  result: SearchResult
  parts: readonly QuestionPart[]
  self: User
  isSelected: boolean
  isStarting: boolean
  onToggle: () => void
  onWrite?: (() => void) | undefined
}

/** All that the person in focus says about themselves, with what matched marked. */
export function PersonDetails({
  result,
  parts,
  self,
  isSelected,
  isStarting,
  onToggle,
  onWrite,
}: PersonDetailsProps): ReactNode {
  const { user, evidence } = result
  const coverage = coverageOf(parts, result)
  const filled = user.customFields.filter((field) => field.value !== null && field.value !== '')
  return (
    <article className={styles.details} aria-label={wordName(user)}>
      <Arcs />
      <header className={styles.head}>
        <span className={styles.portrait}>
          <CoverageRing
            parts={coverage}
            size={140}
            label={copy.meets(coverage.filter(Boolean).length, coverage.length)}
          >
            <Avatar name={wordName(user)} src={user.avatarUrl} size={120} />
          </CoverageRing>
        </span>
        <h2 className={styles.name}>{wordName(user)}</h2>
        <p className={styles.place}>{[user.position, wordPlace(user, self)].filter(Boolean).join(', ')}</p>
      </header>
      <div className={styles.body}>
        {user.description ? (
          <p className={styles.bio}>
            <Marked
              text={user.description}
              ranges={marksWithin(user.description, evidence).map(([start, end]) => ({ start, end }))}
            />
          </p>
        ) : (
          <p className={styles.quiet}>{copy.noBio}</p>
        )}
        <Skills key={user.userId} skills={orderSkills(user.skills, evidence)} />
        {filled.length > 0 ? (
          <dl className={styles.fields}>
            {filled.map((field) => (
              <FieldLine key={field.name} field={field} self={self} result={result} />
            ))}
          </dl>
        ) : null}
        <div className={styles.actions}>
          {onWrite ? (
            <Button
              className={styles.action}
              variant="accent"
              icon={<ChatCircleIcon size={18} weight="bold" />}
              iconEnd={<KeyHint onFill>{copy.ctrlEnter}</KeyHint>}
              loading={isStarting}
              onPress={onWrite}
            >
              {copy.startConversationWith(user.firstName || wordName(user))}
            </Button>
          ) : null}
          <Button
            className={styles.action}
            variant={isSelected ? 'soft' : 'line'}
            icon={isSelected ? <CheckIcon size={16} weight="bold" /> : <PlusIcon size={16} weight="bold" />}
            aria-pressed={isSelected}
            onPress={onToggle}
          >
            {isSelected ? copy.unselect : copy.select}
          </Button>
          <ButtonLink variant="text" href={paths.matchingPeople({ userId: user.userId })}>
            {copy.compareWithMe}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}

function FieldLine({ field, self, result }: { field: CustomFieldValue; self: User; result: SearchResult }) {
  const { name, personId } = field
  const value = field.value ?? ''
  const proofs = result.evidence.filter((one) => one.field.toLowerCase() === name.toLowerCase())
  const href = personId === self.userId ? paths.profile() : paths.matchingPeople({ userId: personId })
  return (
    <>
      <dt className={styles.fieldName}>{name}</dt>
      <dd className={styles.fieldValue}>
        {personId ? (
          <Link href={href}>{value}</Link>
        ) : (
          <Marked text={value} ranges={marksWithin(value, proofs).map(([start, end]) => ({ start, end }))} />
        )}
      </dd>
    </>
  )
}

function Skills({ skills }: { skills: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  if (skills.length === 0) return null
  // One more than the rest is not worth a button.
  const shown = isOpen || skills.length <= SKILLS_SHOWN + 1 ? skills : skills.slice(0, SKILLS_SHOWN)
  const rest = skills.length - shown.length
  return (
    <div className={styles.skills}>
      {shown.map((skill) => (
        <Tag key={skill}>{skill}</Tag>
      ))}
      {rest > 0 ? (
        <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
          {copy.moreSkills(rest)}
        </button>
      ) : null}
    </div>
  )
}

function Arcs() {
  return (
    <svg className={styles.arcs} viewBox="0 0 360 200" preserveAspectRatio="xMidYMin slice" aria-hidden>
      <circle className={styles.disc.outer} cx="180" cy="94" r="171" />
      <circle className={styles.disc.inner} cx="180" cy="94" r="122" />
      <circle className={styles.arc.second} cx="180" cy="94" r="171" />
      <circle className={styles.arc.first} cx="180" cy="94" r="122" />
    </svg>
  )
}
