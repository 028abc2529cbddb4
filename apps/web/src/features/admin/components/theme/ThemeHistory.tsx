import { Button, Heading, Text, VisuallyHidden } from '@umkreis/design-system'
import type { SavedTheme } from '@umkreis/schemas'
import { useRef, useState, type ReactNode } from 'react'
import { focusWhenLost } from '../../../../shared/focus/focus-when-lost.ts'
import { copy } from '../../copy.ts'
import type { useThemeEditor } from '../../hooks/use-theme-editor.ts'
import { useThemeHistory } from '../../hooks/use-theme-history.ts'
import { formatMoment } from '../../logic/format-moment.ts'
import { COLOUR_NAMES, brandOf, createDraft, isSameLook } from '../../logic/theme-draft.ts'
import { Managed } from '../shared/Managed.tsx'
import * as managed from '../shared/managed.css.ts'
import { dot, historyEntry, historySwatch, inUse, swatchDots } from './theme.css.ts'

const words = copy.theme.history
/** The preview stands below on a phone, and is not to be pushed far away. */
const SHOWN_FIRST = 5

/** The looks that were saved before: one press shows one in the preview, another has it back. */
export function ThemeHistory({
  editor,
  organisation,
}: {
  editor: ReturnType<typeof useThemeEditor>
  organisation: string
}): ReactNode {
  const query = useThemeHistory()
  const [isWhole, setWhole] = useState(false)
  const heading = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    setWhole(true)
    // It goes away itself: on to the first of those that it brought.
    focusWhenLost(() => list.current?.children[SHOWN_FIRST]?.querySelector('button'))
  }
  return (
    <section aria-label={words.title}>
      <Heading level={2} size="body" ref={heading} tabIndex={-1}>
        {words.title}
      </Heading>
      <Managed query={query} words={words}>
        {(themes) =>
          themes.length === 0 ? (
            <Text size="small" tone="muted">
              {words.none}
            </Text>
          ) : (
            <>
              <ul className={managed.list} ref={list}>
                {themes.slice(0, isWhole ? themes.length : SHOWN_FIRST).map((theme) => (
                  <Entry
                    key={theme.themeId}
                    theme={theme}
                    editor={editor}
                    organisation={organisation}
                    onRestored={() => focusWhenLost(() => heading.current)}
                  />
                ))}
              </ul>
              {isWhole || themes.length <= SHOWN_FIRST ? null : (
                <Button variant="text" size={32} onPress={showAll}>
                  {words.all(themes.length)}
                </Button>
              )}
            </>
          )
        }
      </Managed>
    </section>
  )
}

function Entry({
  theme,
  editor,
  organisation,
  onRestored,
}: {
  theme: SavedTheme
  editor: ReturnType<typeof useThemeEditor>
  organisation: string
  onRestored: () => void
}) {
  const look = createDraft(theme, organisation)
  const isShown = isSameLook(look, editor.draft)
  const brand = brandOf(look)
  const restore = async () => {
    await editor.save()
    onRestored()
  }
  return (
    <li className={`${managed.entry} ${historyEntry}`}>
      <button type="button" className={historySwatch} aria-pressed={isShown} onClick={() => editor.preview(look)}>
        <span className={swatchDots} aria-hidden>
          {COLOUR_NAMES.map((name) => (
            <span key={name} className={dot} style={{ background: brand[name] }} />
          ))}
        </span>
        <span className={managed.entryWords}>
          <span className={managed.entryName}>
            <VisuallyHidden>{words.preview}</VisuallyHidden> {look.name}
          </span>
          <span className={managed.entryLine}>
            {theme.savedBy === null ? null : <span>{theme.savedBy}</span>}
            <span>{formatMoment(theme.savedAt)}</span>
          </span>
        </span>
      </button>
      {isShown && editor.isChanged ? (
        <Button
          size={32}
          loading={editor.isSaving}
          aria-label={words.restoreLabel(look.name)}
          onPress={() => void restore()}
        >
          {words.restore}
        </Button>
      ) : isShown ? (
        <span className={inUse}>{words.inUse}</span>
      ) : null}
    </li>
  )
}
