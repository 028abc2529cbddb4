import { useEffect, useState } from 'react'

/** The key of the item that holds the focus. */
export function useFocusedKey(box: HTMLElement | null): string | undefined {
  const [key, setKey] = useState<string>()
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => setKey(keyOf(target))
    const onFocusOut = ({ relatedTarget }: FocusEvent) => setKey(keyOf(relatedTarget))
    box?.addEventListener('focusin', onFocusIn)
    box?.addEventListener('focusout', onFocusOut)
    return () => {
      box?.removeEventListener('focusin', onFocusIn)
      box?.removeEventListener('focusout', onFocusOut)
    }
  }, [box])
  return key
}

function keyOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined
}
