import { ComboBox } from '@umkreis/design-system'
import { useMemo, useState, type ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { findCountry } from '../places/find-country.ts'
import { usePlaces } from '../places/use-places.ts'
import { copy } from './copy.ts'
import type { ProfileControl } from './profile-control.ts'

type PlaceFieldsProps = {
  readonly control: ProfileControl
  /** What stands beside the labels. */
  readonly actions?: { readonly country: ReactNode; readonly city: ReactNode }
}

/** Country and city, offered from lists; a place that is in neither may be typed. */
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
      <PlaceField control={control} name="city" label={copy.city} action={actions?.city} places={cities} />
    </>
  )
}

type PlaceFieldProps = {
  readonly control: ProfileControl
  readonly name: 'country' | 'city'
  readonly label: string
  readonly action: ReactNode
  readonly places: readonly string[]
}

function PlaceField({ control, name, label, action, places }: PlaceFieldProps) {
  const { field, fieldState } = useController({ control, name })
  // What is stored is offered too, should the list not know it.
  const [stored] = useState(field.value)
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
      selected={choices.some(({ id }) => id === field.value) ? field.value : null}
      onSelect={(id) => {
        if (id !== null) field.onChange(id)
      }}
      ownText
      onText={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}
