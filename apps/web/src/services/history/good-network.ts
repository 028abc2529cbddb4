import { createCell, type Observed } from '../conversation/observed.ts'

/** What some browsers say of the network (https://wicg.github.io/netinfo/). */
type NetworkInformation = EventTarget & { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether the network is one over which the past may be fetched unasked: not a slow one, nor one on which its owner saves. */
export function watchGoodNetwork(
  network: NetworkInformation | undefined = (navigator as { connection?: NetworkInformation }).connection,
): Observed<boolean> & { stop(): void } {
  const isGoodNow = () => network?.saveData !== true && network?.effectiveType?.endsWith('2g') !== true
  const isGood = createCell(isGoodNow())
  const update = () => isGood.set(isGoodNow())
  network?.addEventListener('change', update)
  return { ...isGood, stop: () => network?.removeEventListener('change', update) }
}
