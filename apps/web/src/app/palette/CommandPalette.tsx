import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { IconButton, KeyHint, VisuallyHidden } from '@umkreis/design-system'
import { QUESTION_MAX_LENGTH } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useNavigate } from 'react-router'
import { openHistorySearchAtom } from '../../features/chat/open-search.ts'
import { useStartConversation } from '../../services/conversation/use-start-conversation.ts'
import { chooseSchemeAtom } from '../../services/scheme.ts'
import { currentUserAtom, signOutAtom } from '../../services/session.ts'
import { useModalDialog } from '../../shared/hooks/use-modal-dialog.ts'
import { useSettled } from '../../shared/hooks/use-settled.ts'
import { paths } from '../../shared/paths.ts'
import { listCommands, type CommandEffect } from './commands.ts'
import { copy } from './copy.ts'
import type { EarlyKeys } from './early-keys.ts'
import { firstChoice, groupOptions, isCertain, type PaletteOption } from './options.ts'
import * as styles from './palette.css.ts'
import { PaletteRow } from './PaletteRow.tsx'
import { useFoundPeople } from './use-found-people.ts'

/** A listener hears the count once the hand rests, not at every letter. */
const TOLD_AFTER_MS = 500

type CommandPaletteProps = {
  /** Hands over what was typed before the field was there; from then on the field gets the keys. */
  readonly takeEarlyKeys: () => EarlyKeys
  readonly onClose: () => void
}

/** Goes anywhere, finds anyone and starts a chat with them, from the keyboard. Open for as long as it is mounted. */
export default function CommandPalette({ takeEarlyKeys, onClose }: CommandPaletteProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const self = useAtomValue(currentUserAtom)
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const [chosenId, setChosenId] = useState<string>()
  const [isEntered, setEntered] = useState(false)
  const [failure, setFailure] = useState<string>()
  const found = useFoundPeople(text, self.userId)
  const { start, isStarting } = useStartConversation((message) => setFailure(message))
  const perform = useEffects(onClose)
  const navigate = useNavigate()

  const commands = useMemo(() => listCommands(self), [self])
  const groups = groupOptions(commands, found, text)
  const options = groups.flatMap((group) => group.options)
  // Where the chosen one is gone, Enter is for nobody else.
  const active = chosenId === undefined ? firstChoice(options) : options.find(({ id }) => id === chosenId)

  useModalDialog(dialog, true, onClose)
  const takeKeys = useEffectEvent(takeEarlyKeys)
  useLayoutEffect(() => {
    const early = takeKeys()
    // oxlint-disable-next-line react/set-state-in-effect -- until this moment keys may still have come
    setText(early.text)
    setEntered(early.isEntered)
    input.current?.focus()
  }, [])

  const run = (option: PaletteOption) => {
    setFailure(undefined)
    switch (option.kind) {
      case 'command':
        return perform(option.command.effect)
      case 'person':
        setChosenId(option.id)
        return start([option.person.userId])
      case 'retry':
        setChosenId(undefined)
        return found.retry()
      case 'ask':
        onClose()
        return void navigate(paths.surroundMeResult(new URLSearchParams({ query: option.question })))
    }
  }
  // Whoever types a name and presses Enter means the person who is still being looked up.
  const isWaiting = !found.isSettled && !isCertain(active, chosenId !== undefined)
  const answer = useEffectEvent(() => {
    setEntered(false)
    if (active && active.kind !== 'retry') run(active)
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- answers a key that was pressed before the people were there
    if (isEntered && !isWaiting) answer()
  }, [isEntered, isWaiting])

  /** Whoever chooses something else takes back an Enter that waits. */
  const choose = (option: PaletteOption | undefined) => {
    setChosenId(option?.id)
    setEntered(false)
  }
  const move = (by: 1 | -1) => {
    const at = options.findIndex(({ id }) => id === active?.id)
    choose(at === -1 ? options.at(by === 1 ? 0 : -1) : options.at((at + by) % options.length))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys belong to the input method while it composes a letter.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key !== 'Enter') return
    else if (isWaiting) setEntered(true)
    else if (active) run(active)
    // Nothing was shown as chosen: from here on something is, and the next Enter means it.
    else choose(options[0])
    event.preventDefault()
  }

  const people = groups.find(({ name }) => name === 'people')?.options.filter(({ kind }) => kind === 'person') ?? []
  const told = useSettled(
    found.isSettled && text !== '' ? copy.found(people.length, options.length - people.length) : '',
    TOLD_AFTER_MS,
  )
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={copy.title}>
      <div className={styles.content}>
        <div className={styles.head}>
          <MagnifyingGlassIcon className={styles.headIcon} size={24} aria-hidden />
          <input
            ref={input}
            className={styles.input}
            role="combobox"
            aria-label={copy.hint}
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active ? `${listId}${active.id}` : undefined}
            placeholder={copy.hint}
            value={text}
            maxLength={QUESTION_MAX_LENGTH}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => {
              setText(event.currentTarget.value)
              setChosenId(undefined)
              setEntered(false)
              setFailure(undefined)
            }}
            onKeyDown={onKeyDown}
          />
          <IconButton className={styles.close} label={copy.close} icon={<XIcon size={20} />} onPress={onClose} />
        </div>
        {failure ? (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        ) : null}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list holds only text, and no groups that are named by an element */}
        <div id={listId} className={styles.list} role="listbox" aria-label={copy.results} aria-busy={!found.isSettled}>
          {groups.map(({ name, options: own }) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            <div key={name} className={styles.group} role="group" aria-labelledby={`${listId}-${name}`}>
              <div id={`${listId}-${name}`} className={styles.groupName} role="presentation">
                {copy[name]}
              </div>
              {own.map((option) => (
                <PaletteRow
                  key={option.id}
                  id={`${listId}${option.id}`}
                  option={option}
                  typed={text}
                  isActive={option.id === active?.id}
                  isStarting={isStarting && option.id === active?.id}
                  onPoint={() => choose(option)}
                  onChoose={() => run(option)}
                />
              ))}
            </div>
          ))}
        </div>
        <div className={styles.foot} aria-hidden>
          <Hint keys={['↑', '↓']} words={copy.move} />
          <Hint keys={['↵']} words={copy.choose} />
          <Hint keys={['Esc']} words={copy.leave} />
        </div>
        <VisuallyHidden as="output" aria-live="polite">
          {told}
        </VisuallyHidden>
      </div>
    </dialog>
  )
}

function Hint({ keys, words }: { keys: readonly string[]; words: string }) {
  return (
    <span className={styles.hint}>
      {keys.map((key) => (
        <KeyHint key={key}>{key}</KeyHint>
      ))}
      {words}
    </span>
  )
}

/** Does what a command says, with the palette out of the way. */
function useEffects(onClose: () => void): (effect: CommandEffect) => void {
  const navigate = useNavigate()
  const chooseScheme = useSetAtom(chooseSchemeAtom)
  const signOut = useSetAtom(signOutAtom)
  const openSearch = useSetAtom(openHistorySearchAtom)
  return (effect) => {
    onClose()
    switch (effect.kind) {
      case 'go':
        return void navigate(effect.path, { state: effect.state ?? null })
      case 'choose-scheme':
        return chooseScheme(effect.scheme)
      case 'search-messages':
        openSearch({})
        return void navigate(paths.chat())
      case 'sign-out':
        return void signOut()
    }
  }
}
