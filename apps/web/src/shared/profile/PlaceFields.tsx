import { ComboBox, type Choice } from '@umkreis/design-system'
import { useMemo, useState, type ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { findCountry } from '../places/find-country.ts'
import { usePlaces } from '../places/use-places.ts'
import { copy } from './copy.ts'
import type { ProfileControl } from './profile-control.ts'
import { useSuggestedValues } from './suggested-values.ts'

type PlaceFieldsProps = {
  readonly control: ProfileControl
  /** What stands beside the labels. */
  readonly actions?: { readonly country: ReactNode; readonly city: ReactNode }
}

/** Country and city, offered from lists, and cities also as colleagues write theirs; any other place may be typed. */
export function PlaceFields({ control, actions }: PlaceFieldsProps): ReactNode {
  const countries = usePlaces()
  const country = useWatch({ control, name: 'country' })
  const cities = useMemo(
    () => findCountry(countries, country)?.cities ?? countries.flatMap((one) => one.cities),
    [countries, country],
  )
  return (
    <>
      <PlaceField
        control={control}
        name="country"
        label={copy.country}
        action={actions?.country}
        places={useMemo(() => countries.map(({ name }) => name), [countries])}
      />
      <CityField control={control} action={actions?.city} places={cities} />
    </>
  )
}

function CityField({ control, action, places }: Pick<PlaceFieldProps, 'control' | 'action' | 'places'>) {
  const [typed, setTyped] = useState('')
  const found = useSuggestedValues('city', typed)
  return (
    <PlaceField
      control={control}
      name="city"
      label={copy.city}
      action={action}
      places={places}
      found={found}
      onTyped={setTyped}
    />
  )
}

type PlaceFieldProps = {
  readonly control: ProfileControl
  readonly name: 'country' | 'city'
  readonly label: string
  readonly action: ReactNode
  readonly places: readonly string[]
  readonly found?: readonly Choice[]
  readonly onTyped?: (text: string) => void
}

function PlaceField({ control, name, label, action, places, found, onTyped }: PlaceFieldProps) {
  const { field, fieldState } = useController({ control, name })
  // What is stored or was found is offered too, should the list not know it.
  const [stored, setStored] = useState(field.value)
  const choices = useMemo(() => {
    const known = new Set(places)
    if (stored) known.add(stored)
    return [...known].map((place) => ({ id: place, label: place }))
  }, [places, stored])
  return (
    <ComboBox
      label={label}
      action={action}
      choices={choices}
      {...(found ? { found } : {})}
      selected={choices.some(({ id }) => id === field.value) ? field.value : null}
      onSelect={(id) => {
        if (id === null) return
        if (found?.some((one) => one.id === id)) setStored(id)
        field.onChange(id)
      }}
      ownText
      onText={(text) => {
        onTyped?.(text)
        field.onChange(text)
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}
