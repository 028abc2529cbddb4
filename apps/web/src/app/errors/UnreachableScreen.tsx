import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { Button, Heading, Text } from '@umkreis/design-system'
import { ApiNetworkError, UserDataError } from '@umkreis/api-client'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { startSessionAtom } from '../../services/session.ts'
import { MAIN_ID } from '../frame/use-announced-navigation.ts'
import { BrokenCircle } from './BrokenCircle.tsx'
import { fullScreen, fullScreenWords } from './errors.css.ts'

/** Somebody is signed in, but their data did not come. */
export function UnreachableScreen({ error }: { error: unknown }): ReactNode {
  const start = useSetAtom(startSessionAtom)
  const isOffline = error instanceof UserDataError && error.cause instanceof ApiNetworkError
  return (
    <main id={MAIN_ID} className={fullScreen}>
      <BrokenCircle />
      <div className={fullScreenWords}>
        <Heading level={1}>{isOffline ? 'Umkreis can’t be reached' : 'Your data did not come'}</Heading>
        <Text tone="muted">
          {isOffline
            ? 'Check your connection. You stay signed in.'
            : 'The server has a problem. You stay signed in; please try again in a moment.'}
        </Text>
      </div>
      <Button
        variant="accent"
        size={48}
        icon={<ArrowClockwiseIcon size={20} weight="bold" />}
        onPress={() => void start()}
      >
        Retry
      </Button>
    </main>
  )
}
