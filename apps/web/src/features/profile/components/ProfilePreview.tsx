import { Avatar, Card, Heading, Tag, Text } from '@umkreis/design-system'
import { useState, type ReactNode } from 'react'
import { copy } from '../copy.ts'
import * as styles from './ProfilePreview.css.ts'

/** How many skills are shown before the rest is asked for (SPEC.md section 2, screen 8). */
const SKILLS_SHOWN = 7

/** {@link ProfilePreview}: what stands in the form now; `typedSkill` is on its way into it. */
export interface ProfilePreviewProps {
  avatarUrl: string | null | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  position?: string | undefined
  description?: string | undefined
  city?: string | undefined
  country?: string | undefined
  skills?: readonly string[] | undefined
  typedSkill: string
}

/** One's own card as colleagues find it, while one writes it. */
export function ProfilePreview({
  avatarUrl,
  firstName,
  lastName,
  position,
  description,
  city,
  country,
  skills = [],
  typedSkill,
}: ProfilePreviewProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const shown = isOpen ? skills : skills.slice(0, SKILLS_SHOWN)
  const rest = skills.length - shown.length
  return (
    <div className={styles.frame}>
      <Text size="small" weight={600} tone="muted">
        {copy.preview.title}
      </Text>
      <Card padding={0} clip>
        <svg className={styles.arcs} viewBox="0 0 320 200" preserveAspectRatio="xMidYMin slice" aria-hidden>
          <circle className={styles.disc} cx="160" cy="104" r="148" />
          <circle className={styles.second} cx="160" cy="104" r="148" />
          <circle className={styles.inner} cx="160" cy="104" r="84" />
          <circle className={styles.first} cx="160" cy="104" r="84" />
        </svg>
        <div className={styles.words}>
          <Avatar name={name} src={avatarUrl} size={96} />
          <div className={styles.head}>
            <Heading level={2} size="title">
              {name || '…'}
            </Heading>
            <Text size="small" tone="muted">
              {[position, city, country].filter(Boolean).join(', ')}
            </Text>
          </div>
          {description ? (
            <Text size="small" className={styles.bio}>
              {description}
            </Text>
          ) : (
            <Text size="small" tone="faint">
              {copy.preview.noBio}
            </Text>
          )}
          {skills.length > 0 || typedSkill ? (
            <div className={styles.skills}>
              {shown.map((skill) => (
                <Tag key={skill}>{skill}</Tag>
              ))}
              {typedSkill ? <span className={styles.typed}>{typedSkill}</span> : null}
              {rest > 0 ? (
                <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
                  {copy.preview.moreSkills(rest)}
                </button>
              ) : null}
            </div>
          ) : null}
        </div>
      </Card>
    </div>
  )
}
