import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import type { ReactNode } from 'react'
import { box, clear, icon, input } from './search-box.css.ts'
import { copy } from './copy.ts'

type SearchBoxProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** Names the cross that empties it. */
  readonly clearLabel?: string
}

/** Looks through what is on the screen, as one types. The label stands in it until then. */
export function SearchBox({ label, value, onChange, clearLabel = copy.emptySearch }: SearchBoxProps): ReactNode {
  return (
    <div className={box}>
      <MagnifyingGlassIcon className={icon} size={18} aria-hidden />
      <input
        className={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value === '' ? null : (
        <button
          type="button"
          className={clear}
          aria-label={clearLabel}
          onClick={(event) => {
            onChange('')
            event.currentTarget.parentElement?.querySelector('input')?.focus()
          }}
        >
          <XIcon size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}
