import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { memo, type ReactNode, useRef } from 'react'
import { copy } from '../../copy.ts'
import { type LoadScanner, ScanButton } from './ScanButton.tsx'
import { clear, icon, input, search } from './GroupSearch.css.ts'

/** The field that narrows the list to names and descriptions, and at its end what scans. Escape empties it. */
export const GroupSearch = memo(function GroupSearch({
  value,
  onChange,
  loadScanner,
}: {
  value: string
  onChange: (text: string) => void
  loadScanner: LoadScanner
}): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className={search}>
      <MagnifyingGlassIcon className={icon} size={20} aria-hidden />
      <input
        ref={field}
        className={input}
        type="search"
        aria-label={copy.searchGroups}
        placeholder={copy.searchGroups}
        enterKeyHint="search"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') onChange('')
        }}
      />
      {value === '' ? (
        <ScanButton load={loadScanner} />
      ) : (
        <button
          type="button"
          className={clear}
          aria-label={copy.clearSearch}
          onClick={() => {
            onChange('')
            field.current?.focus()
          }}
        >
          <XIcon size={16} aria-hidden />
        </button>
      )}
    </search>
  )
})
