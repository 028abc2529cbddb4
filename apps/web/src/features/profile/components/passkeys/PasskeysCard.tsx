import { Button, Card, Heading, Skeleton, Stack, Text } from '@umkreis/design-system'
import { PASSKEYS_MAX, type Passkey, type PasskeysAnswer } from '@umkreis/schemas'
import { useRef, useState, type ReactNode } from 'react'
import { canUsePasskeys } from '../../../../services/passkeys/can-use-passkeys.ts'
import { focusWhenLost } from '../../../../shared/focus/focus-when-lost.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { FormError } from '../../../../shared/form/FormError.tsx'
import { rows } from '../../../../shared/ui/device-rows.css.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { passkeysCopy as copy } from './copy.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'
import { usePasskeys } from './use-passkeys.ts'

/** One's passkeys. Where none can be used, only those that are there are shown, so that a lost one can be removed. */
export function PasskeysCard(): ReactNode {
  const { data, error, isFetching, refetch } = usePasskeys()
  const heading = useRef<HTMLElement>(null)
  if (!canUsePasskeys() && !data?.passkeys.length) return null
  return (
    <Card as="section" aria-labelledby="profile-passkeys">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size="title" id="profile-passkeys" ref={heading} tabIndex={-1}>
            {copy.title}
          </Heading>
          <Text size="small" tone="muted">
            {copy.line}
          </Text>
        </Stack>
        {data ? (
          <Passkeys answer={data} onGone={() => focusWhenLost(() => heading.current)} />
        ) : error ? (
          <Stack gap={12}>
            <FormError message={`${copy.failed} ${describeFailure(error)}`} />
            <div>
              <Button loading={isFetching} onPress={() => void refetch()}>
                {copy.retry}
              </Button>
            </div>
          </Stack>
        ) : (
          <Skeleton rows={1} label={copy.loading} />
        )}
      </Stack>
    </Card>
  )
}

type Dialog = { kind: 'rename' | 'remove'; passkey: Passkey }

function Passkeys({
  answer: { passkeys, needsPassword, rpId },
  onGone,
}: {
  answer: PasskeysAnswer
  onGone: () => void
}) {
  const [dialog, setDialog] = useState<Dialog>()
  const close = () => {
    setDialog(undefined)
    onGone()
  }
  return (
    <>
      {passkeys.length > 0 ? (
        <>
          <ul className={rows} aria-label={copy.list}>
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.passkeyId}
                passkey={passkey}
                onRename={() => setDialog({ kind: 'rename', passkey })}
                onRemove={() => setDialog({ kind: 'remove', passkey })}
              />
            ))}
          </ul>
          <Text size="small" tone="muted">
            {copy.stays}
          </Text>
        </>
      ) : (
        <Text size="small" tone="muted">
          {copy.none}
        </Text>
      )}
      {passkeys.length < PASSKEYS_MAX ? (
        <AddPasskey needsPassword={needsPassword} rpId={rpId} />
      ) : (
        <Text size="small" tone="muted">
          {copy.add.full(PASSKEYS_MAX)}
        </Text>
      )}
      {dialog?.kind === 'rename' ? <RenamePasskeyDialog passkey={dialog.passkey} onClose={close} /> : null}
      {dialog?.kind === 'remove' ? <RemovePasskeyDialog passkey={dialog.passkey} onClose={close} /> : null}
    </>
  )
}
