import { Select } from '@umkreis/design-system'
import { coffeeIntervalSchema } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { useCoffeeProgramme } from '../../hooks/use-configuration.ts'
import { formatDay } from '../../logic/format-moment.ts'
import { Managed } from '../shared/Managed.tsx'
import { Section } from '../shared/Section.tsx'
import { configureCopy } from './copy.ts'

const copy = configureCopy.coffee
const CHOICES = (['off', ...coffeeIntervalSchema.options] as const).map((id) => ({ id, label: copy.intervals[id] }))

/** Whether, and how often, colleagues are brought together for a coffee. */
export function CoffeeRounds(): ReactNode {
  const { query, choose } = useCoffeeProgramme()
  return (
    <Section title={copy.title} line={copy.line}>
      <Managed query={query} words={copy}>
        {(programme) => (
          <Select
            label={copy.label}
            hint={programme ? copy.next(formatDay(programme.nextRoundAt)) : undefined}
            choices={CHOICES}
            selected={programme?.interval ?? 'off'}
            onSelect={(id) => choose(id === 'off' ? null : id)}
          />
        )}
      </Managed>
    </Section>
  )
}
