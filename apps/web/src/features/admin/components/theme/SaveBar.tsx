import { AlertDialog, Button, Menu, MenuItem } from '@umkreis/design-system'
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise'
import { CircleDashedIcon } from '@phosphor-icons/react/dist/csr/CircleDashed'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useId, useRef, useState, type ReactNode } from 'react'
import { focusWhenLost } from '../../../../shared/focus/focus-when-lost.ts'
import { copy } from '../../copy.ts'
import type { useThemeEditor } from '../../hooks/use-theme-editor.ts'
import * as css from './theme.css.ts'

/**
 * Saving and going back. What cannot be done keeps its place for the keyboard: it had the focus when it was done.
 *
 * @param hint Why it cannot be saved; nothing when it can.
 */
export function SaveBar({
  editor,
  hint,
}: {
  editor: ReturnType<typeof useThemeEditor>
  hint: string | undefined
}): ReactNode {
  const [isAsking, setAsking] = useState(false)
  const hintId = useId()
  const saveButton = useRef<HTMLButtonElement>(null)
  const { isChanged, isSaving, isOwnLook, failure, theirs } = editor
  return (
    <div className={css.saveBar}>
      {theirs ? (
        <output className={css.notice}>
          {copy.theme.theirs(theirs)}
          <Button
            size={32}
            onPress={() => {
              editor.discard()
              // It goes away with the notice.
              focusWhenLost(() => saveButton.current)
            }}
          >
            {copy.theme.takeTheirs}
          </Button>
        </output>
      ) : null}
      {failure ? (
        <p className={css.failure} role="alert">
          <WarningCircleIcon className={css.failureIcon} size={18} weight="fill" aria-hidden />
          <span>
            <b>{copy.theme.failed}</b> {failure}
          </span>
        </p>
      ) : null}
      <div className={css.actions}>
        <Button
          ref={saveButton}
          className={css.saveButton}
          type="submit"
          variant="accent"
          size={48}
          loading={isSaving}
          aria-disabled={(hint !== undefined && !isSaving) || undefined}
          aria-describedby={hint ? hintId : undefined}
        >
          {isSaving ? copy.theme.saving : copy.theme.save}
        </Button>
        <Menu
          label={copy.theme.resetMenu}
          trigger={
            <Button className={css.resetButton} variant="text" size={48}>
              {copy.theme.reset}
            </Button>
          }
        >
          <MenuItem
            icon={<ArrowCounterClockwiseIcon size={20} />}
            description={copy.theme.discardLine}
            disabled={isSaving || !isChanged}
            onAction={editor.discard}
          >
            {copy.theme.discard}
          </MenuItem>
          <MenuItem
            icon={<CircleDashedIcon size={20} />}
            description={copy.theme.toUmkreisLine}
            disabled={isSaving || isOwnLook}
            onAction={() => setAsking(true)}
          >
            {copy.theme.toUmkreis}
          </MenuItem>
        </Menu>
      </div>
      <p id={hintId} className={css.hint}>
        {isSaving ? null : hint}
      </p>
      <AlertDialog
        open={isAsking}
        title={copy.theme.resetTitle}
        message={copy.theme.resetMessage}
        confirmLabel={copy.theme.resetConfirm}
        onConfirm={() => {
          setAsking(false)
          void editor.resetToUmkreis()
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
