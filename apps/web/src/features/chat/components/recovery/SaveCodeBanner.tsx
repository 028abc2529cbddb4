import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key'
import { Button, Text } from '@umkreis/design-system'
import { type ReactNode, useEffect, useState } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { copy } from '../../copy.ts'
import { actions, banner, icon, words } from './SaveCodeBanner.css.ts'
import { SaveCodeDialog } from './SaveCodeDialog.tsx'

/** Asks calmly, until it is done, to save the code that opens the messages when this device is lost. */
export function SaveCodeBanner({ conversations }: { conversations: Conversations }): ReactNode {
  const code = useUnsavedCode(conversations)
  const [isOpen, setOpen] = useState(false)
  const [isPutOff, setPutOff] = useState(false)
  const [isSaved, setSaved] = useState(false)
  if (code === undefined || isSaved || (isPutOff && !isOpen)) return null
  return (
    <aside className={banner} aria-label={copy.saveCodeTitle}>
      <KeyIcon className={icon} size={20} aria-hidden />
      <div className={words}>
        <Text size="small" weight={600}>
          {copy.saveCodeTitle}
        </Text>
        <Text size="small" tone="muted">
          {copy.saveCodeWhy}
        </Text>
        <div className={actions}>
          <Button size={32} variant="ink" onPress={() => setOpen(true)}>
            {copy.saveCode}
          </Button>
          <Button size={32} variant="text" onPress={() => setPutOff(true)}>
            {copy.later}
          </Button>
        </div>
      </div>
      {isOpen ? (
        <SaveCodeDialog
          code={code}
          recovery={conversations.recovery}
          onClose={() => setOpen(false)}
          onSaved={() => setSaved(true)}
        />
      ) : null}
    </aside>
  )
}

/** The code is there once the keys of a first device are made, which takes a moment after signing in. */
function useUnsavedCode(conversations: Conversations): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    let isOver = false
    const load = async () => {
      const found = await conversations.recovery.loadCode()
      if (!isOver) setCode(found)
    }
    void load()
    const stop = conversations.recovery.subscribe(() => void load())
    return () => {
      isOver = true
      stop()
    }
  }, [conversations])
  return code
}
