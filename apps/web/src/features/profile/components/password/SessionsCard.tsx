import { createAccount } from '@umkreis/api-client/account'
import { Button, Card, Dialog, Heading, Skeleton, Stack, Text, showToast } from '@umkreis/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../../../services/api.ts'
import { logError } from '../../../../services/log.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { passwordCopy } from './copy.ts'
import { SessionRow } from './SessionRow.tsx'
import { rows } from '../../../../shared/ui/device-rows.css.ts'
import { SESSIONS, useSessions } from './use-sessions.ts'

const copy = passwordCopy.sessions

/** Where one is signed in, and the ways to end that. */
export function SessionsCard(): ReactNode {
  return (
    <Card as="section" aria-labelledby="profile-sessions">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size="title" id="profile-sessions">
            {copy.title}
          </Heading>
          <Text size="small" tone="muted">
            {copy.line}
          </Text>
        </Stack>
        <Sessions />
      </Stack>
    </Card>
  )
}

function Sessions() {
  const account = createAccount(useApi())
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useSessions()
  const [isAsking, setAsking] = useState(false)
  const reload = () => client.invalidateQueries({ queryKey: [SESSIONS] })
  const end = useMutation({
    mutationFn: ({ sessionId }: { sessionId: string; name: string }) => account.endSession(sessionId),
    onSuccess: async (_nothing, { name }) => {
      showToast({ message: copy.signedOut(name) })
      await reload()
    },
    onError: (failure) => {
      logError('A sign-in could not be ended', failure)
      showToast({ tone: 'danger', message: describeFailure(failure) })
      void reload()
    },
  })
  const endOthers = useMutation({
    mutationFn: () => account.endOtherSessions(),
    onSuccess: async () => {
      showToast({ message: copy.signedOutOthers })
      setAsking(false)
      await reload()
    },
    onError: (failure) => logError('The other sign-ins could not be ended', failure),
  })

  if (!data && error) {
    return (
      <Stack gap={12}>
        <FormError message={`${copy.failed} ${describeFailure(error)}`} />
        <div>
          <Button loading={isFetching} onPress={() => void refetch()}>
            {copy.retry}
          </Button>
        </div>
      </Stack>
    )
  }
  if (!data) return <Skeleton rows={2} label={copy.loading} />
  const hasOthers = data.some(({ isThis }) => !isThis)
  return (
    <>
      <ul className={rows} aria-label={copy.list}>
        {data.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            isEnding={end.isPending && end.variables.sessionId === session.sessionId}
            onEnd={(name) => end.mutate({ sessionId: session.sessionId, name })}
          />
        ))}
      </ul>
      {hasOthers ? (
        <div>
          <Button onPress={() => setAsking(true)}>{copy.signOutOthers}</Button>
        </div>
      ) : (
        <Text size="small" tone="muted">
          {copy.onlyThis}
        </Text>
      )}
      <Dialog
        open={isAsking}
        role="alertdialog"
        width="small"
        dismissable={false}
        onClose={() => setAsking(false)}
        title={copy.signOutOthersTitle}
        description={copy.signOutOthersWhy}
        actions={
          <>
            <Button variant="text" onPress={() => setAsking(false)}>
              {copy.cancel}
            </Button>
            <Button variant="danger" loading={endOthers.isPending} onPress={() => endOthers.mutate()}>
              {copy.signOutOthers}
            </Button>
          </>
        }
      >
        <FormError message={endOthers.isError ? describeFailure(endOthers.error) : undefined} />
      </Dialog>
    </>
  )
}
