import { TextField } from '@umkreis/design-system'
import { createTheme } from '@umkreis/theme'
import { useDeferredValue, useMemo, type FormEvent, type ReactNode } from 'react'
import { copy } from '../../copy.ts'
import type { KnownTheme } from '../../hooks/use-company-theme.ts'
import { useThemeEditor } from '../../hooks/use-theme-editor.ts'
import { COLOUR_NAMES, brandOf, refusedColours, refuseName } from '../../logic/theme-draft.ts'
import { LeaveGuard } from '../shared/LeaveGuard.tsx'
import { CheckSummary } from './CheckSummary.tsx'
import { ColourField } from './ColourField.tsx'
import { ThemePreview } from './preview/ThemePreview.tsx'
import { SaveBar } from './SaveBar.tsx'
import { ThemeHistory } from './ThemeHistory.tsx'
import { columns, fields, fieldset, form as formStyle, state as stateStyle } from './theme.css.ts'

/** The four colours, what became of them, and the product wearing them. */
export function ThemeEditor({ latest, organisation }: { latest: KnownTheme; organisation: string }): ReactNode {
  const editor = useThemeEditor(latest, organisation)
  const { draft, isChanged } = editor
  const { banner, bgcolor, line1, line2 } = brandOf(draft)
  const theme = useMemo(() => createTheme({ banner, bgcolor, line1, line2 }), [banner, bgcolor, line1, line2])
  // Typing and dragging never wait for the preview.
  const shown = useDeferredValue(theme)
  const nameError = refuseName(draft.name)
  const refused = refusedColours(draft)
  const hint = nameError
    ? copy.theme.nameFirst
    : refused.length > 0
      ? copy.theme.mendFirst(refused.join(', '))
      : isChanged
        ? undefined
        : copy.theme.nothingChanged
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!hint) void editor.save()
  }
  return (
    <div className={columns}>
      <form className={formStyle} onSubmit={submit} noValidate>
        <TextField
          label={copy.theme.name}
          value={draft.name}
          onChange={(name) => editor.edit((now) => ({ ...now, name }))}
          error={nameError}
          autoComplete="off"
          action={
            <span className={stateStyle}>
              {isChanged ? copy.theme.state.unsaved : editor.isOwnLook ? copy.theme.state.own : copy.theme.state.saved}
            </span>
          }
        />
        <div className={fields}>
          {COLOUR_NAMES.map((name) => (
            <div key={name} className={fieldset}>
              <ColourField
                name={name}
                value={draft.colours[name]}
                report={theme.report}
                onChange={(text, color) =>
                  editor.edit((now) => ({
                    ...now,
                    colours: { ...now.colours, [name]: { text, color: color ?? now.colours[name].color } },
                  }))
                }
              />
            </div>
          ))}
        </div>
        <CheckSummary report={theme.report} refused={refused.length} />
        <SaveBar editor={editor} hint={hint} />
        <ThemeHistory editor={editor} organisation={organisation} />
      </form>
      <ThemePreview theme={shown} organisation={organisation} />
      <LeaveGuard isNeeded={isChanged} words={copy.theme} />
    </div>
  )
}
