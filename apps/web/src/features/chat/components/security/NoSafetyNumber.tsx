import { Button, Dialog, Spinner, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { copy } from './copy.ts'
import type { SafetyNumberState } from './use-safety-number.ts'

/** Stands in the place of a number that is on its way, or can't be had, and says why. */
export function NoSafetyNumber({
  name,
  state,
  back,
  onRetry,
  onClose,
}: {
  name: string
  state: Exclude<SafetyNumberState, { kind: 'loaded' }>
  back: ReactNode
  onRetry: () => void
  onClose: () => void
}): ReactNode {
  const isFailed = state.kind === 'none' && state.because !== 'no-keys'
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.numberTitle(name)}
      actions={
        <>
          {back}
          {isFailed ? <Button onPress={onRetry}>{copy.again}</Button> : null}
        </>
      }
    >
      {state.kind === 'loading' ? <Spinner label={copy.loading} /> : null}
      <output>
        {state.kind === 'none' ? (
          <>
            <Text as="span" weight={600}>
              {REASONS[state.because](name).title}
            </Text>{' '}
            <Text as="span" tone="muted">
              {REASONS[state.because](name).text}
            </Text>
          </>
        ) : null}
      </output>
    </Dialog>
  )
}

const REASONS = {
  'no-keys': (name: string) => ({ title: `${copy.noNumberYet(name)}.`, text: copy.noNumberYetWhy }),
  'not-ready': () => ({ title: `${copy.notReady}.`, text: copy.notReadyWhy }),
  failed: () => ({ title: `${copy.failed}.`, text: '' }),
}
