import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { MagicWandIcon } from '@phosphor-icons/react/dist/csr/MagicWand'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { parseColor, type ColorRefusal, type Hex } from '@umkreis/theme'
import { useId, useState, type ReactNode, type Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Popover } from 'react-aria-components/Popover'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { contents } from '../../internal/contents.css.ts'
import { input } from '../Field/Field.css.ts'
import { classNames } from '../../internal/class-names.ts'
import * as css from './ColorField.css.ts'
import { ColorPanel } from './ColorPanel.tsx'
import { dialog, popover } from './ColorPanel.css.ts'
import { WORDS } from './words.ts'

/** The words of a colour field, for other languages than English. */
export interface ColorWords {
  pick: (label: string) => string
  eyedropper: string
  refused: Record<ColorRefusal, string>
  expanded: (typed: string, color: string) => string
}

/** What is to be said about a colour that can be used; `drawn` is what stands in its place, shown beside it. */
export interface ColorFinding {
  tone: 'good' | 'mended'
  words: ReactNode
  drawn?: Hex
}

/**
 * {@link ColorField}: `text` is what stands in the field, `color` the last colour that it was. `onChange` gets what is
 * typed or picked, and the colour that it is; none for what is refused, which the field then says itself.
 */
export interface ColorFieldProps {
  label: string
  description?: ReactNode
  text: string
  color: Hex
  onChange: (text: string, color: Hex | undefined) => void
  finding?: ColorFinding | undefined
  disabled?: boolean
  name?: string
  words?: ColorWords
  inputRef?: Ref<HTMLInputElement>
}

/**
 * A colour: picked from the swatch, or typed. What is no colour is refused in words and stays as it was typed; three
 * digits become six when one leaves the field, which it says.
 */
export function ColorField(props: ColorFieldProps): ReactNode {
  const { label, description, text, color, onChange, finding, disabled, name, words = WORDS, inputRef } = props
  const [isJudged, setJudged] = useState(false)
  const [expandedFrom, setExpandedFrom] = useState<string>()
  const ids = { description: useId(), below: useId() }
  const read = parseColor(text)
  const refusal = read.kind === 'refused' && isJudged ? words.refused[read.reason] : undefined

  const change = (next: string) => {
    const nextRead = parseColor(next)
    // What was refused is judged on while it is typed anew, until it is a colour.
    if (nextRead.kind === 'color') setJudged(false)
    setExpandedFrom(undefined)
    onChange(next, nextRead.kind === 'color' ? nextRead.color : undefined)
  }
  const settle = () => {
    setJudged(read.kind === 'refused')
    if (read.kind !== 'color' || read.color === text) return
    onChange(read.color, read.color)
    if (read.expanded) setExpandedFrom(text.trim())
  }

  return (
    <AriaTextField
      className={css.root}
      value={text}
      onChange={change}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
      name={name}
      isDisabled={disabled}
      isInvalid={refusal !== undefined}
      validationBehavior="aria"
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      aria-describedby={`${ids.description} ${ids.below}`}
    >
      <span className={contents}>
        <DialogTrigger>
          <AriaButton
            className={css.swatch}
            aria-label={words.pick(label)}
            isDisabled={disabled}
            style={{ background: color }}
          >
            {finding?.drawn ? <span className={css.drawn} style={{ background: finding.drawn }} /> : null}
          </AriaButton>
          <Popover className={popover} placement="bottom start" offset={8} containerPadding={8}>
            <Dialog className={dialog} aria-label={words.pick(label)}>
              <ColorPanel color={color} eyedropper={words.eyedropper} onPick={change} />
            </Dialog>
          </Popover>
        </DialogTrigger>
      </span>
      <span className={css.words}>
        <Label className={css.label}>{label}</Label>
        <span id={ids.description} className={css.description}>
          {description}
        </span>
      </span>
      <span
        className={css.hexBox}
        data-invalid={refusal === undefined ? undefined : true}
        data-disabled={disabled || undefined}
      >
        <Input className={classNames(input, css.hex)} ref={inputRef} />
      </span>
      <div id={ids.below} className={css.below}>
        {/* Told when it appears, which is when the field has been left. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output would be left out of the description of the field */}
        <div role="status">
          {refusal === undefined ? null : (
            <span className={css.refused}>
              <WarningCircleIcon className={css.icon} size={18} weight="fill" aria-hidden />
              <span>{refusal}</span>
            </span>
          )}
          {expandedFrom === undefined ? null : <span className={css.note}>{words.expanded(expandedFrom, color)}</span>}
        </div>
        {refusal === undefined && finding ? <Finding {...finding} /> : null}
      </div>
    </AriaTextField>
  )
}

function Finding({ tone, words }: ColorFinding) {
  return tone === 'good' ? (
    <p className={css.good}>
      <CheckCircleIcon className={css.goodIcon} size={18} weight="fill" aria-hidden />
      <span>{words}</span>
    </p>
  ) : (
    <p className={css.mended}>
      <MagicWandIcon className={css.icon} size={18} aria-hidden />
      <span>{words}</span>
    </p>
  )
}
