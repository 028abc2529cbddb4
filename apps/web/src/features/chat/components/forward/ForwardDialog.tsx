import { Button, Dialog, Text, VisuallyHidden } from '@umkreis/design-system'
import { type ReactNode, useState } from 'react'
import { SearchBox } from '../../../../shared/ui/SearchBox.tsx'
import { copy } from '../../copy.ts'
import { summaryOf } from '../../logic/message-summary.ts'
import type { ForwardedMessage } from '../../state/forward.ts'
import { forwardCopy } from './copy.ts'
import { found, quote } from './ForwardDialog.css.ts'
import { TargetRow } from './TargetRow.tsx'
import { targetKey, type ShownTarget, useForwardTargets } from './use-forward-targets.ts'
import { useForwarding } from './use-forwarding.ts'

/** More than that is no forwarding any more. */
const TARGETS_MAX = 10

/** Chooses where a message goes on to: conversations, and people with whom there is none yet. */
export function ForwardDialog({ message, onClose }: { message: ForwardedMessage; onClose: () => void }): ReactNode {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<readonly ShownTarget[]>([])
  const { groups, people, isSettled } = useForwardTargets(query)
  const { isSending, problem, send } = useForwarding(message, onClose)
  const isFull = chosen.length >= TARGETS_MAX
  const rowsOf = (label: string, targets: readonly ShownTarget[]) =>
    targets.length > 0 ? (
      <section aria-label={label}>
        <Text size="meta" weight={600} tone="muted">
          {label}
        </Text>
        {targets.map((one) => {
          const isChosen = chosen.some((other) => targetKey(other.target) === targetKey(one.target))
          return (
            <TargetRow
              key={targetKey(one.target)}
              shown={one}
              isChosen={isChosen}
              isDisabled={isSending || (isFull && !isChosen)}
              onToggle={() =>
                setChosen(
                  isChosen
                    ? chosen.filter((other) => targetKey(other.target) !== targetKey(one.target))
                    : [...chosen, one],
                )
              }
            />
          )
        })}
      </section>
    ) : null

  return (
    <Dialog
      open
      width="small"
      title={forwardCopy.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {forwardCopy.cancel}
          </Button>
          <Button variant="accent" disabled={chosen.length === 0} loading={isSending} onPress={() => void send(chosen)}>
            {forwardCopy.send(chosen.length)}
          </Button>
        </>
      }
    >
      <Text size="small" tone="muted" truncate className={quote}>
        <bdi>{summaryOf(message.body, copy)}</bdi>
      </Text>
      <SearchBox label={forwardCopy.find} value={query} onChange={setQuery} />
      <div className={found}>
        {rowsOf(forwardCopy.conversations, groups)}
        {rowsOf(forwardCopy.people, people)}
        {isSettled && groups.length + people.length === 0 ? (
          <Text size="small" tone="muted">
            {forwardCopy.none(query.trim())}
          </Text>
        ) : null}
      </div>
      {problem === null ? null : (
        <Text size="small" tone="danger" role="alert">
          {problem}
        </Text>
      )}
      {isFull ? (
        <Text size="small" tone="muted" aria-live="polite">
          {forwardCopy.most(TARGETS_MAX)}
        </Text>
      ) : null}
      <VisuallyHidden as="output" aria-live="polite">
        {chosen.length > 0 ? forwardCopy.chosen(chosen.length) : ''}
      </VisuallyHidden>
    </Dialog>
  )
}
