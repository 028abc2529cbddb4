import { ActionBar, AvatarStack, Button, KeyHint } from '@umkreis/design-system'
import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle'
import type { SearchResult } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { wordName } from '../logic/wording.ts'
import * as styles from '../ResultPage.css.ts'
import { WriteToEach } from './write-to-each/WriteToEach.tsx'

interface SelectionBarProps {
  selected: readonly SearchResult[]
  isPhone: boolean
  isStarting: boolean
  onClear: () => void
  onStart: () => void
}

/** Who was chosen, and what to do with them; nothing while nobody is. */
export function SelectionBar({ selected, isPhone, isStarting, onClear, onStart }: SelectionBarProps): ReactNode {
  if (selected.length === 0) return null
  return (
    <>
      <div className={styles.bar}>
        <ActionBar
          label={copy.selected(selected.length)}
          title={copy.selected(selected.length)}
          hint={isPhone ? undefined : copy.selectionHint}
          portraits={
            <AvatarStack
              people={selected.map(({ user }) => ({ id: user.userId, name: wordName(user), src: user.avatarUrl }))}
              size={40}
            />
          }
          end={
            isPhone ? (
              <span className={styles.clear}>
                <Button variant="text" onPress={onClear}>
                  {copy.clear}
                </Button>
              </span>
            ) : undefined
          }
        >
          {selected.length > 1 ? (
            <WriteToEach people={selected.map(({ user }) => user)} isPhone={isPhone} onSent={onClear} />
          ) : null}
          <Button
            variant="accent"
            size={48}
            icon={isPhone ? undefined : <ChatCircleIcon size={20} weight="bold" />}
            iconEnd={isPhone ? undefined : <KeyHint onFill>{copy.ctrlEnter}</KeyHint>}
            loading={isStarting}
            onPress={onStart}
          >
            {selected.length === 1 ? copy.startConversation : copy.startGroup}
          </Button>
        </ActionBar>
      </div>
      <div className={styles.barRoom} />
    </>
  )
}
