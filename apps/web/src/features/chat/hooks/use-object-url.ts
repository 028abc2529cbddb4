import { useEffect, useState } from 'react'

/** An address for bytes that are drawn, for as long as they are. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    // The address is made outside of React and has to be taken back: an effect is the only place that does both.
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [blob])
  return url
}
