import type { ReactNode } from 'react'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { classNames } from '../../internal/class-names.ts'
import { detail as detailStyle, oneLine, option, words } from './ListBox.css.ts'

/** One of the values to choose from; `detail` is a second, quiet line. */
export interface Choice {
  readonly id: string
  readonly label: string
  readonly detail?: string
}

/** A value in a list; the chosen one carries a check. */
export function Option({ choice, single = false }: { choice: Choice; single?: boolean }): ReactNode {
  return (
    <ListBoxItem id={choice.id} textValue={choice.label} className={option}>
      {({ isSelected }) => (
        <>
          <span className={words}>
            <span className={classNames(single && oneLine)}>{choice.label}</span>
            {choice.detail ? <span className={classNames(detailStyle, single && oneLine)}>{choice.detail}</span> : null}
          </span>
          {isSelected ? <CheckIcon size={18} aria-hidden /> : null}
        </>
      )}
    </ListBoxItem>
  )
}
