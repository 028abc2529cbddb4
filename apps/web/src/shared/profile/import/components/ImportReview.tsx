import { Button, Checkbox, Stack, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { LOCALE } from '../../../i18n/locale.ts'
import { importCopy } from '../copy.ts'
import { type Chosen, type Review, type ReviewRow, toggled } from '../logic/review.ts'
import {
  found,
  group,
  groupHead,
  kind,
  legend,
  name,
  now,
  row,
  rows,
  skills as skillList,
  values,
} from './import.css.ts'

const copy = importCopy.review
const names = new Intl.ListFormat(LOCALE, { type: 'unit' })

type ImportReviewProps = {
  readonly review: Review
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
}

/** What was found, each with what is in the form now, to be chosen one by one. */
export function ImportReview({ review, chosen, onChange }: ImportReviewProps): ReactNode {
  const same = review.same.map((field) => copy.field[field])
  return (
    <Stack gap={24}>
      {review.rows.length > 0 ? (
        <fieldset className={group}>
          <legend className={legend}>{copy.fields}</legend>
          <div className={rows}>
            {review.rows.map((one) => (
              <Value
                key={one.field}
                row={one}
                isChosen={chosen.fields.has(one.field)}
                onToggle={() => onChange({ ...chosen, fields: toggled(chosen.fields, one.field) })}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      {same.length > 0 ? (
        <Text size="small" tone="muted">
          {copy.same(names.format(same))}
        </Text>
      ) : null}
      {review.skills.length > 0 || review.skillsThere > 0 ? (
        <Skills review={review} chosen={chosen} onChange={onChange} />
      ) : null}
    </Stack>
  )
}

function Value({ row: one, isChosen, onToggle }: { row: ReviewRow; isChosen: boolean; onToggle: () => void }) {
  return (
    <div className={row}>
      <Checkbox selected={isChosen} onChange={onToggle}>
        <span className={values}>
          <span className={name}>{copy.field[one.field]}</span>
          <span className={found}>{one.found}</span>
          <span className={now}>{one.now === '' ? copy.empty : copy.now(one.now)}</span>
        </span>
      </Checkbox>
    </div>
  )
}

function Skills({ review, chosen, onChange }: ImportReviewProps) {
  const { skills, skillsThere, room } = review
  const isFull = chosen.skills.size >= room
  const choose = (next: ReadonlySet<string>) => onChange({ ...chosen, skills: next })
  return (
    <fieldset className={group}>
      <legend className={legend}>{copy.skills}</legend>
      {skills.length > 1 && room > 0 ? (
        <div className={groupHead}>
          <Button
            variant="soft"
            size={32}
            onPress={() =>
              choose(chosen.skills.size > 0 ? new Set() : new Set(skills.slice(0, room).map((skill) => skill.name)))
            }
          >
            {chosen.skills.size > 0 ? copy.none : copy.all}
          </Button>
        </div>
      ) : null}
      {skills.length > room ? (
        <Text size="small" tone="warning">
          {copy.full(room)}
        </Text>
      ) : null}
      <ul className={skillList}>
        {skills.map((skill) => {
          const isChosen = chosen.skills.has(skill.name)
          return (
            <li key={skill.name}>
              <Checkbox
                selected={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => choose(toggled(chosen.skills, skill.name))}
              >
                {skill.name}
                {skill.isLanguage ? <span className={kind}> ({copy.language})</span> : null}
              </Checkbox>
            </li>
          )
        })}
      </ul>
      {skillsThere > 0 ? (
        <Text size="small" tone="muted">
          {copy.skillsThere(skillsThere)}
        </Text>
      ) : null}
    </fieldset>
  )
}
