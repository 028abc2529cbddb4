import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { classNames } from '../../internal/class-names.ts'
import { Button } from '../Button/Button.tsx'
import { FieldBottom, FieldTop, type FieldWords } from '../Field/Field.tsx'
import { box, input, root } from '../Field/Field.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { end, value as valueStyle } from './CopyField.css.ts'
import { WORDS } from './words.ts'

/** The words of a field to copy from, for other languages than English. */
export interface CopyWords {
  copy: string
  copied: string
  refused: string
}

/** How long the button says that it copied, in milliseconds. */
export const COPIED_DURATION_MS = 3000

/** {@link CopyField}: `onCopy` is told whether it worked. */
export interface CopyFieldProps extends Pick<FieldWords, 'label' | 'hint' | 'optional' | 'action'> {
  value: string
  words?: CopyWords
  onCopy?: (outcome: 'copied' | 'refused') => void
}

/** Something to take along: a link, a code. Where the browser refuses to copy, the text is selected and the field says so. */
export function CopyField({ label, hint, optional, action, value, words = WORDS, onCopy }: CopyFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<{ of: string; kind: 'copied' | 'refused' }>()
  const kind = outcome?.of === value ? outcome.kind : undefined
  useLayoutEffect(() => {
    if (outcome?.kind !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), COPIED_DURATION_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    const next = (await copyText(value)) ? 'copied' : 'refused'
    if (next === 'refused') {
      field.current?.focus()
      field.current?.select()
    }
    setOutcome({ of: value, kind: next })
    onCopy?.(next)
  }
  return (
    <AriaTextField className={root} value={value} isReadOnly>
      <FieldTop label={label} optional={optional} action={action} />
      <Group className={box}>
        <Input
          className={classNames(input, valueStyle)}
          onFocus={(event) => event.currentTarget.select()}
          ref={field}
          spellCheck="false"
        />
        <span className={end}>
          <Button
            size={32}
            variant={kind === 'copied' ? 'text' : 'soft'}
            icon={kind === 'copied' ? <CheckIcon size={16} weight="bold" /> : <CopyIcon size={16} />}
            onPress={() => void copy()}
          >
            {kind === 'copied' ? words.copied : words.copy}
          </Button>
        </span>
      </Group>
      <FieldBottom hint={kind === 'refused' ? words.refused : hint} />
      <output>
        <VisuallyHidden>{kind ? words[kind] : ''}</VisuallyHidden>
      </output>
    </AriaTextField>
  )
}

/** Whether the browser took the text; without a safe address, or when not allowed, it does not. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
