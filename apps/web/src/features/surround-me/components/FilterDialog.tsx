import { Button, ComboBox, Dialog } from '@umkreis/design-system'
import { useQuery } from '@tanstack/react-query'
import type { SearchResult } from '@umkreis/schemas'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useApi } from '../../../services/api.ts'
import { copy } from '../copy.ts'
import { useSettled } from '../../../shared/hooks/use-settled.ts'
import { listFilterValues } from '../logic/filter-values.ts'
import type { FilterKind } from '../logic/search-address.ts'

/** {@link FilterDialog}: `results` tell which values there are. */
export interface FilterDialogProps {
  kind: FilterKind
  results: readonly SearchResult[]
  onClose: () => void
  onAdd: (value: string) => void
}

/** Chooses a value to filter by: one that the people found have, a suggested one, or words of one's own. */
export function FilterDialog({ kind, results, onClose, onAdd }: FilterDialogProps): ReactNode {
  const api = useApi()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const asked = useSettled(text.trim(), 120)
  const { data } = useQuery({
    queryKey: ['surround-me', 'suggestions', asked],
    queryFn: ({ signal }) => api.users.suggestions(asked, signal),
    enabled: asked !== '',
    retry: false,
  })
  useEffect(() => input.current?.focus(), [])
  const choices = listFilterValues(kind, results, data).map(({ value }) => ({ id: value, label: value }))
  const value = text.trim()
  const add = () => {
    if (value !== '') onAdd(choices.find((choice) => choice.label.toLowerCase() === value.toLowerCase())?.id ?? value)
  }
  return (
    <Dialog open onClose={onClose} title={copy.filterBy[kind]} width="small" closeLabel={copy.close}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <ComboBox
          label={copy.filterKind[kind]}
          choices={choices}
          selected={null}
          ownText
          inputRef={input}
          placeholder={copy.filterPlaceholder[kind]}
          emptyText={copy.noFilterValues}
          onText={setText}
          onSelect={(id) => {
            if (id !== null) onAdd(id)
          }}
        />
      </form>
      <Button variant="accent" full disabled={value === ''} onPress={add}>
        {copy.filterApply}
      </Button>
    </Dialog>
  )
}
