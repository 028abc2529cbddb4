import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { Button, Card, Heading, Inline, Stack, Text, showToast } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import { conversationsAtom } from '../../../services/conversation/conversations.ts'
import { logError, logWarning } from '../../../services/log.ts'
import { copy } from '../copy.ts'
import { code as codeStyle } from './profile.css.ts'

type Shown = { readonly kind: 'hidden' | 'kept' | 'failed' } | { readonly kind: 'shown'; readonly code: string }

/** The recovery code, shown when asked for, until its owner has confirmed to have it. */
export function RecoveryCard(): ReactNode {
  const words = copy.recovery
  const conversations = useAtomValue(conversationsAtom)
  const [shown, setShown] = useState<Shown>({ kind: 'hidden' })
  if (!conversations) return null

  const show = async () => {
    try {
      const code = await conversations.recovery.loadCode()
      setShown(code === undefined ? { kind: 'kept' } : { kind: 'shown', code })
    } catch (error) {
      logError('The recovery code could not be loaded', error)
      setShown({ kind: 'failed' })
    }
  }
  const copyCode = async (code: string) => {
    try {
      await navigator.clipboard.writeText(code)
      showToast({ message: words.copied })
    } catch (error) {
      // It stands on the screen: it can be selected, or written down.
      logWarning('The recovery code could not be copied', error)
    }
  }

  return (
    <Card>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size="title">
            {words.title}
          </Heading>
          <Text size="small" tone="muted">
            {words.line}
          </Text>
        </Stack>
        {shown.kind === 'shown' ? (
          <code className={codeStyle} translate="no">
            {shown.code}
          </code>
        ) : null}
        {shown.kind === 'kept' || shown.kind === 'failed' ? <Text as="output">{words[shown.kind]}</Text> : null}
        <Inline>
          {shown.kind === 'shown' ? (
            <>
              <Button icon={<CopyIcon size={18} />} onPress={() => void copyCode(shown.code)}>
                {words.copy}
              </Button>
              <Button variant="text" onPress={() => setShown({ kind: 'hidden' })}>
                {words.hide}
              </Button>
            </>
          ) : (
            <Button onPress={() => void show()}>{words.show}</Button>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}
