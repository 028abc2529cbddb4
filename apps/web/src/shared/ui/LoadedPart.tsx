import { showToast } from '@umkreis/design-system'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { describeFailure } from '../form/describe-failure.ts'

/**
 * A part that is only now and then wanted, such as a dialog, whose code comes when this is drawn. Where it can't be loaded
 * that is said, and the page around it stays as it is.
 *
 * @param load Always the same function.
 * @param name Another one draws the part anew.
 * @param onFailure Told so that it is no longer drawn.
 */
export function LoadedPart<Props extends object>({
  load,
  props,
  name,
  onFailure,
}: {
  load: () => Promise<ComponentType<Props>>
  props: Props
  name?: string
  onFailure: () => void
}): ReactNode {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const giveUp = useEffectEvent(onFailure)
  useEffect(() => {
    let isOver = false
    const fetchIt = async () => {
      try {
        const part = await load()
        if (!isOver) setPart(() => part)
      } catch (error) {
        if (isOver) return
        showToast({ tone: 'danger', message: describeFailure(error) })
        giveUp()
      }
    }
    void fetchIt()
    return () => {
      isOver = true
    }
  }, [load])
  return Part ? <Part key={name} {...props} /> : null
}
