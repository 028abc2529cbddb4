import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { Button, IconButton } from '@umkreis/design-system'
import type { HouseWord, HouseWordList as Words } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import type { useHouseVocabulary } from '../../hooks/use-house-vocabulary.ts'
import * as css from '../shared/managed.css.ts'
import { customizationCopy } from './copy.ts'

const copy = customizationCopy.words
const SHOWN_FIRST = 20

/** The words of the house by name, then the built-in ones that are switched off. */
export function HouseWordList({
  list: { words, switchedOff },
  actions,
  onEdit,
}: {
  list: Words
  actions: ReturnType<typeof useHouseVocabulary>
  onEdit: (word: HouseWord) => void
}): ReactNode {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? words : words.slice(0, SHOWN_FIRST)
  return (
    <>
      <ul className={css.list}>
        {shown.map((word) => (
          <li key={word.id} className={css.entry}>
            <span className={css.entryWords}>
              <span className={css.entryName}>{word.name}</span>
              <span className={css.entryLine}>{word.synonyms.join(', ')}</span>
            </span>
            <span className={css.entryActions}>
              <IconButton
                label={copy.edit(word.name)}
                icon={<PencilSimpleIcon size={20} />}
                onPress={() => onEdit(word)}
              />
              <IconButton
                label={copy.remove(word.name)}
                icon={<TrashIcon size={20} />}
                disabled={actions.isChanging}
                onPress={() => actions.remove(word)}
              />
            </span>
          </li>
        ))}
        {switchedOff.map((word) => (
          <li key={word.id} className={css.entry}>
            <span className={`${css.entryWords} ${css.faded}`}>
              <span className={css.entryName}>{word.name}</span>
              <span className={css.entryLine}>{copy.isOff(word.meanings.join(', '))}</span>
            </span>
            <Button
              size={32}
              aria-label={copy.switchOnLabel(word.name)}
              disabled={actions.isChanging}
              onPress={() => actions.switchOn(word)}
            >
              {copy.switchOn}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < words.length ? (
        <Button variant="text" onPress={() => setWhole(true)}>
          {copy.all(words.length)}
        </Button>
      ) : null}
    </>
  )
}
