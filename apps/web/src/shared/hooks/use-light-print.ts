import { useEffect } from 'react'

/** Prints in the light colours whatever scheme was chosen: paper is white, and backgrounds are left out on it. */
export function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let chosen: string | undefined
    const toPaper = () => {
      chosen = dataset['scheme']
      dataset['scheme'] = 'light'
    }
    const toScreen = () => {
      if (chosen === undefined) delete dataset['scheme']
      else dataset['scheme'] = chosen
    }
    window.addEventListener('beforeprint', toPaper)
    window.addEventListener('afterprint', toScreen)
    return () => {
      window.removeEventListener('beforeprint', toPaper)
      window.removeEventListener('afterprint', toScreen)
    }
  }, [])
}
