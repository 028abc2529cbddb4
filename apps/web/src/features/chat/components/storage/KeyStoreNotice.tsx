import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { Button, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import type { KeyStoreProblem } from '../../../../services/keys/key-store-error.ts'
import { Advanced } from '../../../../shared/ui/Advanced.tsx'
import { copy } from './copy.ts'
import { icon, look, notice, words } from './KeyStoreNotice.css.ts'

/** {@link KeyStoreNotice}: `pane` fills the place of the conversation that can't be shown. */
export type KeyStoreNoticeProps = {
  readonly problem: KeyStoreProblem
  readonly place: 'pane' | 'list'
}

/** Says why this browser does not keep what opens messages, and what to do about it. */
export function KeyStoreNotice({ problem, place }: KeyStoreNoticeProps): ReactNode {
  const { title, text } = copy.problem[problem]
  return (
    <section className={`${notice} ${look[place]}`} role="alert" aria-label={title}>
      <WarningIcon className={icon} size={20} weight="fill" aria-hidden />
      <div className={words}>
        <Text weight={600} size={place === 'pane' ? 'body' : 'small'}>
          {title}
        </Text>
        <Text size="small" tone="muted">
          {text}
        </Text>
        {problem === 'insecure' || problem === 'cleared' ? null : (
          <div>
            <Button size={32} variant="ink" onPress={() => window.location.reload()}>
              {copy.reload}
            </Button>
          </div>
        )}
        {place === 'pane' ? <Advanced label={copy.advanced}>{copy.advancedText}</Advanced> : null}
      </div>
    </section>
  )
}
