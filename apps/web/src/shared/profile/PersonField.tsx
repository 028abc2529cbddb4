import { ComboBox, type Choice } from '@umkreis/design-system'
import { useMemo, useState, type ReactNode, type Ref } from 'react'
import { copy } from './copy.ts'
import { useColleagues, type ColleagueSearch } from './use-colleagues.ts'

type PersonFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly optional?: string
  readonly action?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement>
  /** Who is named now, as one may see them. */
  readonly named: { readonly id: string; readonly name: string } | undefined
  /** The id of whom is chosen, or nobody. */
  readonly value: string
  readonly onChange: (id: string) => void
  readonly colleagues: ColleagueSearch
}

/** Names a colleague: they are found by their name as one types. */
export function PersonField({ named, value, onChange, colleagues, ...words }: PersonFieldProps): ReactNode {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Choice>()
  const found = useColleagues(typed, colleagues)
  // Whom one has chosen stays known, whatever is typed and found after that.
  const choices = useMemo(() => {
    const known = [...(named ? [{ id: named.id, label: named.name }] : []), ...(chosen ? [chosen] : [])]
    const others = typed.trim() === '' ? found : []
    return [...new Map([...known, ...others].map((one) => [one.id, one])).values()]
  }, [named, chosen, found, typed])
  return (
    <ComboBox
      {...words}
      choices={choices}
      found={typed.trim() === '' ? NONE : found}
      selected={choices.some(({ id }) => id === value) ? value : null}
      placeholder={copy.colleaguePlaceholder}
      openLabel={copy.showColleagues}
      emptyText={copy.noColleague}
      onText={setTyped}
      onSelect={(id) => {
        setChosen([...found, ...choices].find((one) => one.id === id))
        onChange(id ?? '')
      }}
    />
  )
}

const NONE: readonly Choice[] = []
