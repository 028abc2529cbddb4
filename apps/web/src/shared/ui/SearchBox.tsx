import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import type { ReactNode } from 'react'
import { box, icon, input } from './search-box.css.ts'

type SearchBoxProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Looks through what is on the screen, as one types. The label stands in it until then. */
export function SearchBox({ label, value, onChange }: SearchBoxProps): ReactNode {
  return (
    <label className={box}>
      <MagnifyingGlassIcon className={icon} size={18} aria-hidden />
      <input
        className={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  )
}
