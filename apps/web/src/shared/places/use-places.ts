import { useEffect, useState } from 'react'
import type { Country } from './places.ts'

const NONE: readonly Country[] = []

/** Countries and cities to choose from; empty until their chunk has come, which nobody has to wait for. */
export function usePlaces(): readonly Country[] {
  const [countries, setCountries] = useState(NONE)
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const { loadCountries } = await import('./places.ts')
      if (isWanted) setCountries(loadCountries())
    }
    // Without the chunk both fields still take any text.
    void load().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [])
  return countries
}
