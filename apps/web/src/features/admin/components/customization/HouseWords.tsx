import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { Button, EmptyState } from '@umkreis/design-system'
import type { HouseWord } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import { useHouseVocabulary } from '../../hooks/use-house-vocabulary.ts'
import { actions as actionsRow } from '../shared/managed.css.ts'
import { Managed } from '../shared/Managed.tsx'
import { Section } from '../shared/Section.tsx'
import { customizationCopy } from './copy.ts'
import * as css from './customization.css.ts'
import { HouseWordList } from './HouseWordList.tsx'
import { SwitchOffDialog } from './SwitchOffDialog.tsx'
import { WordDialog } from './WordDialog.tsx'

const copy = customizationCopy.words

/** What the organisation calls things, so that colleagues are found by it. */
export function HouseWords(): ReactNode {
  const actions = useHouseVocabulary()
  const [open, setOpen] = useState<'new' | 'off' | HouseWord>()
  const { data } = actions.query
  const close = () => setOpen(undefined)
  const createButtons = (className: string) => (
    <span className={className}>
      <Button onPress={() => setOpen('off')}>{copy.switchOff}</Button>
      <Button variant="accent" icon={<PlusIcon size={18} weight="bold" />} onPress={() => setOpen('new')}>
        {copy.add}
      </Button>
    </span>
  )
  const isEmpty = data?.words.length === 0 && data.switchedOff.length === 0
  return (
    <Section title={copy.title} line={copy.line} action={data && !isEmpty ? createButtons(actionsRow) : undefined}>
      <Managed query={actions.query} words={copy}>
        {(list) =>
          isEmpty ? (
            <EmptyState
              level={3}
              title={copy.none}
              text={copy.noneLine}
              action={createButtons(`${actionsRow} ${css.centred}`)}
            />
          ) : (
            <HouseWordList list={list} actions={actions} onEdit={setOpen} />
          )
        }
      </Managed>
      {open === 'off' ? <SwitchOffDialog actions={actions} onClose={close} /> : null}
      {open !== undefined && open !== 'off' ? (
        <WordDialog word={open === 'new' ? undefined : open} actions={actions} onClose={close} />
      ) : null}
    </Section>
  )
}
