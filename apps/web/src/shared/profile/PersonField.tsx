import { Button, ComboBox, Stack, type Choice } from '@umkreis/design-system'
import { useMemo, useState, type ReactNode, type Ref } from 'react'
import { describeFailure } from '../form/describe-failure.ts'
import { FormError } from '../form/FormError.tsx'
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
  // Whom one has chosen stays known, whatever is typed and found after that.
  const known = useMemo(
    () => [...(named ? [{ id: named.id, label: named.name }] : []), ...(chosen ? [chosen] : [])],
    [named, chosen],
  )
  // Of whom is named already, nothing needs to be found out.
  const isNamed = known.some(({ id, label }) => id === value && label === typed)
  const found = useColleagues(isNamed ? '' : typed, colleagues)
  // The field looks through the names itself: whoever was found by a city, or for letters before these, is not offered.
  const choices = useMemo(
    () => [...new Map([...known, ...found.choices].map((one) => [one.id, one])).values()],
    [known, found.choices],
  )
  return (
    <Stack gap={8}>
      <ComboBox
        {...words}
        choices={choices}
        selected={choices.some(({ id }) => id === value) ? value : null}
        placeholder={copy.colleaguePlaceholder}
        openLabel={copy.showColleagues}
        emptyText={found.failure ? '' : copy.noColleague[found.nobody]}
        onText={setTyped}
        onSelect={(id) => {
          setChosen(choices.find((one) => one.id === id))
          onChange(id ?? '')
        }}
      />
      {found.failure ? (
        <>
          <FormError message={`${copy.colleaguesFailed} ${describeFailure(found.failure)}`} />
          <div>
            <Button size={32} loading={found.isLoading} onPress={found.retry}>
              {copy.retry}
            </Button>
          </div>
        </>
      ) : null}
    </Stack>
  )
}
